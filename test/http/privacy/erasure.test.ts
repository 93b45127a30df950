import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, operator } from '../../../src/core/actors/rules.ts'
import { eraseAccount } from '../../../src/core/privacy/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { everythingOf } from '../../support/everything-of.ts'
import { tablesContaining } from '../../support/tables-containing.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'

const product = useProduct()
const world = useWorld(product)
const firm = () => world.corporateA

const erase = ({ companyId, id: userId }: Person, actor: Actor = operator) =>
  product.use(Transaction).run(() => product.use(eraseAccount)({ companyId, userId, actor }))
const actorOf = ({ id: userId, companyId, companyType, role }: Person): Actor => ({
  kind: 'staff',
  userId,
  companyId,
  companyType,
  role,
  mustChangePassword: false,
})
const update = async (person: Person, body: object) =>
  product.call('updateEmployee', {
    as: await tokenOf(product, firm().people.corporateOwner),
    path: { type: 'corporate', companyId: person.companyId, userId: person.id },
    body,
  })
const send = async (from: Person, to: { kind: 'person' | 'partner'; id: string }) => {
  const { status } = await product.call('sendMessage', {
    as: await tokenOf(product, from),
    path: { type: from.companyType, companyId: from.companyId },
    body: { to_addresses: [to], subject: 'Toplantı', body: 'Yarın saat onda.' },
  })
  expect(status).toBe(201)
}
const choiceCounts = () =>
  product.sql(`SELECT date, choice_key, department_id, count(*)::int FROM choices GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`)

/** Tables that keep the id of an erased account, and why. */
const kept: Record<string, string> = {
  users: 'the row itself, without anything else',
  destruction_records: 'a restored backup has to erase the account again',
  audit_logs: 'the log only has ids, and is never changed',
  mail_messages: 'what somebody wrote to others is theirs too; it names nobody',
  mail_copies: 'that somebody has read or deleted a message',
  rate_limits: 'counts requests, for an hour',
  privacy_requests: 'that it was asked for and answered in time; texts go',
  integration_keys: 'a key belongs to the company',
}
/** The same for tables that the test has no row of. */
const alsoKept: Record<string, string> = {
  mail_attachments: 'a file of a message belongs to it',
  delivery_confirmations: 'an act for the company',
  offers: 'an act for the company',
  order_events: 'an act for the company',
  own_numbers: 'an act for the company',
  price_requests: 'an act for the company',
  recipes: 'an act for the company',
  recipe_versions: 'an act for the company',
  shelf_counts: 'an act for the company',
  statements: 'an act for the company',
  statement_corrections: 'an act for the company',
  stock_movements: 'an act for the company',
  termination_requests: 'an act for the company',
}
const expectedLeft = () => Object.keys(kept).toSorted()

describe('erasing an account', () => {
  let person: Person
  let filled: string[]
  beforeAll(async () => {
    person = await enrol(product, firm().company, 'corporateOwner', { fullName: 'Ümran Silinecek' })
    const other = await enrol(product, firm().company, 'individual')
    await product.sql(everythingOf(person, other, world.cateringA.company.id))
    const { corporateOwner: owner } = firm().people
    await send(owner, { kind: 'person', id: person.id })
    await send(person, { kind: 'person', id: owner.id })
    await send(person, { kind: 'partner', id: world.cateringA.company.id })
    await update(person, { full_name: 'Ümran Silinenoğlu' })
    filled = await tablesContaining(product, person.id)
  })

  it('changes nothing if it does not come to its end', async () => {
    await product.sql('ALTER TABLE destruction_records ADD CONSTRAINT no_more CHECK (false) NOT VALID')
    const before = await product.sql(
      `SELECT u.*, (SELECT count(*) FROM notifications) FROM users u WHERE id = '${person.id}'`,
    )
    await expect(erase(person)).rejects.toThrow('no_more')
    await product.sql('ALTER TABLE destruction_records DROP CONSTRAINT no_more')
    expect(
      await product.sql(`SELECT u.*, (SELECT count(*) FROM notifications) FROM users u WHERE id = '${person.id}'`),
    ).toEqual(before)
  })

  it('leaves an id and every count, once', async () => {
    const before = await choiceCounts()
    for (const trace of ['Silinenoğlu', 'silinecek', person.phone, 'kanarya'])
      expect([trace, await tablesContaining(product, trace)]).not.toEqual([trace, []])

    await erase(person, actorOf(firm().people.corporateOwner))
    await erase(person)
    // News of others has the name for as long as it is kept.
    for (const trace of ['Silinecek', 'Silinenoğlu', 'silinecek', 'ayse@firma.example', person.phone, 'kanarya'])
      expect([trace, (await tablesContaining(product, trace)).filter((table) => table !== 'notifications')]).toEqual([
        trace,
        [],
      ])
    expect((await tablesContaining(product, person.id)).toSorted()).toEqual(expectedLeft())
    expect(await choiceCounts()).toEqual(before)
    expect(await product.sql('SELECT FROM comments')).toEqual([])
    expect(
      await product.sql(
        'SELECT count(DISTINCT c.user_id)::int AS ids, count(*)::int AS choices, sum(r.stars)::int AS stars FROM choices c LEFT JOIN ratings r USING (user_id, shift_id, date)',
      ),
    ).toEqual([{ ids: 1501, choices: 1501, stars: 4 }])
    expect(
      await product.sql(
        'SELECT company_id, scope, count, account_id, actor_kind, happened_at FROM destruction_records',
      ),
    ).toEqual([
      {
        company_id: person.companyId,
        scope: 'account',
        count: 1,
        account_id: person.id,
        actor_kind: 'member',
        happened_at: product.clock.now(),
      },
    ])
  })

  it('is for good: nobody finds, changes or activates the account', async () => {
    expect((await update(person, { is_active: true })).problem.code).toBe('employee.missing')
    await expect(product.sql(`UPDATE users SET is_active = true WHERE id = '${person.id}'`)).rejects.toThrow('users_')
    const { body } = await product.call('listEmployees', {
      as: await tokenOf(product, firm().people.corporateOwner),
      path: { type: 'corporate', companyId: person.companyId },
      query: { search: 'silin' },
    })
    expect(body.users).toEqual([])
    await enrol(product, firm().company, 'individual', { phone: person.phone })
  })

  it('shows somebody nameless where the person did something', async () => {
    const { people } = world.cateringA
    const { body } = await product.call('listMessages', {
      as: await tokenOf(product, people.corporateOwner),
      path: { type: 'catering', companyId: people.corporateOwner.companyId },
      query: { type: 'inbox' },
    })
    expect(body.messages).toMatchObject([{ subject: 'Toplantı', from_person: 'Silinmiş kişi' }])
    const { body: log } = await product.call('listAuditLogs', {
      as: await tokenOf(product, firm().people.corporateOwner),
      path: { type: 'corporate', companyId: person.companyId },
    })
    expect(log.logs.map(({ description }) => description)).toContain('Bir hesap kalıcı olarak silindi')
  })

  it('is refused for the last owner, for oneself and for those above', async () => {
    const { corporateOwner: owner, corporate3, corporate4, individual } = firm().people
    const codeOf = (work: Promise<void>) =>
      work.then(
        () => 'done',
        (error: { code: string }) => error.code,
      )
    expect(await codeOf(erase(owner))).toBe('employee.last_owner')
    expect(await codeOf(erase(corporate4, actorOf(corporate3)))).toBe('employee.above_you')
    expect(await codeOf(erase(corporate4, actorOf(corporate4)))).toBe('employee.own_activity')
    expect(await codeOf(erase(corporate3, actorOf(individual)))).toBe('access.denied')
    expect(await codeOf(erase({ ...corporate3, companyId: world.corporateB.company.id }))).toBe('employee.missing')
  })

  it('covers each table that refers to a person', async () => {
    const referring = await product.sql(
      `SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint WHERE contype = 'f' AND confrelid = 'users'::regclass AND conparentid = 0`,
    )
    const missing = referring.filter(
      ({ table }) => ![...expectedLeft(), ...Object.keys(alsoKept), ...filled].includes(String(table)),
    )
    expect(referring.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })
})
