@_exported import API
