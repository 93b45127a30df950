import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { tablesContaining } from '../../support/tables-containing.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  nextPhone,
  password,
  tokenOf,
  type Workplace,
} from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const logged: object[] = []
const product = useProduct({ onLog: (facts) => logged.push(facts) })
const world = useWorld(product)
let administrator: string
beforeAll(async () => {
  administrator = await administratorTokenOf(product, await appointAdministrator(product, 'platform-yonetici'))
})
beforeEach(() => product.sql(`DELETE FROM rate_limits WHERE key LIKE 'application%'`))

const newSecret = () => randomBytes(32).toString('base64url')
const applicant = (phone = nextPhone()) => ({ full_name: 'Ayşe Yılmaz', phone, email: 'ayse@ornek.com' })
const forFirm = (link_secret: string | undefined, { phone = nextPhone(), house = world.corporateA } = {}) => ({
  mode: 'existing' as const,
  applicant: applicant(phone),
  password,
  target: { company_id: house.company.id },
  ...(link_secret !== undefined && { link_secret }),
})
const forNew = (link_secret: string, name = `Ege Zeytin ${nextPhone()}`) => ({
  mode: 'new' as const,
  applicant: applicant(),
  password,
  link_secret,
  target: {
    company_type: 'supplier' as const,
    new_company_payload: {
      name,
      address: 'Kordon Cad. 5, İzmir',
      contact_phone: '0232 444 55 66',
      owner_full_name: 'Cem Ege',
      owner_phone: '5321112244',
      owner_email: 'cem@ornek.com',
    },
  },
})
const apply = (body: ReturnType<typeof forFirm> | ReturnType<typeof forNew>, headers = {}) =>
  product.call('submitApplication', { body, headers })
const applied = async (body: Parameters<typeof apply>[0]) => (await apply(body)).body.application.id
const ask = (link_secret: string) => product.call('getApplicationState', { body: { link_secret } })
const toldOf = async (secret: string) => (await ask(secret)).body.application

const inFirm = ({ company }: Workplace = world.corporateA) => ({ type: company.type, companyId: company.id })
const manager = (house = world.corporateA) => tokenOf(product, house.people.corporate3)
const decide = async (applicationId: string, status: 'approved' | 'rejected', notes?: string) =>
  product.call('decideApplication', {
    as: await manager(),
    path: { ...inFirm(), applicationId },
    body: { status, ...(notes !== undefined && { notes }) },
  })
const decideNew = (applicationId: string, status: 'approved' | 'rejected', notes?: string) =>
  product.call('decideNewCompany', {
    as: administrator,
    path: { applicationId },
    body: { status, ...(notes !== undefined && { notes }) },
  })

const unknown = {
  status: 404,
  problem: { code: 'application.link_unknown', detail: 'Bu bağlantı artık geçerli değil.' },
}

describe('the link to an application', () => {
  it('shows that it is waiting, and then that it was approved, whoever decided', async () => {
    const { company, people } = world.corporateA
    const [secret, phone] = [newSecret(), nextPhone()]
    const id = await applied(forFirm(secret, { phone }))
    const waiting = {
      mode: 'existing',
      status: 'pending',
      is_employee: false,
      company: { name: company.name, type: 'corporate', slug: company.slug },
      phone: `5*******${phone.slice(-2)}`,
      decided_at: null,
      reason: null,
    }
    const first = await ask(secret)
    expect(first.body.application).toEqual({ ...waiting, created_at: first.body.application.created_at })
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store' })

    await decide(id, 'approved', 'Güvenilir biri')
    const told = await ask(secret)
    expect(told.body.application).toMatchObject({
      ...waiting,
      status: 'approved',
      decided_at: product.clock.now().toISOString(),
    })
    const [decider] = await product.sql(`SELECT full_name FROM users WHERE id = '${people.corporate3.id}'`)
    expect(JSON.stringify(told.body)).not.toContain(decider?.['full_name'])
    expect(JSON.stringify(told.body)).not.toContain(people.corporate3.id)
  })

  it('shows for a new company what was asked for and who signs in', async () => {
    const secret = newSecret()
    const id = await applied(forNew(secret, 'Ege Zeytin'))
    const company = { name: 'Ege Zeytin', type: 'supplier', slug: null }
    expect(await toldOf(secret)).toMatchObject({ mode: 'new', status: 'pending', company, phone: '5*******44' })
    const { company: opened } = (await decideNew(id, 'approved', 'iç not')).body
    await product.sql(`UPDATE companies SET name = 'Başka Ad', is_active = false WHERE id = '${opened?.id}'`)
    expect(await toldOf(secret)).toMatchObject({ status: 'approved', company, reason: null })
  })

  it.each([
    ['by a manager', (id: string, notes: string) => decide(id, 'rejected', notes), () => forFirm],
    [
      'together with others',
      async (id: string, notes: string) =>
        product.call('rejectApplications', {
          as: await manager(),
          path: inFirm(),
          body: { application_ids: [id], notes },
        }),
      () => forFirm,
    ],
    ['by an administrator', (id: string, notes: string) => decideNew(id, 'rejected', notes), () => forNew],
  ])('shows the reason for a rejection %s exactly as written', async (_how, reject, form) => {
    const reason = '<img src=x onerror=alert(1)> Kadro dolu,\nbaharda yeniden deneyin. “İyi günler” & teşekkürler'
    const secret = newSecret()
    const id = await applied(form()(secret))
    expect((await reject(id, reason)).status).toBe(200)
    expect(await toldOf(secret)).toMatchObject({
      status: 'rejected',
      reason,
      decided_at: product.clock.now().toISOString(),
    })
  })

  it('shows nothing that happened afterwards', async () => {
    const [secret, phone] = [newSecret(), nextPhone()]
    const id = await applied(forFirm(secret, { phone }))
    await decide(id, 'approved')
    const told = await toldOf(secret)
    await product.sql(`UPDATE users SET is_active = false, role_on_leaving = role, phone = '5069998877', full_name = 'Başka Biri'
      WHERE phone = '${phone}'`)
    expect(await toldOf(secret)).toEqual(told)
    await product.sql(`DELETE FROM notifications WHERE user_id = (SELECT id FROM users WHERE phone = '5069998877');
      DELETE FROM users WHERE phone = '5069998877'`)
    expect(await toldOf(secret)).toEqual(told)
  })

  it('is unique: a second application with the same secret is refused', async () => {
    const secret = newSecret()
    await applied(forFirm(secret))
    const again = await apply(forFirm(secret))
    expect(again).toMatchObject({ status: 409, problem: { code: 'application.link_taken' } })
    const raced = newSecret()
    const replies = await Promise.all([1, 2, 3, 4].map(() => apply(forFirm(raced))))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  })

  it('stays the same when the request is repeated, and does not exist for a refused request', async () => {
    const [secret, refused] = [newSecret(), newSecret()]
    const body = forFirm(secret)
    const headers = { 'idempotency-key': 'bag-basvurusu-1' }
    const [first, again] = [await apply(body, headers), await apply(body, headers)]
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await toldOf(secret)).toMatchObject({ status: 'pending' })
    const member = world.corporateA.people.individual.phone
    for (const [phone, code] of [
      [body.applicant.phone, 'application.already_pending'],
      [member, 'application.already_member'],
    ] as const)
      expect((await apply(forFirm(refused, { phone }))).problem.code).toBe(code)
    expect(await ask(refused)).toMatchObject(unknown)
  })

  it('comes with a stored request that reveals nothing about the password', async () => {
    const headers = { 'idempotency-key': 'bag-basvurusu-2' }
    const body = forFirm(newSecret())
    const first = await apply(body, headers)
    const { password: _, ...known } = body
    const again = await apply({ ...known, password: 'Başka-Bir-Şifre-9' }, headers)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await apply(forFirm(newSecret()), headers)).problem.code).toBe('idempotency.reused')
  })

  it('does not exist for an application that was refused because too many are waiting', async () => {
    const house = world.supplier
    await product.sql(`INSERT INTO applications
        (id, mode, status, company_id, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
      SELECT gen_random_uuid(), 'existing', 'pending', '${house.company.id}', 'Bekleyen', '54' || lpad(n::text, 8, '0'),
        'b@ornek.com', 'hash', now(), now() FROM generate_series(1, 1000) n`)
    const secret = newSecret()
    expect((await apply(forFirm(secret, { house }))).problem.code).toBe('application.too_many_waiting')
    expect(await ask(secret)).toMatchObject(unknown)
  })

  it('is optional', async () => {
    const id = await applied(forFirm(undefined))
    expect(await product.sql(`SELECT link_hash FROM applications WHERE id = '${id}'`)).toEqual([{ link_hash: null }])
  })
})

describe('somebody without the link', () => {
  it('gets the same answer at the same cost, whether the link never existed or the application is gone', async () => {
    const secret = newSecret()
    const id = await applied(forFirm(secret))
    const query = vi.spyOn(pg.Client.prototype, 'query') as unknown as MockInstance<(sent: { text: string }) => void>
    const workOf = async (asked: string) => {
      query.mockClear()
      const { status, problem } = await ask(asked)
      return { status, problem, statements: query.mock.calls.map(([{ text }]) => text) }
    }
    const known = await workOf(secret)
    await product.sql(`DELETE FROM applications WHERE id = '${id}'`)
    const [gone, never] = [await workOf(secret), await workOf(newSecret())]
    query.mockRestore()
    expect(gone).toMatchObject(unknown)
    expect(never).toEqual(gone)
    expect(gone.statements).toEqual(known.statements)
    expect(known.statements.join()).toContain('link_hash')
  })

  it('is told what is wrong with an impossible secret', async () => {
    for (const secret of ['', 'kisa', 'A'.repeat(44), `${'A'.repeat(42)}=`, "' OR 1=1 --"])
      expect((await ask(secret)).status).toBe(400)
  })

  it('can ask at most 600 times an hour, even when nothing is found', async () => {
    await ask(newSecret())
    await product.sql(`UPDATE rate_limits SET taken = 599 WHERE key LIKE 'application-state:%'`)
    expect((await ask(newSecret())).status).toBe(404)
    expect((await ask(newSecret())).status).toBe(429)
  })
})

it('the secret of a link is stored as a hash and appears nowhere else, in no log and no other answer', async () => {
  const secret = newSecret()
  const id = await applied(forFirm(secret))
  const fresh = newSecret()
  await apply({ ...forFirm(fresh), applicant: applicant('123') })
  await ask(secret)
  await decide(id, 'rejected', 'Kadro dolu')
  await ask(secret)
  const hash = createHash('sha256').update(secret).digest('hex')
  expect(await tablesContaining(product, secret)).toEqual([])
  expect(await tablesContaining(product, hash)).toEqual(['applications'])
  const answers = [
    await product.call('listApplications', { as: await manager(), path: inFirm() }),
    await product.call('listPlatformApplications', { as: administrator }),
    await product.call('listAuditLogs', { as: await manager(), path: inFirm() }),
  ].map(({ status, body }) => [status, JSON.stringify(body)] as const)
  expect(answers.map(([status]) => status)).toEqual([200, 200, 200])
  for (const text of [...answers.map(([, body]) => body), JSON.stringify(logged)])
    for (const hidden of [secret, fresh, hash]) expect(text).not.toContain(hidden)
  expect(JSON.stringify(logged)).toContain('getApplicationState')
})
