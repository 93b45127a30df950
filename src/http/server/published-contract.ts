import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Router } from 'express'
import helmet from 'helmet'
import { stringify } from 'yaml'
import { atFirstUse } from '../../core/shared/rules.ts'
import { allRefusalsText, refusalsText, whoText } from '../../texts/access/contract.ts'
import { type Contract, operationsOf } from '../contract/contract.ts'
import { describedPermissions } from '../permissions/described-permission.ts'
import { withExamples } from '../contract/examples.ts'
import { byStatus, type ListedRefusal, refusalsByCode, refusalsOf } from './listed-refusals.ts'
import { httpRefusals } from '../contract/problem.ts'

/** All refusals that an operation lists, or that occur before an operation is found. */
const allRefusals = (contract: Contract): ListedRefusal[] => {
  const listed = new Set(operationsOf(contract).flatMap((one) => refusalsOf(contract, one).map(({ code }) => code)))
  return [...refusalsByCode.values()]
    .filter(({ code }) => listed.has(code) || Object.hasOwn(httpRefusals, code))
    .toSorted(byStatus)
}

const withParagraphs = (description: unknown, paragraphs: string): string =>
  `${(typeof description === 'string' ? description : '').trimEnd()}\n\n${paragraphs}\n`

/**
 * The contract as published for integrators: each operation says who may call it and what it refuses, derived from the
 * tables that decide it, and each body has an example.
 */
export const publishedContract = (contract: Contract): Contract => {
  const published = withExamples(contract)
  for (const operation of operationsOf(contract)) {
    const permissions = describedPermissions(contract, operation)
    const own = refusalsOf(contract, operation).filter(({ code }) => operation.refusals.includes(code))
    const paragraphs = [whoText(permissions), ...(own.length > 0 ? [refusalsText(own)] : [])].join('\n\n')
    const written = nodeAt(published, ['paths', `/${operation.segments.join('/')}`, operation.method.toLowerCase()])
    written['x-permissions'] = permissions
    written['description'] = withParagraphs(written['description'], paragraphs)
  }
  published.info.description = withParagraphs(published.info.description, allRefusalsText(allRefusals(contract)))
  return published
}

const nodeAt = (document: object, at: readonly string[]): Record<string, unknown> =>
  at.reduce((node, key) => node[key] as Record<string, unknown>, document as Record<string, unknown>)

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
 * `/openapi.json` and `/openapi.yaml`, readable from any origin because the contract is public. Generated on the first
 * request, since most servers never get one.
 */
const addFiles = (router: Router, contract: Contract): void => {
  const makers: Record<string, () => File> = {
    '/openapi.json': () => fileOf('application/json', asJson(publishedContract(contract))),
    '/openapi.yaml': () => fileOf('application/yaml; charset=utf-8', asYaml(publishedContract(contract))),
  }
  for (const [path, make] of Object.entries(makers)) {
    const made = atFirstUse(make)
    router.get(path, (request, response) => {
      const file = made()
      response.set({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*', ETag: file.etag })
      const known = request.get('if-none-match')?.split(/\s*,\s*/) ?? []
      if (known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === file.etag)) response.status(304).end()
      else response.type(file.type).send(file.content)
    })
  }
}

/** Swagger UI loads its icons from `data:` URLs. */
const security = helmet({
  strictTransportSecurity: false,
  frameguard: { action: 'deny' },
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

/** `/docs`, where people can read the contract and try it out. */
const addPage = (router: Router, webFolder: string): void => {
  const file = join(webFolder, 'docs.html')
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  router.get('/docs', security, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(page)
  })
}

export const addContract = (router: Router, contract: Contract, webFolder: string): void => {
  addFiles(router, contract)
  addPage(router, webFolder)
}
