import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import './docs.css'

const url = '/api/openapi.json'

interface Answer {
  url: string
  text: string
}

interface Shared {
  parameters?: unknown[]
}

/** Swagger UI ignores parameters that a path declares for all of its operations, so copy them into each operation. */
const withOwnParameters = (text: string): string => {
  const contract = JSON.parse(text) as { paths: Record<string, Shared> }
  for (const item of Object.values(contract.paths)) {
    const { parameters: shared = [], ...operations } = item
    delete item.parameters
    for (const operation of Object.values<Shared>(operations))
      operation.parameters = [...shared, ...(operation.parameters ?? [])]
  }
  return JSON.stringify(contract)
}

SwaggerUI({
  dom_id: '#contract',
  url,
  responseInterceptor: (response: Answer): Answer =>
    response.url.endsWith(url) ? Object.assign(response, { text: withOwnParameters(response.text) }) : response,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  showExtensions: true,
  defaultModelsExpandDepth: 0,
  // The default validator is a third-party address.
  validatorUrl: null,
})
