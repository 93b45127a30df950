import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import helmet from 'helmet'
import { stringify } from 'yaml'
import { type Contract, operationsOf } from './contract.ts'
import { describedPermissions } from './described-permission.ts'
import { examplesOf } from './examples.ts'

/**
 * The contract as integrators get it: each operation says who may call it, from the table that decides that, and each body has an
 * example.
 */
export const publishedContract = (contract: Contract): Contract => {
  const published = structuredClone(contract)
  for (const operation of operationsOf(contract)) {
    const at = ['paths', `/${operation.segments.join('/')}`, operation.method.toLowerCase(), 'x-permissions']
    put(published, at, describedPermissions(contract, operation))
  }
  for (const { at, example } of examplesOf(contract)) put(published, at, example)
  return published
}

const put = (document: object, at: readonly string[], value: unknown): void => {
  const parent = at
    .slice(0, -1)
    .reduce((node, key) => node[key] as Record<string, unknown>, document as Record<string, unknown>)
  parent[at.at(-1) ?? ''] = value
}

export const asJson = (contract: Contract): string => JSON.stringify(contract)
export const asYaml = (contract: Contract): string =>
  stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false })

interface File {
  type: string
  content: string
  etag: string
}

const fileOf = (type: string, content: string): File => ({
  type,
  content,
  etag: `"${createHash('sha256').update(content).digest('base64url')}"`,
})

/**
 * `/openapi.json` and `/openapi.yaml`, for everybody on every origin: the contract is no secret. They are made when somebody first asks,
 * because most servers are never asked.
 */
export const contractFiles = (contract: Contract): RequestHandler => {
  const makers: Record<string, () => File> = {
    '/openapi.json': () => fileOf('application/json', asJson(publishedContract(contract))),
    '/openapi.yaml': () => fileOf('application/yaml', asYaml(publishedContract(contract))),
  }
  const files = new Map<string, File>()
  const router = Router({ strict: true, caseSensitive: true })
  router.get(Object.keys(makers), (request, response) => {
    const { path } = request
    const file = files.get(path) ?? makers[path]?.()
    if (file === undefined) return
    files.set(path, file)
    response.set({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*', ETag: file.etag })
    const known = request.get('if-none-match')?.split(/\s*,\s*/) ?? []
    if (known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === file.etag)) response.status(304).end()
    else response.type(file.type).send(file.content)
  })
  return router
}

/** Swagger UI draws its icons from `data:` addresses. */
const security = helmet({
  strictTransportSecurity: false,
  frameguard: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
})

/** `/docs`, where people read and try the contract. */
export const contractPage = (webFolder: string): RequestHandler => {
  const file = join(webFolder, 'docs.html')
  const router = Router({ strict: true, caseSensitive: true })
  if (!existsSync(file)) return router
  const page = readFileSync(file, 'utf8')
  return router.get('/docs', security, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(page)
  })
}
