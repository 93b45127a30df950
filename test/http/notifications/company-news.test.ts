import { beforeAll, describe, expect, it } from 'vitest'
import { inboxOf } from '../../support/inbox-of.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { administratorTokenOf, appointAdministrator, enrol } from '../../support/world.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
const other = useCompany(product, 'corporate', 'Boğaziçi Yazılım')
let admin: string
beforeAll(async () => {
  admin = await administratorTokenOf(product, await appointAdministrator(product, 'yonetici'))
})

const setActive = (is_active: boolean) =>
  product.call('changeCompany', { as: admin, path: { companyId: firm.company.id }, body: { is_active } })

describe('a company that is closed to its people and opened again', () => {
  it('is told to its active managers, each time once, who read both when they can sign in again', async () => {
    const former = await enrol(product, firm.company, 'corporate4', { isActive: false })
    await setActive(false)
    await setActive(false)
    const closed = await product.sql(`SELECT title FROM notifications WHERE company_id = '${firm.company.id}'`)
    expect(closed).toEqual(Array.from({ length: 3 }, () => ({ title: 'Şirketiniz pasifleştirildi' })))
    await Promise.all([setActive(true), setActive(true)])
    for (const role of ['corporate3', 'corporate4', 'corporateOwner'] as const)
      expect(await inboxOf(product, firm.people[role])).toEqual([
        [
          'Şirketiniz yeniden aktif',
          '“Anadolu Çelik” aktifleştirildi; çalışanları yeniden giriş yapabilir. Daha önce iptal edilen seçimler geri gelmez.',
          'general',
        ],
        [
          'Şirketiniz pasifleştirildi',
          '“Anadolu Çelik” sistem yöneticisi tarafından pasifleştirildi; yeniden aktifleştirilene kadar çalışanları giriş yapamaz.',
          'general',
        ],
      ])
    const others = [former, firm.people.individual, firm.people.corporate1, firm.people.corporate2]
    for (const { id } of [...others, ...Object.values(other.people)])
      expect(await product.sql(`SELECT 1 FROM notifications WHERE user_id = '${id}'`)).toEqual([])
  })
})
