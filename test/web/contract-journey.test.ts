import { describe, test } from 'vitest'
import { areaOf, dashboardOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { picksDish } from './menu-steps.ts'
import { chooses } from './panel-steps.ts'

describe('A contract', () => {
  const stage = useStage(desktop)

  test('goes from finding a caterer to the last meal', async () => {
    const { product, world } = stage
    const { corporateB, cateringB, foreignShift } = world
    const [firm, caterer] = [corporateB.company.name, cateringB.company.name]
    const { corporate3, individual } = corporateB.people
    const { corporate4 } = cateringB.people
    const publish = (date: string) =>
      writeMenu(product, world, { date, shift: foreignShift, cateringId: cateringB.company.id })

    const buyer = await stage.visit(dashboardOf(product, corporate3, 'caterings'), { as: corporate3 })
    await buyer.presses('Yeni Firma Ara')
    await buyer.named('searchbox', 'Catering firması ara').fill(caterer.slice(0, 5))
    await buyer.page
      .getByRole('dialog')
      .getByRole('button', { name: `${caterer}: teklif gönder` })
      .click()
    await buyer.fills({ 'Öğün fiyatı (₺)': '128,50' })
    await buyer.presses('Teklifi gönder')
    await buyer.sees(`${caterer} firmasına teklif gönderildi`)

    const cook = await stage.visit(dashboardOf(product, corporate4, 'corporates?tab=offers'), { as: corporate4 })
    const accepts = async () => {
      await cook.button(firm).first().click()
      await cook.presses('Kabul et')
      await cook.button('Kabul et').last().click()
      await cook.sees('Teklif kabul edildi')
      await cook.presses('Paneli kapat')
    }
    await accepts()
    for (const date of ['2026-11-12', '2026-11-19']) await publish(date)

    const eater = await stage.visit(areaOf(product, individual, 'secim'), { as: individual, kind: 'individual' })
    await eater.heading('12 Kasım Perşembe').waitFor()
    await picksDish(eater, '12 Kasım Perşembe', 'Kuru fasulye')

    await buyer.goesTo(dashboardOf(product, corporate3, 'caterings'))
    await buyer.presses(`${caterer}: fiyat teklifi`)
    await buyer.fills({ 'Yeni fiyat (₺)': '142,00', Başlangıç: '16.11.2026' })
    await buyer.page.keyboard.press('Tab')
    await buyer.presses('Teklifi gönder')
    await buyer.sees('Teklifiniz bekliyor · 142,00 ₺')
    await cook.goesTo(dashboardOf(product, corporate4, 'corporates?tab=offers'))
    await cook.sees('128,50 ₺ →')
    await accepts()
    await cook.opensTab('Firmalar')
    await cook.sees('128,50 ₺', '142,00 ₺, 16.11.2026’dan başlayarak')

    await buyer.goesTo(dashboardOf(product, corporate3, 'caterings'))
    await buyer.presses(`${caterer}: diğer işlemler`)
    await buyer.named('menuitem', 'Fesih talep et').click()
    await chooses(buyer, 'Neden', 'Fiyat')
    await buyer.choosesRadio('Belirli bir günde')
    await buyer.fills({ 'Ortaklığın olmadığı ilk gün': '20.11.2026' })
    await buyer.page.keyboard.press('Tab')
    await buyer.sees('en geç 09.02.2027 · son yemek 19.11.2026')
    await buyer.presses('Fesih talebi gönder')
    await buyer.sees(`${caterer} ile anlaşma fesih talebi gönderildi`)
    await cook.opensTab(/^Fesih Talepleri/)
    await cook.presses(`${firm}: fesih talebini onayla`)
    await cook.presses('Onayla')
    await cook.sees('Fesih talebi onaylandı')
    await buyer.goesTo(dashboardOf(product, corporate3, 'caterings'))
    await buyer.sees('Feshedildi, 20.11.2026’da bitiyor')

    await eater.goesTo(areaOf(product, individual, 'secim'))
    await eater.heading('19 Kasım Perşembe').waitFor()
    await picksDish(eater, '19 Kasım Perşembe', 'Etli nohut')

    product.clock.set('2026-11-19T12:00:00+03:00')
    await eater.goesTo(areaOf(product, individual, 'sectiklerim'))
    await eater.sees('Etli nohut')
    await buyer.goesTo(dashboardOf(product, corporate3, 'caterings'))
    await buyer.sees('142,00 ₺', 'Feshedildi, 20.11.2026’da bitiyor')

    product.clock.set('2026-11-20T00:00:30+03:00')
    await buyer.goesTo(dashboardOf(product, corporate3, 'caterings'))
    await buyer.sees('Henüz anlaşmalı catering firmanız yok.')
    await eater.goesTo(areaOf(product, individual, 'sectiklerim'))
    await eater.sees('Etli nohut')
  })
})
