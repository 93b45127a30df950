import { describe, expect, test } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { createCompany } from '../../src/core/companies/index.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { chooses } from './panel-steps.ts'

describe('The ratings of all firms', () => {
  const stage = useStage(desktop, phone)

  test('show what is liked and where that is heading, by dish and by firm', async () => {
    const { product, world } = stage
    const { company: catering, people } = world.cateringA
    const other = await product.use(createCompany)({ actor: operator, name: 'Poyraz Otomotiv', type: 'corporate' })
    await product.use(openPartnership)(catering, other)
    const rated = (dish: string, month: number, firm: string, stars: number, ratings: number) =>
      product.sql(`
        WITH dish AS (
          INSERT INTO dishes (id, catering_id, name) VALUES (gen_random_uuid(), '${catering.id}', '${dish}')
          ON CONFLICT (catering_id, key) DO UPDATE SET name = excluded.name RETURNING id)
        INSERT INTO dish_month_ratings (catering_id, month, dish_id, corporate_id, stars, ratings)
        SELECT '${catering.id}', '2026-${month}-01', id, '${firm}', ${stars}, ${ratings} FROM dish`)
    const caterer = await stage.visit(dashboardOf(product, people.corporate1, 'corporates?tab=ratings'), {
      as: people.corporate1,
    })
    await caterer.sees('Henüz gösterilecek kadar puan yok. Bir yemek bir ayda en az üç puan alınca burada görünür.')
    await caterer.checksScreen('no ratings yet')

    const firm = world.corporateA.company.id
    await rated('Etli nohut, pilav', 9, firm, 40, 10)
    await rated('Etli nohut, pilav', 10, firm, 36, 12)
    await rated('Etli nohut, pilav', 10, other.id, 2, 1)
    await rated('Etli nohut, pilav', 11, firm, 10, 4)
    await rated('Mantı', 10, other.id, 12, 3)
    await rated('Mantı', 11, other.id, 15, 3)
    await caterer.reloads()
    await caterer.sees('2 puanlanmış yemek', 'Düşüyor', 'Yükseliyor')
    const dishes = () => caterer.page.getByRole('listitem').getByRole('button').allTextContents()
    await expect.poll(dishes).toEqual(['Etli nohut, pilav', 'Mantı'])
    const chickpeas = caterer.page.getByRole('listitem').filter({ hasText: 'Etli nohut' }).first()
    await expect
      .poll(() => chickpeas.getByRole('listitem').allTextContents())
      .toEqual(['Ağu —', 'Eyl 4,0, 10 puan', 'Eki 3,0, 12 puan', 'Kas 2,5, 4 puan'])
    await caterer.checksScreen('ratings of dishes')

    await chooses(caterer, 'Sıralama', 'En yüksek puan')
    await expect.poll(dishes).toEqual(['Mantı', 'Etli nohut, pilav'])
    await caterer.picks('Firma', 'anadolu', 'Anadolu Çelik')
    await expect.poll(dishes).toEqual(['Etli nohut, pilav'])
    await caterer.fills({ 'Yemek ara': 'manti' })
    await caterer.sees('Aramanıza uyan puanlanmış yemek bulunamadı.')
    await caterer.fills({ 'Yemek ara': 'NOHUT' })

    await caterer.presses('Etli nohut, pilav')
    const firms = caterer.page.getByRole('table', { name: 'Etli nohut, pilav: firmaların puanları' }).getByRole('row')
    await expect.poll(() => firms.allInnerTexts()).toHaveLength(2)
    expect(await firms.last().getByRole('rowheader').innerText()).toMatch(/^Anadolu Çelik\s+Düşüyor$/)
    expect(await firms.last().getByRole('cell').allTextContents()).toEqual([
      '—',
      '4,010 puan',
      '3,012 puan',
      '2,54 puan',
      '3,326 puan',
    ])
    await caterer.checksScreen('ratings of a dish')
  })
})
