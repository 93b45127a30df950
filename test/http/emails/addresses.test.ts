import { beforeEach, describe, expect, it } from 'vitest'
import { LinkSecrets, type LinkPurpose, writeToChangedAddresses } from '../../../src/core/emails/index.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'

/** Without the check of the contract, which would answer first and say less. */
const product = useProduct({
  contractCheck: false,
  env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Tabldot <tabldot@tabldot.example>' },
})
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
const other = useCompany(product, 'corporate', 'Boğaziçi Yazılım')
beforeEach(() => product.sql('DELETE FROM emails'))

const settings = async (person: Person, body?: object) => {
  const request = { as: await tokenOf(product, person), path: { companyId: person.companyId, userId: person.id } }
  return body === undefined
    ? product.call('getMailSettings', request)
    : product.call('saveMailSettings', { ...request, body })
}
const write = () => product.use(writeToChangedAddresses)({})
const mails = () =>
  product.sql('SELECT id, address, title, action_path, action_secret FROM emails ORDER BY id') as Promise<
    { id: string; address: string; title: string; action_path: string; action_secret: string }[]
  >
const secretOf = (purpose: LinkPurpose, id: string) => product.use(LinkSecrets).secretOf(purpose, id)
const confirm = (token: string) => product.call('confirmEmail', { body: { token } })
const someone = () => enrol(product, firm.company, 'individual')
/** Enters the address and returns the secret of its link. */
const linkFor = async (person: Person, email: string) => {
  expect((await settings(person, { email })).status).toBe(200)
  await write()
  return secretOf('confirm', (await mails()).find(({ address }) => address === email)?.id ?? '')
}
const over =
  'Bu bağlantı geçersiz: kullanılmış, süresi dolmuş ya da adres bu arada değişmiş olabilir. Hesabınızdan yenisini isteyin.'

describe('an address', () => {
  it('is confirmed by its link, once', async () => {
    const person = await someone()
    const secret = await linkFor(person, 'ayse@firma.example')
    expect(await mails()).toMatchObject([
      {
        address: 'ayse@firma.example',
        title: 'E-posta adresinizi onaylayın',
        action_path: '/e-posta-onayi',
        action_secret: 'confirm',
      },
    ])
    expect((await settings(person)).body).toMatchObject({
      email: 'ayse@firma.example',
      is_confirmed: false,
      is_on: true,
    })
    expect((await confirm(secret)).status).toBe(200)
    expect((await settings(person)).body).toMatchObject({ is_confirmed: true, is_reachable: true })
    const again = await confirm(secret)
    expect([again.status, again.problem.code, again.problem.detail]).toEqual([422, 'email_link.over', over])
  })

  it('is not confirmed by a link that is forged, for something else, too old, or of an address given up', async () => {
    const person = await someone()
    const secret = await linkFor(person, 'eski@firma.example')
    const [mail] = await mails()
    expect((await confirm(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`)).problem.code).toBe(
      'email_link.over',
    )
    expect((await confirm(secretOf('reset', mail?.id ?? ''))).problem.code).toBe('email_link.over')
    const late = await linkFor(await someone(), 'gec@firma.example')
    product.clock.set('2026-12-12T09:00:00Z')
    expect((await confirm(late)).problem.code).toBe('email_link.over')
    product.clock.set('2026-11-11T09:00:00Z')
    await settings(person, { email: 'yeni@firma.example' })
    expect((await confirm(secret)).problem.code).toBe('email_link.over')
    expect((await settings(person)).body.is_confirmed).toBe(false)
  })

  it('loses its confirmation when it changes, and the old one is told', async () => {
    const person = await someone()
    await confirm(await linkFor(person, 'bir@firma.example'))
    await product.sql('DELETE FROM emails')
    await settings(person, { email: 'iki@firma.example' })
    await settings(person, { email: '' })
    await write()
    expect(await mails()).toMatchObject([{ address: 'bir@firma.example', title: 'E-posta adresiniz değişti' }])
    expect((await settings(person)).body).toMatchObject({ email: null, is_confirmed: false })
  })

  it('gets a link whoever enters it, and one a day in each company', async () => {
    const { corporateOwner } = firm.people
    const as = await tokenOf(product, corporateOwner)
    const path = { type: 'corporate' as const, companyId: firm.company.id }
    for (const phone of ['5351112233', '5351112234'])
      await product.call('createEmployee', {
        as,
        path,
        body: { full_name: 'Deniz Ortak', phone, email: 'Ortak@firma.example' },
      })
    await Promise.all([write(), write()])
    await write()
    expect((await mails()).map(({ address }) => address)).toEqual(['Ortak@firma.example'])
    const elsewhere = await enrol(product, other.company, 'individual')
    await linkFor(elsewhere, 'ortak@firma.example')
    expect(await mails()).toHaveLength(2)
    const again = await product.call('sendConfirmation', {
      as: await tokenOf(product, elsewhere),
      path: { companyId: elsewhere.companyId, userId: elsewhere.id },
    })
    expect([again.status, again.problem.code]).toEqual([422, 'email_link.sent_today'])
  })

  it('can be sent its link again the next day', async () => {
    const person = await someone()
    const request = {
      as: await tokenOf(product, person),
      path: { companyId: person.companyId, userId: person.id },
    }
    expect((await product.call('sendConfirmation', request)).problem.code).toBe('email.none')
    await linkFor(person, 'yarin@firma.example')
    product.clock.set('2026-11-12T09:00:00Z')
    expect((await product.call('sendConfirmation', request)).status).toBe(200)
    const [first, second] = (await mails()).map(({ id }) => secretOf('confirm', id))
    expect((await confirm(second ?? '')).status).toBe(200)
    expect((await product.call('sendConfirmation', request)).status).toBe(200)
    expect(await mails()).toHaveLength(2)
    expect((await confirm(first ?? '')).status).toBe(200)
    product.clock.set('2026-11-11T09:00:00Z')
  })

  it.each([
    ['two @', 'a@b@firma.example'],
    ['a line break', 'a@firma.example\r\nBcc: b@firma.example'],
    ['300 characters', `${'a'.repeat(288)}@firma.example`],
    ['letters beyond ASCII', 'a@şirket.example'],
  ])('with %s is refused in a sentence', async (_, email) => {
    const { status, problem } = await settings(await someone(), { email })
    expect([status, problem.code]).toEqual([400, 'request.invalid'])
    expect(problem.detail).toMatch(/: E-posta /)
  })

  it('may be in a punycode domain', async () => {
    expect((await settings(await someone(), { email: 'a@xn--irket-n4a.example' })).status).toBe(200)
  })

  it('changes at most five times a day', async () => {
    const person = await someone()
    for (let time = 1; time <= 5; time++)
      expect((await settings(person, { email: `a${time}@firma.example` })).status).toBe(200)
    expect((await settings(person, { email: 'a5@firma.example' })).status).toBe(200)
    expect((await settings(person, { email: 'a6@firma.example' })).problem.code).toBe('limit.exceeded')
  })

  it('is in the log of the company without its text, and raises the version that managers see', async () => {
    const person = await someone()
    const version = () => product.sql(`SELECT version FROM users WHERE id = '${person.id}'`)
    expect(await version()).toEqual([{ version: 1 }])
    await settings(person, { email: 'sir@firma.example' })
    expect(await version()).toEqual([{ version: 2 }])
    const [entry] = await product.sql(`SELECT meta::text AS meta FROM audit_logs WHERE actor_id = '${person.id}'`)
    expect(entry?.['meta']).toContain('email')
    expect(entry?.['meta']).not.toContain('sir@firma')
  })
})

describe('the switches', () => {
  it('are those that concern the person', async () => {
    const kindsOf = async (person: Person) => (await settings(person)).body.kinds.map(({ kind }) => kind)
    expect(await kindsOf(firm.people.individual)).toEqual(['access', 'substitutes', 'menus', 'reminders'])
    expect(await kindsOf(firm.people.corporate2)).not.toContain('company')
    expect(await kindsOf(firm.people.corporate3)).toEqual([
      'access',
      'company',
      'contracts',
      'statements',
      'substitutes',
      'menus',
      'reminders',
    ])
  })

  it('are kept for each person, and leave out what does not concern them', async () => {
    const person = await someone()
    const { body } = await settings(person, {
      kinds: [
        { kind: 'menus', is_on: true },
        { kind: 'substitutes', is_on: false },
        { kind: 'orders', is_on: false },
      ],
    })
    expect(body.kinds).toEqual([
      { kind: 'access', is_on: true, can_switch_off: false },
      { kind: 'substitutes', is_on: false, can_switch_off: true },
      { kind: 'menus', is_on: true, can_switch_off: true },
      { kind: 'reminders', is_on: false, can_switch_off: true },
    ])
    expect((await product.sql(`SELECT kind FROM email_switches WHERE user_id = '${person.id}'`)).length).toBe(2)
    expect((await settings(await someone())).body.kinds[1]).toMatchObject({ kind: 'substitutes', is_on: true })
  })

  it('are switched off by the link of a mail, also with one click, and by no other', async () => {
    const person = await someone()
    const id = '01a20744-0000-7000-8000-000000000001'
    await product.sql(
      `INSERT INTO emails (id, company_id, user_id, kind, created_at, due_at)
       VALUES ('${id}', '${person.companyId}', '${person.id}', 'substitutes', now(), now())`,
    )
    const path = `/api/auth/unsubscribe?token=${secretOf('unsubscribe', id)}`
    const click = () =>
      product.send({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect([(await click()).status, (await click()).status]).toEqual([200, 200])
    expect((await settings(person)).body.kinds[1]).toMatchObject({ kind: 'substitutes', is_on: false })
    const foreign = await product.call('unsubscribe', { query: { token: secretOf('confirm', id) } })
    expect([foreign.status, foreign.problem.code]).toEqual([422, 'unsubscribe_link.over'])
  })

  it('are read and changed by the person alone', async () => {
    const [one, another] = [await someone(), await someone()]
    const { status } = await product.call('saveMailSettings', {
      as: await tokenOf(product, one),
      path: { companyId: another.companyId, userId: another.id },
      body: { email: 'a@firma.example' },
    })
    expect(status).toBe(403)
  })
})
