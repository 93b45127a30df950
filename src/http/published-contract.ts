import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import helmet from 'helmet'
import { type Contract, operationsOf } from './contract.ts'
import { describedPermissions } from './described-permission.ts'

/**
 * The contract as integrators get it, as a file of either kind: each operation says who may call it, from the table that decides that.
 * The YAML is the file's own text, which keeps its order and comments.
 */
export const publishedContract = (contract: Contract, text: string): { json: string; yaml: string } => {
  const paths = structuredClone(contract.paths)
  const permissions = new Map<string, string>()
  for (const operation of operationsOf(contract)) {
    const described = describedPermissions(contract, operation)
    permissions.set(operation.id, JSON.stringify(described))
    Object.assign(paths[`/${operation.segments.join('/')}`]?.[operation.method.toLowerCase()] ?? {}, {
      'x-permissions': described,
    })
  }
  return {
    json: JSON.stringify({ ...contract, paths }),
    yaml: text.replace(
      /^( +)operationId: (\w+)$/gm,
      (line, indent: string, id: string) => `${line}\n${indent}x-permissions: ${permissions.get(id) ?? '[]'}`,
    ),
  }
}

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

/** `/openapi.json` and `/openapi.yaml`, for everybody on every origin: the contract is no secret. */
export const contractFiles = (contract: Contract, text: string): RequestHandler => {
  const { json, yaml } = publishedContract(contract, text)
  const files: Record<string, File> = {
    '/openapi.json': fileOf('application/json', json),
    '/openapi.yaml': fileOf('application/yaml', yaml),
  }
  const router = Router({ strict: true, caseSensitive: true })
  router.get(Object.keys(files), (request, response) => {
    const file = files[request.path]
    if (file === undefined) return
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
