import { expect, it } from 'vitest'
import { administratorTokenOf, appointAdministrator, tokenOf } from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
const kitchen = useCompany(product, 'catering', 'Anne Eli Yemek')

it('shows what every administrator did in all companies, and nothing of their people', async () => {
  const [ayse, mert] = [await appointAdministrator(product, 'ayşe'), await appointAdministrator(product, 'mert')]
  const calls = async (who: string, companyId: string, phone: string) =>
    product.call('changeCompany', {
      as: await administratorTokenOf(product, who),
      path: { companyId },
      body: { phone },
    })
  const list = async (query: { start_date?: string; end_date?: string; limit?: number; offset?: number } = {}) =>
    product.call('listAdminLogs', { as: await administratorTokenOf(product, ayse), query })
  await calls(ayse, firm.company.id, '0212 555 11 01')
  await product.call('updateCompany', {
    as: await tokenOf(product, firm.people.corporateOwner),
    path: { type: 'corporate', companyId: firm.company.id },
    body: { phone: '0212 555 11 02' },
  })
  product.clock.pass(86_400)
  await calls(mert, kitchen.company.id, '0212 555 11 03')

  const all = (await list()).body
  expect(all.logs.map(({ actor_name, company }) => [actor_name, company.name])).toEqual([
    ['Platform yöneticisi mert', 'Anne Eli Yemek'],
    ['Platform yöneticisi ayşe', 'Anadolu Çelik'],
  ])
  expect((await list({ limit: 1 })).body).toEqual({ logs: [all.logs[0]], has_more: true })
  expect((await list({ limit: 1, offset: 1 })).body).toEqual({ logs: [all.logs[1]], has_more: false })
  const day = '2026-11-11'
  expect((await list({ start_date: day, end_date: day })).body.logs).toEqual([all.logs[1]])
  expect((await list({ start_date: day, end_date: '2026-11-10' })).problem.code).toBe('log.range_invalid')
})
