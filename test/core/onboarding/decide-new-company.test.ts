import { beforeEach, describe, expect, it } from 'vitest'
import { type Administrator, operator } from '../../../src/core/actors/rules.ts'
import { type Application, decideNewCompany } from '../../../src/core/onboarding/index.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, anApplication, someId } from '../../support/samples.ts'

const administrator: Administrator = { kind: 'admin', administratorId: someId() }
const wanted = {
  type: 'catering',
  name: 'Ateş Yemek',
  address: 'Lale Sk. 1',
  contactPhone: '02125551122',
  ownerFullName: 'Derya Ateş',
  ownerPhone: '5321234567',
  ownerEmail: 'derya@ornek.com',
} as const

let house: ReturnType<typeof fakeHouse>
beforeEach(() => {
  house = fakeHouse()
})
const apply = async (changes: Partial<Application> = {}): Promise<Application> => {
  const application = anApplication({ mode: 'new', newCompany: wanted, applicantPhone: wanted.ownerPhone, ...changes })
  await house.applications.add(application)
  return application
}
const decide = (applicationId: string, status: 'approved' | 'rejected', notes: string | null = null) =>
  house.use(decideNewCompany)({ applicationId, actor: administrator, status, notes })

describe('approving an application for a new company', () => {
  it('creates the company with an owner who has the password from the application', async () => {
    const { id, passwordHash } = await apply({ privacyVersion: '2026-01', privacyAcceptedAt: new Date() })
    const company = await decide(id, 'approved')
    expect(company).toMatchObject({ name: 'Ateş Yemek', type: 'catering', slug: 'ates-yemek', isActive: true })
    expect(house.employees.rows).toEqual([
      expect.objectContaining({
        companyId: company?.id,
        fullName: 'Derya Ateş',
        phone: wanted.ownerPhone,
        role: 'corporateOwner',
        passwordHash,
        privacyVersion: '2026-01',
      }),
    ])
    expect(house.applications.rows[0]).toMatchObject({
      status: 'approved',
      passwordHash: null,
      decidedByKind: 'admin',
      decidedById: administrator.administratorId,
    })
    expect(house.trail.entries.map(({ event, actor }) => [event.name, actor])).toEqual([
      ['company.created', administrator],
      ['application.approved', administrator],
    ])
  })

  it('does not claim that the owner accepted the privacy notice the applicant read', async () => {
    const { id } = await apply({
      applicantPhone: '5339876543',
      privacyVersion: '2026-01',
      privacyAcceptedAt: new Date(),
    })
    await decide(id, 'approved')
    expect(house.employees.rows[0]).toMatchObject({ phone: wanted.ownerPhone, privacyVersion: null })
  })

  it('keeps the tax number from the application', async () => {
    const { id } = await apply({ newCompany: { ...wanted, taxNumber: '1234567890' } })
    expect((await decide(id, 'approved'))?.taxNumber).toBe('1234567890')
  })

  it('finds a slug that is free', async () => {
    await house.companies.add(aCompany({ slug: 'ates-yemek' }))
    expect((await decide((await apply()).id, 'approved'))?.slug).toBe('ates-yemek-2')
  })
})

describe('an application for a new company', () => {
  it('keeps a note and who decided, but no hash, when it is rejected', async () => {
    const { id } = await apply()
    const by = { applicationId: id, actor: operator, status: 'rejected', notes: '  Eksik belge ' } as const
    expect(await house.use(decideNewCompany)(by)).toBeNull()
    expect(house.applications.rows[0]).toMatchObject({
      status: 'rejected',
      notes: 'Eksik belge',
      passwordHash: null,
      decidedByKind: 'operator',
      decidedById: null,
    })
    expect([house.companies.rows, house.employees.rows]).toEqual([[], []])
  })

  it('can be decided once, and only if it exists and is for a new company', async () => {
    const { id } = await apply()
    await decide(id, 'rejected')
    await expect(decide(id, 'approved')).rejects.toMatchObject({ kind: 'conflict', code: 'application.decided' })
    await expect(decide(someId(), 'approved')).rejects.toMatchObject({ kind: 'missing', code: 'application.missing' })
    const { id: ofCompany } = await apply({ mode: 'existing', newCompany: null, companyId: someId() })
    await expect(decide(ofCompany, 'approved')).rejects.toMatchObject({
      kind: 'conflict',
      code: 'application.of_company',
    })
  })
})
