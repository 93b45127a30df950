import { beforeEach, describe, expect, it } from 'vitest'
import { answerForgottenPassword } from '../../../src/core/access/index.ts'
import { LinkSecrets } from '../../../src/core/emails/index.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { enrol, keyOf, nextPhone, password, type Person, tokenOf } from '../../support/world.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Tabldot <tabldot@tabldot.example>' }
const product = useProduct({ env: { ...mail, TRUSTED_PROXIES: '1' } })
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
beforeEach(async () => {
  await product.sql('DELETE FROM emails')
  product.clock.set('2026-11-11T09:00:00Z')
})

let people = 0
const withAddress = async (role: Person['role'] = 'individual', state = 'email_confirmed_at = now()') => {
  const person = await enrol(product, firm.company, role)
  await product.sql(`UPDATE users SET email = 'kisi${++people}@firma.example' WHERE id = '${person.id}'`)
  await product.sql(`UPDATE users SET ${state} WHERE id = '${person.id}'`)
  return person
}
const forget = ({ companyId, phone }: Pick<Person, 'companyId' | 'phone'>) =>
  product.use(Transaction).run(() => product.use(answerForgottenPassword)({ companyId, phone }))
const mails = () =>
  product.sql(`SELECT id, address, action_path FROM emails WHERE action_secret = 'reset' ORDER BY id`) as Promise<
    { id: string; address: string; action_path: string }[]
  >
const lastLink = async () => product.use(LinkSecrets).secretOf('reset', (await mails()).at(-1)?.id ?? '')
const newPassword = 'bahçede-dört-fener'
const reset = (token: string, to = newPassword) =>
  product.call('resetPasswordByLink', { body: { token, new_password: to } })
const signIn = ({ phone, companyId }: Person, with_: string) =>
  product.call('login', { body: { phone, company_id: companyId, company_type: 'individual', password: with_ } })
const waits = (person: Person) =>
  product.sql(`SELECT FROM users WHERE id = '${person.id}' AND reset_requested_at IS NOT NULL`)

describe('a forgotten password', () => {
  it('is set anew with the link, once, and everything else ends', async () => {
    const person = await withAddress()
    const old = await tokenOf(product, person, 'individual')
    await forget(person)
    expect(await mails()).toMatchObject([{ address: `kisi${people}@firma.example`, action_path: '/sifre-yenile' }])
    expect(await waits(person)).toEqual([])
    const link = await lastLink()
    for (let time = 0; time < 10; time++) await signIn(person, 'yanlış-şifre')
    expect((await signIn(person, password)).status).toBe(429)
    expect((await reset(link)).status).toBe(200)
    expect((await signIn(person, password)).status).toBe(401)
    expect((await signIn(person, newPassword)).status).toBe(200)
    expect((await product.call('getProfile', { as: old })).status).toBe(401)
    const again = await reset(link)
    expect([again.status, again.problem.code]).toEqual([422, 'reset_link.over'])
    const [entry] = await product.sql(`SELECT event FROM audit_logs WHERE actor_id = '${person.id}'`)
    expect(entry).toEqual({ event: 'user.password_reset_by_link' })
  })

  it('is not set by a link to an address that a key has entered, because a key could read it', async () => {
    const person = await withAddress()
    const { token } = await keyOf(product, firm.company.id, 'corporate4')
    const address = { email: 'anahtar@firma.example' }
    const path = { type: 'corporate' as const, companyId: firm.company.id, userId: person.id }
    expect((await product.call('updateEmployee', { as: token, path, body: address })).status).toBe(200)
    await product.sql(`UPDATE users SET email_confirmed_at = now() WHERE id = '${person.id}'`)
    await forget(person)
    expect(await mails()).toEqual([])
    expect(await waits(person)).toHaveLength(1)
    const manager = await tokenOf(product, firm.people.corporate3)
    await product.call('updateEmployee', { as: manager, path, body: { email: 'kisi@firma.example' } })
    await product.sql(`UPDATE users SET email_confirmed_at = now() WHERE id = '${person.id}'`)
    await forget(person)
    expect(await mails()).toMatchObject([{ address: 'kisi@firma.example' }])
  })

  it('is set by one of two who use the link at once', async () => {
    const person = await withAddress()
    await forget(person)
    const link = await lastLink()
    const answers = await Promise.all([reset(link), reset(link, 'başka-bir-şifre-9')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('keeps its link for half an hour, and only the newest', async () => {
    const person = await withAddress()
    await forget(person)
    const first = await lastLink()
    await forget(person)
    expect(await mails()).toHaveLength(1)
    product.clock.set('2026-11-11T09:06:00Z')
    await forget(person)
    const second = await lastLink()
    expect((await reset(first)).problem.code).toBe('reset_link.over')
    product.clock.set('2026-11-11T09:37:00Z')
    expect((await reset(second)).problem.code).toBe('reset_link.over')
    product.clock.set('2026-11-11T09:35:00Z')
    expect((await reset(second)).status).toBe(200)
  })

  it('is the managers’ matter without an address that is confirmed and can be reached', async () => {
    for (const person of [
      await enrol(product, firm.company, 'individual'),
      await withAddress('individual', 'email_confirmed_at = NULL'),
      await withAddress('individual', 'email_confirmed_at = now(), email_unreachable_at = now()'),
    ]) {
      await forget(person)
      expect(await waits(person)).toHaveLength(1)
    }
    await forget({ companyId: firm.company.id, phone: nextPhone() })
    expect(await mails()).toEqual([])
  })

  it('loses its link with the address, the password, or the account', async () => {
    const changes = [
      `UPDATE users SET email = 'yeni@firma.example' WHERE id = `,
      `UPDATE users SET is_active = false, role_on_leaving = role WHERE id = `,
    ]
    for (const change of changes) {
      const person = await withAddress()
      await forget(person)
      await product.sql(`${change} '${person.id}'`)
      expect((await reset(await lastLink())).problem.code).toBe('reset_link.over')
    }
    const person = await withAddress()
    await forget(person)
    const changed = await product.call('changeIndividualPassword', {
      as: await tokenOf(product, person, 'individual'),
      path: { companyId: person.companyId, userId: person.id },
      body: { current_password: password, new_password: newPassword },
    })
    expect(changed.status).toBe(200)
    expect((await reset(await lastLink())).problem.code).toBe('reset_link.over')
  })

  it('refuses a password made of the name, and keeps the link', async () => {
    const person = await withAddress()
    await forget(person)
    const link = await lastLink()
    expect((await reset(link, 'deneme individual 12')).problem.code).toBe('password.own_name')
    expect((await reset(link)).status).toBe(200)
  })

  it('gets the same answer and the same work, whoever asks', async () => {
    const person = await withAddress()
    const answers = []
    const jobs = () => product.sql(`SELECT count(*)::int AS jobs FROM graphile_worker._private_jobs`)
    for (const phone of [person.phone, nextPhone()]) {
      const before = (await jobs())[0]?.['jobs'] as number
      const { status, body, headers } = await product.call('requestResetLink', {
        body: { company_id: person.companyId, phone },
        headers: { 'x-forwarded-for': '10.7.0.1' },
      })
      answers.push([status, body, Object.keys(headers).sort(), ((await jobs())[0]?.['jobs'] as number) - before])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.[1]).toMatchObject({ message: expect.stringContaining('bağlantı gönderildi') as string })
    const body = { company_id: person.companyId, phone: person.phone }
    const ask = () => product.call('requestResetLink', { body, headers: { 'x-forwarded-for': '10.7.0.2' } })
    for (let time = 1; time <= 60; time++) expect((await ask()).status).toBe(200)
    expect((await ask()).problem.code).toBe('limit.exceeded')
  })

  it('does not skip the second factor', async () => {
    const person = await withAddress('corporate3')
    await product.sql(`UPDATE users SET second_factor_since = now() WHERE id = '${person.id}'`)
    await forget(person)
    expect((await reset(await lastLink())).status).toBe(200)
    const { body } = await signIn(person, newPassword)
    expect(body).toHaveProperty('second_step')
  })
})
