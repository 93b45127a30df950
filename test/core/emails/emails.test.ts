import { describe, expect, it } from 'vitest'
import {
  canSwitchOff,
  emailKinds,
  isOnByDefault,
  kindsConcerning,
  mailNews,
  nextAttemptOf,
  queueEmail,
  sendEmails,
} from '../../../src/core/emails/index.ts'
import { announceMenu } from '../../../src/core/notifications/index.ts'
import { SignedLinkSecrets } from '../../../src/gateways/link-secrets.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, anEmployee, someId } from '../../support/samples.ts'

const now = '2026-03-02T12:00:00Z'

describe('the kinds of mail', () => {
  it('about signing in and the account cannot be switched off, and menus and reminders are off at first', () => {
    expect(emailKinds.filter((kind) => !canSwitchOff(kind))).toEqual(['access', 'application', 'company'])
    expect(emailKinds.filter((kind) => !isOnByDefault(kind))).toEqual(['menus', 'reminders'])
  })

  it('concern people by what they may do', () => {
    const meals = ['substitutes', 'menus', 'reminders']
    expect(kindsConcerning('individual', 'corporate')).toEqual(meals)
    expect(kindsConcerning('corporate1', 'corporate')).toEqual(meals)
    expect(kindsConcerning('corporate3', 'corporate')).toEqual(['contracts', 'statements', ...meals])
    expect(kindsConcerning('corporateOwner', 'catering')).toEqual(['contracts', 'orders', 'statements'])
    expect(kindsConcerning('corporate4', 'supplier')).toEqual(['contracts', 'orders'])
    expect(kindsConcerning('corporate1', 'supplier')).toEqual([])
  })
})

it('a mail that was not accepted is tried again, less and less often', () => {
  const at = new Date(now)
  const minutes = [1, 2, 3, 4, 5, 6, 40].map(
    (attempts) => (nextAttemptOf(attempts, at).getTime() - at.getTime()) / 60_000,
  )
  expect(minutes).toEqual([1, 5, 15, 60, 180, 180, 180])
})

it('a secret opens only its own mail, for its own purpose, in its own installation', () => {
  const [secrets, others] = [new SignedLinkSecrets('key'), new SignedLinkSecrets('other')]
  const id = someId()
  const secret = secrets.secretOf('reset', id)
  expect(secrets.secretOf('reset', id)).toBe(secret)
  expect(secrets.emailOf('reset', secret)).toBe(id)
  expect(secrets.emailOf('confirm', secret)).toBeNull()
  expect(others.emailOf('reset', secret)).toBeNull()
  for (const wrong of ['', '.', 'x', `${secret}x`, secret.slice(1), secret.replace('.', ''), `.${secret}`])
    expect(secrets.emailOf('reset', wrong)).toBeNull()
})

describe('queueing and sending', () => {
  const company = aCompany()
  const told = async () => {
    const house = fakeHouse(new FakeClock(now))
    await house.companies.add(company)
    const ayse = anEmployee(company, { email: 'ayse@firma.example' })
    await house.employees.add(ayse)
    await house.confirmEmail(ayse.id)
    await house.switchEmail(ayse.id, 'menus', true)
    const id = someId()
    await house.mailAs(id, 'menus')
    await house.use(announceMenu)({ id, companyId: company.id, cateringId: someId(), dates: ['2026-03-03'] })
    return { house, id, ayse }
  }

  it('accompanies the notification, which is not mailed once it was read', async () => {
    const { house, id, ayse } = await told()
    expect(house.emails.rows).toMatchObject([{ kind: 'menus', userId: ayse.id, news: [id] }])
    await house.use(sendEmails)({})
    expect(house.mailer.sent.map(({ address }) => address)).toEqual(['ayse@firma.example'])
    const other = await told()
    await other.house.inboxes.readAll(company.id, other.ayse.id, new Date(now))
    await other.house.use(sendEmails)({})
    expect([other.house.mailer.sent, other.house.emails.rows[0]?.state]).toEqual([[], 'dropped'])
  })

  it('does neither without a mail server', async () => {
    const { house, id } = await told()
    house.mailer.isOn = false
    house.emails.rows = []
    expect(await house.use(mailNews)({ companyId: company.id, notificationId: id })).toBe(0)
    const letter = {
      kind: 'access',
      companyId: null,
      userId: null,
      address: 'a@b.example',
      title: '',
      body: '',
    } as const
    expect(await house.use(queueEmail)({ ...letter, action: null })).toBeNull()
    expect(house.emails.rows).toEqual([])
  })

  it('fails at once where the address is refused, and goes on waiting where the server is down', async () => {
    const { house, ayse } = await told()
    house.mailer.outcomes.set('ayse@firma.example', { state: 'later', code: 421, isServerDown: true })
    await house.use(sendEmails)({})
    expect(house.emails.rows).toMatchObject([{ state: 'waiting', attempts: 1 }])
    house.clock.set(new Date('2026-03-02T12:01:00Z').toISOString())
    house.mailer.outcomes.set('ayse@firma.example', { state: 'refused', code: 550, unknownAddress: true })
    await house.use(sendEmails)({})
    expect(house.emails.rows).toMatchObject([{ state: 'failed' }])
    expect(await house.isReachable(ayse.id)).toBe(false)
  })
})
