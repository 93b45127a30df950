import type { CompanyType, Role } from '../../src/core/actors/rules.ts'
import { companyTypeLabels, roleLabels } from '../../src/texts/access/labels.ts'
import { Failure, wrongUsage } from '../failure.ts'
import { type Answer, answerChecker, type Fault } from './answer-check.ts'
import { FoundValues } from './found-values.ts'
import { apiRootOf, getsOf, type Permission, type PublishedContract, type PublishedOperation } from './published.ts'

export interface Verdict {
  operation: string
  path: string
  /** `skipped`: not called, or refused for a reason listed in the contract. */
  outcome: 'ok' | 'skipped' | 'failed'
  status: number | null
  /** Why it was skipped. */
  reason: string | null
  faults: Fault[]
}

export interface Checked {
  version: string
  company: { name: string; type: CompanyType } | null
  role: Role | null
  verdicts: Verdict[]
}

interface Holder {
  company: { id: string; name: string; type: CompanyType; slug: string }
  role: Role
}

const tooBusy = [429, 503]
const longestWaitSeconds = 30
const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Sends one request at a time; waits and retries once if the server asks for it. */
const asker =
  (root: URL, key: string | undefined) =>
  async (path: string, again = true): Promise<Answer> => {
    const answer = await fetch(new URL(path, root), {
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    }).catch((error: Error) => {
      throw new Failure(`${root.href}${path} adresine ulaşılamadı: ${error.message}`, 2, { code: 'server.unreachable' })
    })
    const wait = Number(answer.headers.get('retry-after') ?? longestWaitSeconds + 1)
    const body = Buffer.from(await answer.arrayBuffer())
    if (!again || !tooBusy.includes(answer.status) || wait > longestWaitSeconds)
      return { status: answer.status, headers: answer.headers, body }
    await pause(wait)
    return asker(root, key)(path, false)
  }

const jsonOf = ({ body }: Answer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

const isFor = ({ who, company_types, roles, or_key }: Permission, holder: Holder | undefined): boolean =>
  who === 'everybody' ||
  (holder !== undefined &&
    (who === 'key' ||
      (or_key === true &&
        company_types?.includes(holder.company.type) === true &&
        roles?.includes(holder.role) === true)))

const whyNot = ({ permissions }: PublishedOperation, holder: Holder | undefined): string => {
  if (holder === undefined) return 'anahtar verilmedi'
  const forKeys = permissions.filter(({ or_key }) => or_key)
  if (forKeys.length === 0) return 'anahtarlara kapalı'
  const ofType = forKeys.some(({ company_types }) => company_types?.includes(holder.company.type))
  return ofType ? `${roleLabels[holder.role]} rolüne kapalı` : `${companyTypeLabels[holder.company.type]} için değil`
}

/** All combinations of path values worth trying. */
const addressesOf = (
  operation: PublishedOperation,
  values: FoundValues,
  fixed: NonNullable<Permission['when']>,
): string[] => {
  const query = new URLSearchParams()
  const paths = operation.parameters
    .filter((one) => one.in !== 'header')
    .reduce<string[]>(
      (all, parameter) => {
        const { name, required } = parameter
        const given =
          fixed[name] === undefined || fixed[name] === 'given'
            ? values.for(parameter, operation)
            : [String(fixed[name])]
        if (parameter.in === 'query') {
          if (given[0] !== undefined) query.set(name, given[0])
          return given[0] === undefined && required ? [] : all
        }
        return all.flatMap((path) => given.map((value) => path.replace(`{${name}}`, encodeURIComponent(value))))
      },
      [operation.path.slice(1)],
    )
  return paths.slice(0, 3).map((path) => (query.size > 0 ? `${path}?${query.toString()}` : path))
}

/** The path parameters without a known value. */
const missingIn = (operation: PublishedOperation, values: FoundValues): string =>
  operation.parameters
    .filter((one) => one.in !== 'header' && one.required && values.for(one, operation).length === 0)
    .map(({ name }) => name)
    .join(', ')

const refusedReason = (answer: Answer): string => {
  const { code = '' } = (jsonOf(answer) ?? {}) as { code?: string }
  return `${answer.status} ${code}`.trim()
}

const unknownPath = 'request.unknown_path'

/** Refusals that permitted callers can get: there is nothing to see, or not now. */
const isOwnReason = (status: number): boolean => [404, 409, 422, 429].includes(status)

/**
 * Checks a running server against its contract from outside: calls every GET operation that the key may call, one after
 * the other, with ids from earlier responses, and compares the responses with the contract. It changes nothing.
 */
export const validateServer = async (
  contract: PublishedContract,
  server: URL,
  key: string | undefined,
  onVerdict: (verdict: Verdict) => void,
): Promise<Checked> => {
  const ask = asker(apiRootOf(contract, server), key)
  const check = answerChecker(contract)
  const holder = key === undefined ? undefined : await holderOf(contract, ask)
  const values = new FoundValues(holder?.company)
  const verdicts: Verdict[] = []
  const tell = (operation: PublishedOperation, verdict: Omit<Verdict, 'operation' | 'path'>) => {
    const told = { operation: operation.id, path: operation.path, ...verdict }
    verdicts.push(told)
    onVerdict(told)
  }
  const call = async (operation: PublishedOperation, addresses: string[]): Promise<void> => {
    for (const [at, address] of addresses.entries()) {
      const answer = await ask(address)
      const { status } = answer
      const faults = check(operation, answer)
      const isDone = status >= 200 && status < 300
      if (isDone) values.learn(operation, jsonOf(answer))
      if (faults.length > 0) return tell(operation, { outcome: 'failed', status, reason: null, faults })
      if (isDone) return tell(operation, { outcome: 'ok', status, reason: null, faults })
      if (at < addresses.length - 1) continue
      const reason = refusedReason(answer)
      if (isOwnReason(status) && !reason.endsWith(unknownPath))
        return tell(operation, { outcome: 'skipped', status, reason, faults })
      tell(operation, {
        outcome: 'failed',
        status,
        reason: null,
        faults: [{ at: 'durum', expected: `başarılı bir cevap, gelen ${reason}` }],
      })
    }
  }

  let waiting = getsOf(contract)
  for (;;) {
    const still: PublishedOperation[] = []
    for (const operation of waiting) {
      const permission = operation.permissions.find((one) => isFor(one, holder) && !contradicts(one, holder))
      const addresses = permission && addressesOf(operation, values, permission.when ?? {})
      if (addresses === undefined)
        tell(operation, { outcome: 'skipped', status: null, reason: whyNot(operation, holder), faults: [] })
      else if (addresses.length === 0) still.push(operation)
      else await call(operation, addresses)
    }
    if (still.length === waiting.length) break
    waiting = still
  }
  for (const operation of waiting)
    tell(operation, {
      outcome: 'skipped',
      status: null,
      reason: `değeri bulunamadı: ${missingIn(operation, values)}`,
      faults: [],
    })
  const { company, role } = holder ?? {}
  return {
    version: contract.info.version,
    company: company ? { name: company.name, type: company.type } : null,
    role: role ?? null,
    verdicts,
  }
}

/** Whether the permission is for companies of another type. */
const contradicts = ({ when }: Permission, holder: Holder | undefined): boolean =>
  when?.['type'] !== undefined && holder !== undefined && when['type'] !== holder.company.type

const holderOf = async (contract: PublishedContract, ask: ReturnType<typeof asker>): Promise<Holder> => {
  if (!getsOf(contract).some(({ id }) => id === 'getOwnKey'))
    throw new Failure('Sözleşmede GET /key yok; bu sunucu anahtarları tanımıyor.', 2, {
      code: 'server.unknown_contract',
    })
  const answer = await ask('key')
  const { company, key } = (jsonOf(answer) ?? {}) as { company?: Holder['company']; key?: { role?: Role } }
  if (answer.status === 401)
    throw wrongUsage('Anahtar geçerli değil: süresi dolmuş, iptal edilmiş ya da bu adrese kapalı olabilir.')
  if (company?.id === undefined || key?.role === undefined)
    throw new Failure(`GET /key anahtarın şirketini ve rolünü söylemedi (${answer.status}).`, 1, {
      code: 'server.unknown_contract',
    })
  return { company, role: key.role }
}
