// One import gives the settings and the views.

@_exported public import RondoCore
