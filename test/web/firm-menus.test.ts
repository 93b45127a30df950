import { expect, describe, test } from 'vitest'
import { operator } from '../../src/core/actors/rules.ts'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { createShift } from '../../src/core/shifts/index.ts'
import { dashboardOf } from '../support/addresses.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { createWorkplace } from '../support/world.ts'

describe('The menu of many firms', () => {
  const stage = useStage(desktop, phone)
  /** A catering with an office that works on weekdays and a plant that works on Fridays and Saturdays. */
  const aCatering = async (name: string) => {
    const catering = await createWorkplace(stage.product, 'catering', name)
    const firmOf = async (firm: string, title: string, days: number[]) => {
      const { company } = await createWorkplace(stage.product, 'corporate', `${name} ${firm}`)
      const partnership = await stage.product.use(openPartnership)(catering.company, company)
      const plan = { title, startTime: '09:00', endTime: '17:00', days, timezone: 'Europe/Istanbul' }
      await stage.product.use(createShift)({ companyId: company.id, actor: operator, plan })
      return { ...company, partnership }
    }
    const office = await firmOf('Büro', 'Gündüz', [1, 2, 3, 4, 5])
    const plant = await firmOf('Fabrika', 'Hafta sonu', [5, 6])
    const person = catering.people.corporate3
    const caterer = await stage.visit(dashboardOf(stage.product, person, 'corporates?tab=menus'), { as: person })
    return { catering, office, plant, caterer }
  }
  const written = async (...firms: { id: string }[]) =>
    (
      await stage.product.sql(
        `SELECT to_char(date, 'DD.MM') AS date, status, options->0->'meal'->>'name' AS dish,
           common_courses->0->>'name' AS course
         FROM menu_days WHERE corporate_id IN (${firms.map(({ id }) => `'${id}'`).join(',')}) ORDER BY date, corporate_id`,
      )
    ).map(({ date, status, dish, course }) => [date, status, dish, ...(course === null ? [] : [course])].join(' '))

  test('is pasted once for shifts with other working days, and published in each', async () => {
    const { caterer, office, plant } = await aCatering('Bir Tencere')
    await caterer.presses('Yükle')
    await caterer.sees('Lütfen en az bir vardiya seçin', 'Henüz seçilmedi', 'Yarın menüsüz', '13 Kasım menüsüz')
    await caterer.checksScreen('menu of many firms, none chosen')
    await caterer.presses('Menüsü olmayanları seç')
    await caterer.sees('2 firma, 2 vardiya seçildi')
    await caterer
      .field('Menü metni')
      .fill('19.11.2026 - Mantı\n20.11.2026 - Ispanak\n21.11.2026 - Pide\n22.11.2026 - Köfte')
    await caterer.presses('Metni Ayrıştır')
    await caterer.sees('3 gün alınacak', 'Vardiya çalışmıyor')
    await caterer.presses('3 günü al')
    await caterer.presses('3 günü yükle')
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 2, Hatalı: 0', 'Yayınlandı. Etkilenen gün: 4')
    await caterer.sees('2 gün kaydedildi · 1 gün vardiya çalışmıyor · 2 gün yayınlandı')
    await caterer.checksScreen('menu of many firms, uploaded')
    expect(await written(office)).toEqual(['19.11 published Mantı', '20.11 published Ispanak'])
    expect(await written(plant)).toEqual(['20.11 published Ispanak', '21.11 published Pide'])
  })

  test('is copied from a week of one of them, with its common courses', async () => {
    const { caterer, catering, office, plant } = await aCatering('İki Tencere')
    const [shift] = await stage.product.sql(`SELECT id FROM shifts WHERE company_id = '${office.id}'`)
    const saved = await stage.product.call('saveMenuDay', {
      as: await stage.tokenOf(catering.people.corporate3),
      path: { cateringId: catering.company.id, corpId: office.id },
      body: {
        shift_id: String(shift?.['id']),
        date: '2026-11-13',
        meals: { GELENEKSEL1: { name: 'Türlü' } },
        choices: [{ key: 'GELENEKSEL1', label: 'Geleneksel 1' }],
        common_courses: [{ course: 'soup', name: 'Ezogelin' }],
      },
    })
    expect(saved.status).toBe(200)
    await caterer.presses('Listedekileri seç')
    await caterer.choosesRadio('Kopyala')
    await caterer.presses('Yükle')
    await caterer.sees('Kopyalanacak menü yok: vardiyayı ve haftaları seçin')
    await caterer.picks('Nereden', 'büro', 'İki Tencere Büro · Gündüz')
    await caterer.fills({ 'Hangi haftadan': '10.11.2026', 'Hangi haftaya': '18.11.2026' })
    await caterer.page.keyboard.press('Tab')
    await caterer.sees('09.11.2026–15.11.2026', '16.11.2026–22.11.2026', '1 gün hazır: 20.11.2026', 'Ezogelin · Türlü')
    await caterer.checksScreen('menu of many firms, copied')
    await caterer.presses('1 günü yükle')
    await caterer.sees('Yayınlandı. Etkilenen gün: 2')
    expect((await written(office, plant)).slice(1)).toEqual(Array(2).fill('20.11 published Türlü Ezogelin'))
  })

  test('is not written for a list of firms that is still loading', async () => {
    const { caterer } = await aCatering('Dört Tencere')
    await caterer.sees('Dört Tencere Fabrika · Hafta sonu')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await caterer.page.route(/[?&]search=b%C3%BCro/, async (route) => {
      await released
      await route.continue()
    })
    await caterer.field('Firma ara').fill('büro')
    await expect.poll(() => caterer.button('Listedekileri seç').isDisabled()).toBe(true)
    release()
    await caterer.presses('Listedekileri seç')
    await caterer.sees('1 firma, 1 vardiya seçildi')
  })

  test('says so if no shift of the list lacks a menu', async () => {
    const { caterer } = await aCatering('Beş Tencere')
    await caterer.field('Firma ara').fill('hiçbiri')
    await caterer.sees('Aramanıza uyan firma bulunamadı.')
    await caterer.presses('Menüsü olmayanları seç')
    await caterer.sees('Listede menüsü olmayan vardiya yok')
  })

  test('stays a draft in a firm that lacks something, and names the firm', async () => {
    const { caterer, office, plant } = await aCatering('Üç Tencere')
    await caterer.presses('Listedekileri seç')
    await caterer.sees('2 firma, 2 vardiya seçildi')
    await stage.product.sql(
      `UPDATE partnerships SET ends_on = '2026-11-27', ends_at = '2026-11-26T21:00:00Z' WHERE corporate_id = '${office.id}'`,
    )
    await caterer.field('Menü metni').fill('20.11.2026 - Mantı\n27.11.2026 - Pide')
    await caterer.presses('Metni Ayrıştır')
    await caterer.presses('2 günü al')
    await caterer.presses('2 günü yükle')
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 1, Hatalı: 1', 'Yayınlandı. Etkilenen gün: 2')
    await caterer.sees('1 gün kaydedildi · taslak kaldı')
    await caterer.sees(/^27\.11\.2026 · Gündüz: Bu firmayla ortaklığınız 27\.11\.2026’da sona eriyor/)
    await caterer.checksScreen('menu of many firms, one refused')
    expect(await written(office)).toEqual(['20.11 draft Mantı'])
    expect(await written(plant)).toEqual(['20.11 published Mantı', '27.11 published Pide'])
  })
})
