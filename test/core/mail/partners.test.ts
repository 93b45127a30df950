import { beforeEach, describe, expect, it } from 'vitest'
import { roles, type Role } from '../../../src/core/actors/rules.ts'
import { mailSent, sendMessage } from '../../../src/core/mail/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCatering, aCompany, aMember, anEmployee, aPartnership } from '../../support/samples.ts'

const clock = new FakeClock('2026-11-11T09:00:00Z')
let house: ReturnType<typeof fakeHouse>
const [firm, catering] = [aCompany(), aCatering()]
let partnership: ReturnType<typeof aPartnership>
beforeEach(async () => {
  house = fakeHouse(clock)
  partnership = aPartnership(catering, firm)
  for (const company of [firm, catering]) {
    await house.companies.add(company)
    for (const role of roles) await house.employees.add(anEmployee(company, { role }))
  }
  await house.partnerships.add(partnership)
})

const write = (from: typeof firm, to: typeof firm, role: Role = 'corporateOwner') =>
  house.use(sendMessage)({
    sender: aMember({ companyId: from.id, companyType: from.type, role }),
    to: [{ kind: 'partner', id: to.id }],
    subject: 'Aralık menüsü',
    body: 'Cuma gününe kadar yazarsanız seviniriz.',
    labels: [],
    attachmentIds: [],
  })

describe('a message to a partner', () => {
  it.each([
    ['individual', false],
    ['corporate1', false],
    ['corporate2', false],
    ['corporate3', true],
    ['corporate4', true],
    ['corporateOwner', true],
  ] as const)('of %s is sent: %s', async (role, isSent) => {
    const sending = write(firm, catering, role)
    if (isSent) await sending
    else await expect(sending).rejects.toMatchObject({ code: 'mail.partners_by_managers', kind: 'forbidden' })
    expect(await house.trailOf(firm.id)).toHaveLength(isSent ? 1 : 0)
  })

  it('is logged by the sender with the number of managers, and not by the partner', async () => {
    await write(firm, catering)
    expect(await house.trailOf(firm.id)).toMatchObject([{ event: mailSent, meta: { recipientCount: 3 } }])
    expect(await house.trailOf(catering.id)).toEqual([])
  })

  it('is announced to the people of a firm, in their own company', async () => {
    const messageId = await write(catering, firm)
    await write(firm, catering)
    expect(house.jobs.waiting.map(({ payload }) => payload)).toEqual([
      { companyId: firm.id, messageId },
      expect.objectContaining({ companyId: firm.id }),
    ])
  })

  it('is refused once the end of the partnership is due, even before it is carried out', async () => {
    await house.partnerships.update(
      Object.assign(aPartnership(catering, firm), { ...partnership, endsAt: clock.now() }),
    )
    await expect(write(catering, firm)).rejects.toMatchObject({ code: 'mail.not_a_partner', kind: 'unprocessable' })
    expect(await house.trailOf(catering.id)).toEqual([])
  })
})
