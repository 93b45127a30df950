import { describe, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import { createDepartment } from '../../../src/core/workforce/index.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany } from '../../support/samples.ts'

describe('creating a department', () => {
  it('tidies its name and keeps it unique', async () => {
    const [use, company] = [fakeHouse().use(createDepartment), aCompany()]
    expect(await use({ actor: operator, companyId: company.id, name: '  Üretim  Hattı ' })).toMatchObject({
      companyId: company.id,
      name: 'Üretim Hattı',
      isActive: true,
    })
    await expect(use({ actor: operator, companyId: company.id, name: 'URETIM HATTI' })).rejects.toMatchObject({
      code: 'department.name_taken',
    })
    await expect(use({ actor: operator, companyId: company.id, name: ' ' })).rejects.toMatchObject({
      code: 'name.blank',
    })
  })
})
