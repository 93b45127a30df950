import { describe, expect, it } from 'vitest'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct({ env: { SEARCH_LIMIT: '3' } })
const caterer = useCompany(product, 'catering', 'Anne Eli Yemek')

const find = (slug: string) => product.call('findCompany', { path: { slug } })

describe('the link to a company', () => {
  it('works while the company is active, for any type, and is rate-limited like a search', async () => {
    const { id, name, type, slug } = caterer.company
    expect(await find(slug)).toMatchObject({ status: 200, body: { id, name, type, slug } })
    await product.sql(`UPDATE companies SET is_active = false WHERE id = '${id}'`)
    for (const gone of [slug, 'yok-boyle-bir-sirket']) {
      const { status, problem } = await find(gone)
      expect([status, problem.code, problem.detail]).toEqual([
        404,
        'company.link_unknown',
        'Bu bağlantının gösterdiği şirket bulunamadı. Şirketinizi adıyla arayın.',
      ])
    }
    expect((await find(slug)).status).toBe(429)
  })
})
