import { describe, expect, test } from 'vitest'
import { openPartnership } from '../../src/core/partnerships/index.ts'
import { kitchenOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { enrol } from '../support/world.ts'
import { dayCard, dish, entersDish, opensMenuOf, option } from './menu-steps.ts'

const friday = '13 Kasım Cuma'
const monday = '16 Kasım Pazartesi'

describe('The menu editor', () => {
  const stage = useStage(desktop, phone)
  const entersKitchen = (role: 'corporateOwner' | 'corporate1' | 'corporate2' = 'corporateOwner'): Promise<Visitor> => {
    const person = stage.world.cateringA.people[role]
    return stage.visit(`${kitchenOf(person, stage.world.corporateA.company)}?tab=menu`, { as: person })
  }
  const saves = (caterer: Visitor, day: string) =>
    dayCard(caterer, day).getByRole('button', { name: 'Günü kaydet' }).click()
  const writtenOn = async (date: string) =>
    (
      await stage.product.sql(
        `SELECT status, options FROM menu_days WHERE date = '${date}' AND catering_id = '${stage.world.cateringA.company.id}'`,
      )
    )[0]

  test('lists the working days of two weeks, each with two to four dishes', async () => {
    const caterer = await entersKitchen()
    await caterer.sees('Gündüz', '09:00–17:00', 'Hafta içi')
    await caterer.findsInOrder('kitchen, menu tab')
    await opensMenuOf(caterer, 'Gündüz')
    await expect.poll(() => caterer.page.getByRole('dialog').getByRole('heading', { level: 3 }).count()).toBe(11)
    await caterer.findsInOrder('menu editor')
    const day = dayCard(caterer, friday)
    const removes = (label: string) =>
      day.getByRole('button', { name: `${label} seçeneğini çıkar`, includeHidden: true })
    await expect.poll(() => removes('Alternatif 1').isDisabled()).toBe(true)
    await day.getByRole('button', { name: 'Seçenek ekle' }).click()
    await day.getByRole('button', { name: 'Seçenek ekle' }).click()
    await expect.poll(() => day.getByRole('button', { name: 'Seçenek ekle' }).isDisabled()).toBe(true)
    await option(caterer, friday, 'Seçenek 4').waitFor()
    await removes('Seçenek 3').click()
    await option(caterer, friday, 'Seçenek 3').waitFor({ state: 'detached' })

    await entersDish(caterer, friday, 'Alternatif 1', 'Enginar')
    await saves(caterer, friday)
    await caterer.sees('1 günde eksik bilgi var; bu günler kaydedilmedi.')
    await expect.poll(() => day.getByText('Yemek adını yazın').count()).toBe(2)
    await caterer.findsInOrder('menu day with gaps')
    await entersDish(caterer, friday, 'Geleneksel 1', 'Karnıyarık')
    await entersDish(caterer, friday, 'Seçenek 4', 'Ayran')
    await day.getByRole('button', { name: 'Etiket ve resim' }).first().click()
    await day.getByLabel('Etiketler').fill('vegan, mevsimlik')
    await saves(caterer, friday)
    await day.getByText('Taslak').waitFor()
    expect(await writtenOn('2026-11-13')).toEqual({
      status: 'draft',
      options: [
        {
          key: 'ALTERNATIF',
          label: 'Alternatif 1',
          meal: { name: 'Enginar', tags: ['vegan', 'mevsimlik'], image_url: null },
        },
        { key: 'GELENEKSEL', label: 'Geleneksel 1', meal: { name: 'Karnıyarık', tags: [], image_url: null } },
        { key: 'OPT4', label: 'Seçenek 4', meal: { name: 'Ayran', tags: [], image_url: null } },
      ],
    })
  })

  test('stays open while a date of the range is being typed', async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.fills({ Başlangıç: '' })
    await caterer.sees('Başlangıç ve bitiş tarihini seçin')
    await caterer.fills({ Başlangıç: '13.11.2026', Bitiş: '' })
    await caterer.sees('Başlangıç ve bitiş tarihini seçin')
    await caterer.fills({ Bitiş: '12.11.2026' })
    await caterer.sees('Bitiş tarihi başlangıçtan önce olamaz')
    await caterer.fills({ Bitiş: '13.11.2026' })
    await dayCard(caterer, friday).waitFor()
  })

  test('keeps what was typed when the server refuses a day, and says why', async () => {
    const { product, world } = stage
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.fills({ Başlangıç: '09.11.2026' })
    const past = '9 Kasım Pazartesi'
    await entersDish(caterer, past, 'Alternatif 1', 'Dünkü çorba')
    await entersDish(caterer, past, 'Geleneksel 1', 'Dünkü pilav')
    await expect.poll(() => caterer.field('Başlangıç').isDisabled()).toBe(true)
    caterer.expectsRefusal(422)
    await saves(caterer, past)
    await dayCard(caterer, past).getByText('Kaydedilemedi: Geçmiş bir günün menüsü değiştirilemez.').waitFor()
    expect(await caterer.page.getByText('Geçmiş bir günün menüsü değiştirilemez.').count()).toBe(1)
    await caterer.findsInOrder('refused menu day')

    await entersDish(caterer, '18 Kasım Çarşamba', 'Alternatif 1', 'Falafel')
    await entersDish(caterer, '18 Kasım Çarşamba', 'Geleneksel 1', 'Hünkârbeğendi')
    await caterer.presses('Tümünü kaydet')
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 1, Hatalı: 1')
    expect(await dish(caterer, past, 'Alternatif 1').inputValue()).toBe('Dünkü çorba')
    expect(await writtenOn('2026-11-09')).toBeUndefined()
    expect(await writtenOn('2026-11-18')).toMatchObject({ status: 'draft' })

    const eater = await enrol(product, world.corporateA.company, 'individual')
    const body = {
      date: world.menuDate,
      shift_id: world.dayShift.id,
      catering_id: world.cateringA.company.id,
      choice: 'GELENEKSEL2',
    }
    await product.call('saveChoice', {
      path: { companyId: eater.companyId, userId: eater.id },
      body,
      as: await stage.tokenOf(eater),
    })
    const thursday = '12 Kasım Perşembe'
    await dayCard(caterer, thursday).getByRole('button', { name: 'Geleneksel 2 seçeneğini çıkar' }).click()
    caterer.expectsRefusal(409)
    await saves(caterer, thursday)
    await dayCard(caterer, thursday).getByText('Kaldırılmak istenen seçeneği 1 kişi seçti.').waitFor()
    await option(caterer, thursday, 'Geleneksel 2').waitFor({ state: 'detached' })
  })

  test('publishes nothing where another catering has published', async () => {
    const { product, world } = stage
    await product.use(openPartnership)(world.cateringB.company, world.corporateA.company)
    await writeMenu(product, world, { date: '2026-11-20', cateringId: world.cateringB.company.id })
    await writeMenu(product, world, { date: '2026-11-20', status: 'draft' })
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.presses('Aralığı yayınla')
    caterer.expectsRefusal(409)
    await caterer.presses('Yayınla')
    await caterer.sees('Menü yayınlanamadı: Bu vardiya ve tarih için başka bir catering menü yayınladı.')
    await dayCard(caterer, '20 Kasım Cuma').getByText('Taslak').waitFor()
    expect(await writtenOn('2026-11-20')).toMatchObject({ status: 'draft' })
  })

  test('keeps everything typed when many days cannot be saved at once', async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gece')
    await entersDish(caterer, monday, 'Alternatif 1', 'Kısır')
    await entersDish(caterer, monday, 'Geleneksel 1', 'Tas kebabı')
    await caterer.page.route('**/menu-days/bulk-upsert', (route) => route.abort('connectionfailed'))
    caterer.expectsLostConnection()
    await caterer.presses('Tümünü kaydet')
    await caterer.sees('Toplu kaydet başarısız: Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.')
    expect(await dish(caterer, monday, 'Geleneksel 1').inputValue()).toBe('Tas kebabı')
    await caterer.page.unroute('**/menu-days/bulk-upsert')
    await saves(caterer, monday)
    await caterer.sees('Gün kaydedildi')
    await caterer.seesNo(/^Toplu kaydet başarısız/)
  })

  test('does not let unsaved days get lost unasked', async () => {
    const caterer = await entersKitchen()
    await opensMenuOf(caterer, 'Gece')
    await entersDish(caterer, '15 Kasım Pazar', 'Alternatif 1', 'Yarım kalan')
    await caterer.presses('Kapat')
    await caterer.sees(
      'Kaydedilmemiş değişiklikler var',
      '1 gündeki değişiklikler kaydedilmedi. Kapatırsanız yazdıklarınız kaybolur.',
    )
    await caterer.findsInOrder('question before closing')
    await caterer.presses('Düzenlemeye dön')
    await dish(caterer, '15 Kasım Pazar', 'Alternatif 1').press('Escape')
    await caterer.presses('Düzenlemeye dön')
    expect(await dish(caterer, '15 Kasım Pazar', 'Alternatif 1').inputValue()).toBe('Yarım kalan')
    await caterer.presses('Kapat')
    await caterer.presses('Değişiklikleri at')
    await caterer.page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await writtenOn('2026-11-15')).toBeUndefined()
  })

  test.each(['corporate1', 'corporate2'] as const)('is only read by %s', async (role) => {
    const reader = await entersKitchen(role)
    await opensMenuOf(reader, 'Gündüz')
    await dayCard(reader, '12 Kasım Perşembe').getByText('Kuru fasulye').waitFor()
    for (const action of ['Günü kaydet', 'Tümünü kaydet', 'Aralığı yayınla', 'Seçenek ekle'])
      await expect.poll(() => reader.button(action).count()).toBe(0)
    if (role === 'corporate1') await reader.findsInOrder('menu, read-only')
  })

  test('stays closed to whoever does not cook for the firm', async () => {
    const { world } = stage
    const owner = world.cateringA.people.corporateOwner
    const caterer = await stage.visit(kitchenOf(owner, world.corporateB.company), { as: owner })
    caterer.expectsRefusal(403)
    await caterer.sees('Bu sayfaya erişim yetkiniz bulunmamaktadır.')
    await expect.poll(() => caterer.button('Giriş sayfasına dön').count()).toBe(1)
    await caterer.findsInOrder('foreign kitchen')
    await caterer.presses('Geri')
    await caterer.sees('Firma yönetimi')
    await caterer.goesTo(kitchenOf(world.cateringB.people.corporateOwner, world.corporateA.company))
    await caterer.sees('Bu sayfaya erişim yetkiniz bulunmamaktadır.')
    const guest = world.corporateA.people.corporateOwner
    const firm = await stage.visit(kitchenOf(guest, world.corporateA.company), { as: guest })
    await firm.sees('Bu sayfaya erişim yetkiniz bulunmamaktadır.')
  })
})
