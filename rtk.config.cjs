module.exports = {
  schemaFile: './openapi.yaml',
  apiFile: './web/api/base-api.ts',
  apiImport: 'baseApi',
  outputFile: './web/api/generated.ts',
  exportName: 'api',
  hooks: true,
  tag: true,
  encodePathParams: true,
  flattenArg: false,
}
