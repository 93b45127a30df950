import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import helmet from 'helmet'
import { allRefusalsText, refusalsText, whoText } from '../texts/contract.ts'
import { type Contract, type ContractOperation, operationsOf } from './contract.ts'
import { type DescribedPermission, describedPermissions } from './described-permission.ts'
import { byStatus, type ListedRefusal, refusalsByCode, refusalsOf } from './listed-refusals.ts'
import { httpRefusals } from './problem.ts'

/** What is added to an operation when it is published. */
interface Addition {
  permissions: DescribedPermission[]
  paragraphs: string
}

const additionOf = (contract: Contract, operation: ContractOperation): Addition => {
  const permissions = describedPermissions(contract, operation)
  const own = refusalsOf(contract, operation).filter(({ code }) => operation.refusals.includes(code))
  return {
    permissions,
    paragraphs: [whoText(permissions), ...(own.length > 0 ? [refusalsText(own)] : [])].join('\n\n'),
  }
}

/** Every refusal that some operation tells, or that comes before a request has found one. */
const allRefusals = (contract: Contract): ListedRefusal[] => {
  const listed = new Set(operationsOf(contract).flatMap((one) => refusalsOf(contract, one).map(({ code }) => code)))
  return [...refusalsByCode.values()]
    .filter(({ code }) => listed.has(code) || Object.hasOwn(httpRefusals, code))
    .toSorted(byStatus)
}

const withParagraphs = (description: unknown, paragraphs: string): string =>
  `${(typeof description === 'string' ? description : '').trimEnd()}\n\n${paragraphs}\n`

/**
 * The contract as integrators get it, as a file of either kind: each operation says who may call it and what it refuses, from the tables
 * that decide that. The YAML is the file's own text, which keeps its order and comments; every description that is completed is a
 * block (`|`) in it.
 */
export const publishedContract = (contract: Contract, text: string): { json: string; yaml: string } => {
  const paths = structuredClone(contract.paths)
  const additions = new Map<string, Addition>()
  for (const operation of operationsOf(contract)) {
    const addition = additionOf(contract, operation)
    additions.set(operation.id, addition)
    const published = paths[`/${operation.segments.join('/')}`]?.[operation.method.toLowerCase()] as RawDescription
    published['x-permissions'] = addition.permissions
    published.description = withParagraphs(published.description, addition.paragraphs)
  }
  const all = allRefusalsText(allRefusals(contract))
  const info = { ...contract.info, description: withParagraphs(contract.info.description, all) }
  return { json: JSON.stringify({ ...contract, info, paths }), yaml: publishedText(text, additions, all) }
}

interface RawDescription {
  description?: string
  'x-permissions'?: DescribedPermission[]
}

const publishedText = (text: string, additions: ReadonlyMap<string, Addition>, all: string): string => {
  const indented = (added: string, indent: string) =>
    added
      .split('\n')
      .map((line) => (line === '' ? '' : `${indent}  ${line}`))
      .join('\n')
  const block = /^( +)description: \|\n(?:\1 {2}.*\n|\n)*/m
  const completed = (part: string, added: string) =>
    part.replace(block, (found, indent: string) => `${found.trimEnd()}\n\n${indented(added, indent)}\n`)
  const [head = '', ...operations] = text.split(/^(?= +operationId: \w+$)/m)
  return [
    completed(head, all),
    ...operations.map((part) => {
      const [, indent = '', id = ''] = /^( +)operationId: (\w+)$/m.exec(part) ?? []
      const { permissions = [], paragraphs = '' } = additions.get(id) ?? {}
      const [line = '', ...rest] = part.split('\n')
      return completed([line, `${indent}x-permissions: ${JSON.stringify(permissions)}`, ...rest].join('\n'), paragraphs)
    }),
  ].join('')
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
