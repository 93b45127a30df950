import { parse as parseQuery } from 'node:querystring'
import { promisify } from 'node:util'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { type identifyKey, isKeyToken, type SessionActor, type Sessions, type Tokens } from '../../core/access/index.ts'
import type { SignedIn } from '../../core/actors/rules.ts'
import type { Companies } from '../../core/companies/index.ts'
import type { Clock, KeptAnswers, RunOf, Showing, Transaction, WritePosition } from '../../core/shared/index.ts'
import { requestDetails } from '../../texts/kernel/requests.ts'
import { answerOnce } from './answer-once.ts'
import { claimsOfAddress } from '../permissions/address-claims.ts'
import { allowCompression } from './compression.ts'
import { type Contract, type ContractOperation, operationsOf } from '../contract/contract.ts'
import type { OperationId, PathOf, QueryOf } from '../contract/contract-types.ts'
import type { Call, Operation, Operations } from './operation.ts'
import { Download, PlainText, ServedImage } from '../contract/download.ts'
import { permissionFor } from '../permissions/permissions.ts'
import { refuseUnsafeJson } from './safe-json.ts'
import { httpProblem, notJson, unknownMethod, unknownPath } from '../contract/problem.ts'
import { Routes } from './routes.ts'
import {
  type NamedCompanies,
  needsNobody,
  openToAdministrators,
  type Permission,
  refuseUnlessPermitted,
} from '../permissions/rule.ts'
import { fileOf, isUpload, noStream, notAnUpload, streamOf } from './upload.ts'
import { type Parameters, type Validator, validatorsOf } from '../contract/validation.ts'

export interface RegistrarPorts {
  sessions: Sessions
  identifyKey: RunOf<typeof identifyKey>
  tokens: Tokens
  companies: Companies
  keptAnswers: KeptAnswers
  transaction: Transaction
  showing: Showing
  clock: Clock
}

interface Route {
  contract: ContractOperation
  claimsOf: ReturnType<typeof claimsOfAddress>
  validate: Validator
  operation: Operation
  isRepeatable: boolean
}

type Caller = Omit<NamedCompanies, 'claims'> & {
  actor: SignedIn | null
  /** What the caller wrote and has to be shown; undefined if nobody knows, as of a key. */
  writtenUpTo?: WritePosition | undefined
}

/** The credentials of a request with a token. */
interface Credentials {
  token: string
  tokenHash: string
  /** The caller's IP address. */
  address: string
}

/** What the request log records about a call. */
export interface CallFacts {
  operation?: OperationId
  actor?: SignedIn | null
  /** The code of the problem, if it failed. */
  code?: string
  /** The caller's IP address. */
  address?: string
  /** Of an answer whose length was not known before. */
  bytes?: number
  /** Whether a file of the web app is the answer. */
  isFile?: true
}

/** Compressed bodies are refused, so there are no decompression bombs. The type has been checked before. */
const parseJson = promisify(express.json({ limit: '100kb', inflate: false, type: () => true }))
const bodyOf = async (request: Request, response: Response): Promise<unknown> => {
  if (!request.is('application/json')) throw notJson()
  await parseJson(request, response)
  return request.body
}

const pathOf = (request: Request): string[] => {
  try {
    return request.path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    throw httpProblem('request.malformed', { detail: requestDetails.unreadableAddress })
  }
}

const queryOf = (request: Request): Parameters => {
  const at = request.url.indexOf('?')
  return at < 0 ? {} : { ...parseQuery(request.url.slice(at + 1)) }
}

const tokenOf = (request: Request): string | null =>
  /^Bearer ([\w-]{1,200})$/.exec(request.get('authorization') ?? '')?.[1] ?? null

const nobody: Caller = { actor: null, arePartners: false, company: null }
const inSession = (actor: SessionActor | null): Caller => ({ ...nobody, actor, writtenUpTo: actor?.writtenUpTo })

/**
 * Keeps passwords out of the fingerprint: a fast hash that is stored for days would reveal them to anyone who steals
 * the database.
 */
const withoutPassword = (name: string, value: unknown): unknown => (name === 'password' ? undefined : value)

/**
 * Serves the contract: route → valid request → session → permission → operation → answer, for all operations alike.
 * Routes are prepared at the start, validators by the first request that needs them.
 */
export const registrar = (contract: Contract, operations: Operations, ports: RegistrarPorts): RequestHandler => {
  const validatorOf = validatorsOf(contract)
  const routes = new Routes<Route>()
  for (const operation of operationsOf(contract)) {
    if (!Object.hasOwn(operations, operation.id)) throw new Error(`no operation for ${operation.id}`)
    routes.add(operation.method, operation.segments, {
      contract: operation,
      claimsOf: claimsOfAddress(operation.segments),
      validate: validatorOf(operation),
      operation: operations[operation.id] as unknown as Operation,
      isRepeatable: operation.parameters.some(({ name }) => name === 'Idempotency-Key'),
    })
  }

  const jsonOf = async (route: Route, request: Request, response: Response): Promise<unknown> => {
    const body = route.validate.body && (await bodyOf(request, response))
    refuseUnsafeJson(body)
    route.validate.body?.(body)
    return body
  }

  const change = (
    route: Route,
    call: Call<OperationId>,
    headers: Parameters,
    token: string | null,
  ): Promise<unknown> => {
    const work = () => route.operation.work(call)
    const atomic = route.operation.kind === 'command' ? () => ports.transaction.run(work) : work
    const key = route.isRepeatable ? headers['idempotency-key'] : undefined
    if (typeof key !== 'string') return atomic()
    const target = [route.contract.id, ...Object.values(call.path), ...Object.values(call.query)].join('/')
    const scope = `${target}:${call.actor === null ? call.address : call.tokenHash}`
    const sealedWith = route.operation.answersSecrets ? token : null
    return answerOnce(
      ports,
      { scope, key, sealedWith, input: call.file?.content ?? JSON.stringify(call.body ?? null, withoutPassword) },
      work,
    )
  }

  /** One that fails may have written something, too. */
  const remembered = async (
    tokenHash: string,
    writtenUpTo: WritePosition | undefined,
    changing: Promise<unknown>,
  ): Promise<unknown> => {
    try {
      return await changing
    } finally {
      if (writtenUpTo !== undefined) await ports.sessions.wrote(tokenHash)
    }
  }

  const show = (route: Route, call: Call<OperationId>, writtenUpTo: WritePosition | undefined): Promise<unknown> => {
    const work = () => route.operation.work(call)
    return writtenUpTo === undefined ? work() : ports.showing.show(writtenUpTo, work)
  }

  const callerOf = async (
    permission: Permission<PathOf<OperationId>, QueryOf<OperationId>>,
    path: PathOf<OperationId>,
    query: QueryOf<OperationId>,
    { token, tokenHash, address }: Credentials,
  ): Promise<Caller> => {
    const now = ports.clock.now()
    const partners = 'partners' in permission ? permission.partners?.(path) : undefined
    if (isKeyToken(token)) return { ...nobody, ...(await ports.identifyKey({ tokenHash, address, partners })) }
    if (partners !== undefined) {
      const found = await ports.sessions.actorInKitchen(tokenHash, now, partners)
      return { ...inSession(found?.actor ?? null), arePartners: found?.arePartners ?? false }
    }
    const actor = await ports.sessions.actorOf(tokenHash, now)
    const caller = inSession(actor)
    if (actor?.kind !== 'admin' || !openToAdministrators(permission)) return caller
    return { ...caller, company: await ports.companies.byId(permission.claims(path, query).companyId ?? '') }
  }

  return async (request, response) => {
    const facts = response.locals as CallFacts
    const match = routes.find(request.method === 'HEAD' ? 'GET' : request.method, pathOf(request))
    if (match === undefined) throw unknownPath()
    if ('allowed' in match) throw unknownMethod(match.allowed)
    const { route } = match
    facts.operation = route.contract.id
    response.set(route.contract.deprecationHeaders)

    const path = route.validate.path(match.segments) as PathOf<OperationId>
    const rawQuery = queryOf(request)
    refuseUnsafeJson(rawQuery)
    const query = route.validate.query(rawQuery) as QueryOf<OperationId>
    const headers = route.isRepeatable ? route.validate.headers({ ...request.headers }) : {}

    const token = tokenOf(request)
    const tokenHash = token === null ? '' : ports.tokens.hashOf(token)
    const permission = permissionFor(route.contract.id, path, query)
    /** A file is only read after the permission check, so that nobody else can make the server hold it. */
    const isFile = route.contract.takesFile && isUpload(request)
    const body = isFile ? undefined : await jsonOf(route, request, response)
    const address = request.ip ?? ''
    facts.address = address
    const isOpen = needsNobody(permission) || token === null
    const { actor, writtenUpTo, ...named } = isOpen
      ? nobody
      : await callerOf(permission, path, query, { token, tokenHash, address })
    facts.actor = actor
    refuseUnlessPermitted(permission, actor, path, query, { ...named, claims: route.claimsOf(path) })
    if (route.contract.takesFile && !isFile && route.contract.body === undefined) throw notAnUpload()
    const file = isFile ? await fileOf(request, response) : undefined
    const stream = route.contract.takesStream ? streamOf(request, route.contract.id) : noStream

    const { localAddress = '', localPort = 0 } = request.socket
    const localSocket = { address: localAddress, port: localPort }
    const userAgent = request.get('user-agent') ?? ''
    const call = { path, query, body, file, stream, actor, member: actor, tokenHash, address, userAgent, localSocket }
    const permitted = call as unknown as Call<OperationId>
    const isRead = route.operation.kind === 'read'
    const answer = await (isRead
      ? show(route, permitted, writtenUpTo)
      : remembered(tokenHash, writtenUpTo, change(route, permitted, headers, token)))
    response.status(route.contract.successStatus)
    // Commands may answer secrets, and answer little.
    if (isRead) allowCompression(request, response)
    await (answer instanceof Download || answer instanceof ServedImage || answer instanceof PlainText
      ? answer.sendTo(response)
      : response.json(answer))
  }
}
