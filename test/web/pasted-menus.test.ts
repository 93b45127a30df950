import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { kitchenOf } from '../support/addresses.ts'
import { publishedMenus } from '../support/published-menus.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { dishOn, opensMenuOf, savesMenu } from './menu-steps.ts'

describe('A monthly list', () => {
  const stage = useStage(desktop, phone)
  const opensPaste = async (): Promise<Visitor> => {
    const person = stage.world.cateringA.people.corporateOwner
    const caterer = await stage.visit(`${kitchenOf(person, stage.world.corporateA.company)}?tab=menu`, {
      as: person,
    })
    await opensMenuOf(caterer, 'Gündüz')
    await caterer.presses('Yapıştır')
    return caterer
  }
  const pastes = async (caterer: Visitor, text: string) => {
    await caterer.field('Menü metni').fill(text)
    await caterer.presses('Metni Ayrıştır')
  }
  const roleOf = ({ page }: Visitor, column: string) => page.getByRole('combobox', { name: column, exact: true })

  test('is taken with its common courses after a column has been corrected by keyboard', async () => {
    const caterer = await opensPaste()
    await pastes(caterer, publishedMenus.factory)
    await caterer.sees('3 gün alınacak', ' · 4 satır atlandı · 1 gün yemeksiz')
    await caterer.sees('Yemek yok: 1 Ocak Cuma (YILBAŞI TATİLİ).', 'Alınmayan sütunlar: KALORİ.')
    await caterer.checksScreen('a pasted monthly list')
    const side = roleOf(caterer, 'YARDIMCI YEMEK')
    expect(await side.inputValue()).toBe('Ortak · Yardımcı yemek')
    await side.focus()
    await caterer.page.keyboard.type('Geleneksel 1')
    await expect.poll(() => side.inputValue()).toBe('Geleneksel 1')
    await caterer.presses('3 günü taslağa al')
    await expect.poll(() => dishOn(caterer, '5 Ocak Salı', 'Geleneksel 1')).toBe('TAVUK SOTE, BULGUR PİLAVI')
    await savesMenu(caterer)
    await expect
      .poll(() => stage.product.sql(`SELECT common_courses FROM menu_days WHERE date = '2027-01-05'`))
      .toEqual([
        {
          common_courses: [
            { course: 'soup', name: 'EZOGELİN ÇORBASI' },
            { course: 'salad', name: 'ÇOBAN SALATA' },
          ],
        },
      ])
  })

  test('is corrected cell by cell where several days stand on the same lines', async () => {
    const caterer = await opensPaste()
    await pastes(caterer, publishedMenus.school)
    await caterer.sees('9 gün alınacak')
    const dish = caterer.page.getByRole('textbox', { name: 'Satır 3, 01.12 Sal, Ortak · Çorba' })
    await dish.fill('Ezogelin')
    await dish.press('Enter')
    await caterer.sees('9 gün alınacak')
    const corrected = caterer.page.getByRole('textbox', { name: 'Satır 4, Ortak · Çorba', exact: true })
    await expect.poll(() => corrected.inputValue()).toBe('Ezogelin')
  })

  test('is read from a workbook, which says what it has besides', async () => {
    const caterer = await opensPaste()
    const buffer = await readFile(new URL('../fixtures/menu-openpyxl.xlsx', import.meta.url))
    await caterer.page.locator('input[type=file]').setInputFiles({ name: 'ocak.xlsx', mimeType: '', buffer })
    await caterer.sees(
      '2 gizli sayfa alınmadı. 2 formülün sonucu dosyada yok; dosyayı Excel’de açıp kaydedin, sonra yeniden seçin.',
    )
    await caterer.presses('Metni Ayrıştır')
    await caterer.sees('5 gün alınacak', 'Yemek yok: 7 Ocak Perşembe (RESMÎ TATİL), 8 Ocak Cuma (RESMÎ TATİL).')
  })

  test('is read from a table of a web page or Word, with lines in cells and merged cells', async () => {
    const caterer = await opensPaste()
    const html = `<h2>Aralık menüsü</h2><table><tr><th>Tarih</th><th>Yemek</th><th>Kalori</th></tr>
      <tr><td rowspan="2">07.12.2026<br>Pazartesi</td><td><p>Yayla&nbsp;çorbası</p><p>Tas kebabı</p></td><td>590</td></tr>
      <tr><td>Pirinç pilavı</td><td>350</td></tr>
      <tr><td>08.12.2026</td><td colspan="2">RESMÎ TATİL</td></tr></table><p>Afiyet olsun</p>`
    await caterer.field('Menü metni').evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      clipboardData.setData('text/plain', 'Aralık menüsü')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
    await caterer.presses('Metni Ayrıştır')
    await caterer.sees('1 gün alınacak', 'Yemek yok: 8 Aralık Salı (RESMÎ TATİL).')
    const dishAt = (column: string) => caterer.page.getByRole('textbox', { name: `Satır 3, ${column}` }).inputValue()
    expect(await dishAt('Ortak · Çorba')).toBe('Yayla çorbası')
    expect(await dishAt('Geleneksel 1')).toBe('Tas kebabı')
    expect(await dishAt('Ortak · Yardımcı yemek')).toBe('Pirinç pilavı')
  })

  test.each([
    ['5,000 rows', '07.12.2026\tMantı\n'.repeat(4999), 'Metin en fazla 400 satır olabilir; 5.000 satır var.'],
    ['2 MB', 'a'.repeat(2_000_000), 'Metin en fazla 200.000 karakter olabilir; 2.000.000 karakter var.'],
  ])('of %s is not pasted, and what was written stays', async (_size, text, sentence) => {
    const caterer = await opensPaste()
    const field = caterer.field('Menü metni')
    await field.fill('07.12.2026 - Mantı')
    await field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
    await caterer.sees(sentence)
    expect(await field.inputValue()).toBe('07.12.2026 - Mantı')
  })

  test.each([390, 768, 1280, 1920])('always shows the state of its days, %i px wide', async (width) => {
    const caterer = await opensPaste()
    const { page } = caterer
    await page.setViewportSize({ width, height: 900 })
    await pastes(caterer, publishedMenus.optionColumns)
    await caterer.sees('2 gün alınacak')
    const preview = page.getByRole('table', { name: 'Anlaşılan menü' })
    const state = preview.getByRole('columnheader', { name: 'Durum' })
    const stands = () =>
      state.evaluate((element) => {
        const [head, panel] = [element, element.closest('[role=dialog]')].map((one) => one?.getBoundingClientRect())
        return { left: (head?.left ?? 0) - (panel?.left ?? 0), hidden: (head?.right ?? 0) - (panel?.right ?? 0) }
      })
    const before = await stands()
    expect(before.hidden).toBeLessThanOrEqual(0)
    await page.getByRole('textbox', { name: 'Satır 2, Diyet' }).focus()
    expect((await stands()).left).toBeCloseTo(before.left, 0)
  })
})
