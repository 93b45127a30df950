import { beforeAll, describe, expect, it } from 'vitest'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import { logOf } from '../../support/log-of.ts'
import { useProduct } from '../../support/use-product.ts'
import { createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'

const product = useProduct()
let firm: Workplace
let catering: Workplace
let stranger: Workplace
let partnershipId: string
beforeAll(async () => {
  firm = await createWorkplace(product, 'corporate', 'Rüzgâr Makina')
  catering = await createWorkplace(product, 'catering', 'Deniz Sofrası')
  stranger = await createWorkplace(product, 'corporate', 'Başka Firma')
  await product.use(openPartnership)(catering.company, firm.company)
  const [row] = await product.sql('SELECT id FROM partnerships')
  partnershipId = String(row?.['id'])
})

const name = async ({ company, people }: Workplace, contact_name: string | null) =>
  product.call('updateCompany', {
    as: await tokenOf(product, people.corporate4),
    path: { type: company.type, companyId: company.id },
    body: { contact_name },
  })
/** The contact person of the first company in all that the second one reads about it. */
const seenBy = async (of: Workplace, by: Workplace) => {
  const as = await tokenOf(product, by.people.corporate3)
  const { company } = (await product.call('getCompany', { as, path: { companyId: of.company.id } })).body
  const { companies } = (
    await product.call('listCompanies', { as, query: { type: of.company.type, search: of.company.name } })
  ).body
  return [company.contact_name, ...companies.map(({ contact_name }) => contact_name)]
}

describe('the contact person of a company', () => {
  it('is named by level 4 and above, tidied, and recorded', async () => {
    expect((await name(catering, '  Sibel   Güler ')).body.company.contact_name).toBe('Sibel Güler')
    expect((await logOf(product, catering.company.id)).at(-1)).toMatchObject({
      description: 'Şirket bilgileri güncellendi (yetkili kişi)',
    })
    const short = await name(catering, 'S')
    expect([short.status, short.problem.code]).toEqual([422, 'name.too_short'])
  })

  it('is removed with a blank', async () => {
    await name(firm, 'Ayşe Yılmaz')
    expect((await name(firm, ' ')).body.company.contact_name).toBeNull()
    await name(firm, 'Ayşe Yılmaz')
  })

  it('is seen by active partners only, and no longer after the end', async () => {
    expect([await seenBy(catering, firm), await seenBy(firm, catering), await seenBy(catering, stranger)]).toEqual([
      ['Sibel Güler', 'Sibel Güler'],
      ['Ayşe Yılmaz', 'Ayşe Yılmaz'],
      [null, null],
    ])
    const contract = async () =>
      (
        await product.call('getPartnership', {
          as: await tokenOf(product, firm.people.corporate3),
          path: { type: 'corporate', companyId: firm.company.id, partnershipId },
        })
      ).body.partnership.company.contact_name
    expect(await contract()).toBe('Sibel Güler')
    await product.sql(`UPDATE partnerships SET is_active = false, ended_at = now() WHERE id = '${partnershipId}'`)
    expect([await contract(), await seenBy(firm, catering)]).toEqual([null, [null, null]])
  })
})
