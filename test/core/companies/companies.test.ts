import { operator } from '../../../src/core/actors/rules.ts'
import type { RunOf } from '../../../src/core/shared/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyCreated, createCompany } from '../../../src/core/companies/index.ts'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCatering, aCompany, aSupplier } from '../../support/samples.ts'

const clock = new FakeClock('2026-03-02T09:00:00Z')
let house: ReturnType<typeof fakeHouse>
let create: RunOf<typeof createCompany>
beforeEach(() => {
  house = fakeHouse(clock)
  create = house.use(createCompany)
})

describe('creating a company', () => {
  it('derives a slug from its name, makes it active and writes a log entry', async () => {
    const company = await create({ actor: operator, name: '  Işık  Çelik A.Ş. ', type: 'corporate' })
    expect(company).toMatchObject({
      type: 'corporate',
      name: 'Işık Çelik A.Ş.',
      slug: 'isik-celik-a-s',
      phone: null,
      isActive: true,
      createdAt: clock.now(),
      address: { street: '', district: '', city: '', postalCode: '' },
    })
    expect(house.companies.rows).toEqual([company])
    expect(house.trail.entries).toEqual([
      {
        event: companyCreated,
        companyId: company.id,
        actor: operator,
        meta: { name: 'Işık Çelik A.Ş.', slug: 'isik-celik-a-s' },
      },
    ])
  })

  it('keeps a given slug, phone number and address', async () => {
    expect(
      await create({
        actor: operator,
        name: 'Firma',
        type: 'supplier',
        slug: 'baska-2',
        phone: '02125551122',
        address: { city: 'İzmir' },
      }),
    ).toMatchObject({
      slug: 'baska-2',
      phone: '02125551122',
      address: { street: '', district: '', city: 'İzmir', postalCode: '' },
    })
  })

  it.each(['Büyük', 'bos luk', 'çelik', '-a', 'a-', 'a--b', '', 'a_b'])('refuses the slug "%s"', async (slug) => {
    await expect(create({ actor: operator, name: 'Firma', type: 'corporate', slug })).rejects.toMatchObject({
      kind: 'unprocessable',
      code: 'company.slug_invalid',
    })
  })

  it('refuses a name that gives no slug, a blank name and a slug that is taken', async () => {
    await expect(create({ actor: operator, name: '***', type: 'corporate' })).rejects.toMatchObject({
      code: 'company.slug_invalid',
    })
    await expect(create({ actor: operator, name: ' ', type: 'corporate' })).rejects.toMatchObject({
      code: 'name.blank',
    })
    await create({ actor: operator, name: 'Şirket', type: 'corporate' })
    await expect(create({ actor: operator, name: 'SİRKET', type: 'catering' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'company.slug_taken',
    })
    expect(house.trail.entries).toHaveLength(1)
  })
})

describe('creating a partnership', () => {
  const open = (...pair: Parameters<RunOf<typeof openPartnership>>) => house.use(openPartnership)(...pair)

  it('joins a catering and a corporate company', async () => {
    const [catering, firm] = [aCatering(), aCompany()]
    expect(await open(catering, firm)).toMatchObject({
      partnershipType: 'catering',
      cateringId: catering.id,
      corporateId: firm.id,
      supplierId: null,
      isActive: true,
      endedAt: null,
      createdAt: clock.now(),
    })
  })

  it('joins a catering and a supplier', async () => {
    const [catering, supplier] = [aCatering(), aSupplier()]
    expect(await open(catering, supplier)).toMatchObject({
      partnershipType: 'supplier',
      cateringId: catering.id,
      corporateId: null,
      supplierId: supplier.id,
    })
  })

  it.each([
    ['two caterings', aCatering(), aCatering()],
    ['two firms', aCompany(), aCompany()],
    ['a firm and a catering in the wrong order', aCompany(), aCatering()],
    ['a firm and a supplier', aCompany(), aSupplier()],
  ])('never joins %s', async (_what, one, other) => {
    await expect(open(one, other)).rejects.toMatchObject({ kind: 'unprocessable', code: 'partnership.wrong_companies' })
    expect(house.partnerships.rows).toEqual([])
  })

  it('is possible only once for the same two companies', async () => {
    const [catering, firm] = [aCatering(), aCompany()]
    await open(catering, firm)
    await expect(open(catering, firm)).rejects.toMatchObject({ kind: 'conflict', code: 'partnership.already_active' })
  })
})
