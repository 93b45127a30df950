import { describe, expect, it } from 'vitest'
import type { CompanyType, Member, Role } from '../../../src/core/actors/rules.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import {
  audiencesOf,
  type NewAnnouncement,
  withdrawAnnouncement,
  writeAnnouncement,
} from '../../../src/core/notifications/index.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { someId } from '../../support/samples.ts'

const now = new Date('2026-03-02T09:00:00Z')
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000)

const newHouse = () => {
  const { use, announcements } = fakeHouse()
  const write = (input: Partial<NewAnnouncement>) =>
    use(writeAnnouncement)({ actor: operator, text: 'Bakım', audience: 'everybody', endsAt: hours(1), ...input })
  return { use, announcements, write }
}

describe('An announcement', () => {
  it('begins now unless it is to begin later, and says who wrote it', async () => {
    const { write, announcements } = newHouse()
    await write({ text: '  Bu akşam\nbakım  var ' })
    await write({ startsAt: hours(-5) })
    const administratorId = someId()
    await write({ startsAt: hours(2), endsAt: hours(3), actor: { kind: 'admin', administratorId } })
    expect(announcements.rows.map(({ text, startsAt, writtenBy }) => [text, startsAt, writtenBy])).toEqual([
      ['Bu akşam bakım var', now, null],
      ['Bakım', now, null],
      ['Bakım', hours(2), administratorId],
    ])
  })

  it.each([
    ['without a text', { text: ' \u200b' }, 'announcement.empty'],
    ['that is over', { endsAt: now }, 'announcement.period_invalid'],
    ['that ends before it begins', { startsAt: hours(2) }, 'announcement.period_invalid'],
    ['for longer than 31 days', { endsAt: hours(31 * 24 + 1) }, 'announcement.period_invalid'],
  ])('%s is refused', async (_, input, code) => {
    await expect(newHouse().write(input)).rejects.toMatchObject({ code })
  })

  it('is refused as the fourth at any time, and makes room when withdrawn', async () => {
    const { use, write } = newHouse()
    const first = await write({})
    await write({})
    await write({})
    await expect(write({})).rejects.toMatchObject({ code: 'announcement.too_many' })
    await use(withdrawAnnouncement)(first.id)
    await expect(use(withdrawAnnouncement)(first.id)).rejects.toMatchObject({ code: 'announcement.missing' })
    await write({})
  })
})

describe('People see what is announced to everybody and', () => {
  it.each<[string, Member['kind'], CompanyType, Role, string[]]>([
    ['who choose meals, to employees', 'individual', 'corporate', 'individual', ['employees']],
    ['who manage a firm and eat, to both', 'staff', 'corporate', 'corporateOwner', ['employees', 'corporate']],
    ['who work for a catering, to caterings', 'staff', 'catering', 'corporate1', ['catering']],
    ['who work for a supplier, to suppliers', 'staff', 'supplier', 'corporate1', ['supplier']],
  ])('%s', (_, kind, companyType, role, audiences) => {
    const member = { kind, companyType, role, userId: someId(), companyId: someId(), mustChangePassword: false }
    expect(audiencesOf(member)).toEqual(['everybody', ...audiences])
  })
})
