import { beforeAll, describe, expect, test } from 'vitest'
import { overflowsOn } from '../support/page-checks.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { dashboardOf } from '../support/addresses.ts'
import {
  countsClicks,
  eatsInNovember,
  hasShiftWithoutList,
  opensNovember,
  opensStatements,
  rowOf,
} from './settlement-steps.ts'

const correction = '13 Kasım Gündüz'
const spaced = (text: string): RegExp => new RegExp(`^${text.replaceAll(' ', '\\s')}`)
const cell = ({ page }: Visitor, name: string) => page.getByRole('gridcell', { name: spaced(name) })

const proposes = async (visitor: Visitor, portions: string, reason: string) => {
  await visitor.fills({ 'Porsiyon farkı': portions, Gerekçe: reason })
  await visitor.presses('Öner')
}

const approves = async (visitor: Visitor) => {
  await visitor.presses('Onayla')
  await visitor.sees('Kasım 2026 onaylansın mı?')
  await visitor.button('Onayla').last().click()
}

describe('The statement of a period, on a desktop,', () => {
  const stage = useStage(desktop)
  beforeAll(() => eatsInNovember(stage))

  test('waits for both sides, with the figures of the frozen lists', async () => {
    const firm = await opensStatements(stage, 'firm')
    const tab = firm.named('tab', /^Mutabakat/)
    await expect.poll(() => tab.innerText()).toMatch(/1$/)
    await tab.click()
    await firm.sees('Kasım 2026', '8', '880,00 ₺', 'Taslak')
    await firm.checksScreen('the statements of a firm')
    const catering = await opensStatements(stage, 'catering', '?tab=statements')
    await catering.sees('Kasım 2026', '880,00 ₺')
    await catering.named('combobox', 'Ay').selectOption('2026-10')
    await catering.sees('Bu ay biten dönem yok.')
    await catering.named('combobox', 'Ay').selectOption('2026-11')
    await catering.fills({ 'Firma ara': 'yok böyle firma' })
    await catering.sees('Aramanıza uyan mutabakat bulunamadı.')
    const firmName = stage.world.corporateA.company.name
    await catering.fills({ 'Firma ara': firmName.slice(0, 5).toLocaleUpperCase('tr') })
    await catering.presses(`${firmName}, Kasım 2026`)
    await catering.presses('Mutabakat')
    expect(await catering.field('Firma ara').inputValue()).toBe(firmName.slice(0, 5).toLocaleUpperCase('tr'))
    await catering.checksScreen('the statements of a catering')
    await catering.presses(`${stage.world.corporateA.company.name}, Kasım 2026`)
    for (const [name, ...figures] of [
      ['Gündüz', '4', '3', '7'],
      ['Gece', '1', '', '1'],
      ['Porsiyon', '5', '3', '8'],
    ])
      await expect.poll(() => rowOf(catering, name ?? '', 12, 13)).toEqual(figures)
    await catering.sees('8 porsiyon × 100,00 ₺', '800,00 ₺', 'KDV %10', '80,00 ₺', '880,00 ₺')
    await catering.doesNotSee('Departmanlar')
    await catering.checksScreen('the statement of a period')
  })

  test('takes a correction of the firm, which counts once the catering has accepted it', async () => {
    const firm = await opensNovember(stage, 'firm')
    await cell(firm, correction).focus()
    await firm.page.keyboard.press('ArrowLeft')
    await firm.page.keyboard.press('ArrowDown')
    await expect.poll(() => cell(firm, '12 Kasım Gece').evaluate((one) => one === document.activeElement)).toBe(true)
    await firm.page.keyboard.press('ArrowRight')
    await firm.page.keyboard.press('ArrowUp')
    await firm.page.keyboard.press('Enter')
    await firm.sees('Listede 3 porsiyon.')
    await firm.checksScreen('proposing a correction')
    await proposes(firm, '-5', 'kısa')
    await firm.sees('Gerekçeyi yazın; en az 5 harf.')
    firm.expectsRefusal(422)
    await proposes(firm, '-5', 'Beş kişi eğitimdeydi.')
    await firm.sees(/O gün ve vardiyada 3 porsiyon var/)
    await firm.presses('Bir artır')
    await firm.presses('Bir artır')
    await firm.presses('Bir artır')
    await firm.sees('Listede 3 porsiyon; düzeltmeyle 1.')
    await firm.presses('Öner')
    await firm.sees(
      'Taslak · 1 düzeltme açık',
      'Cateringin yanıtı bekleniyor',
      'Açık düzeltme kabul edilirse 660,00 ₺.',
    )
    await expect.poll(() => rowOf(firm, 'Düzeltme', 13)).toEqual(['−2? yanıt bekliyor', ''])
    expect(await firm.isDisabled('Onayla')).toBe(true)
    await firm.checksScreen('a statement with a correction that waits')

    const catering = await opensNovember(stage, 'catering')
    await catering.sees('Beş kişi eğitimdeydi.')
    expect(await catering.isDisabled('Onayla')).toBe(true)
    await catering.checksScreen('a statement with a correction to answer')
    await catering.presses(/−2: kabul et$/)
    await catering.sees('Kabul edildi', '660,00 ₺', '6 porsiyon × 100,00 ₺')
    await expect.poll(() => rowOf(catering, 'Düzeltme', 13)).toEqual(['−2', '−2'])
    await expect.poll(() => rowOf(catering, 'Porsiyon', 12, 13)).toEqual(['5', '1', '6'])
  })

  test('names the reason for which the firm refuses what the catering proposes, and one can be withdrawn', async () => {
    const catering = await opensNovember(stage, 'catering')
    await catering.presses('Düzeltme öner')
    await catering.field('Vardiya').selectOption({ label: 'Gece' })
    await proposes(catering, '+4', 'Telefonla istendi.')
    await catering.sees('Firmanın yanıtı bekleniyor')
    const firm = await opensNovember(stage, 'firm')
    await firm.presses(/\+4: reddet$/)
    await firm.presses('Reddet')
    await firm.sees('Gerekçeyi yazın; en az 5 harf.')
    await firm.checksScreen('refusing a correction')
    await firm.fills({ Gerekçe: 'Kimse istemedi.' })
    await firm.presses('Reddet')
    await firm.sees('Reddedildi', /ret: “Kimse istemedi.”$/)
    await firm.presses('Düzeltme öner')
    await proposes(firm, '+1', 'Yanlışlıkla yazıldı.')
    await firm.presses(/\+1: geri al$/)
    await firm.presses('Geri al')
    await firm.sees('Geri alındı')
  })

  test('is agreed once both have approved the figures they saw', async () => {
    const firm = await opensNovember(stage, 'firm')
    const catering = await opensNovember(stage, 'catering')
    await firm.presses('Onayla')
    await firm.sees('Kasım 2026 onaylansın mı?', '660,00 ₺')
    await firm.checksScreen('approving a statement')
    await catering.presses('Düzeltme öner')
    await proposes(catering, '+1', 'Bir kişi daha geldi.')
    await catering.sees('Firmanın yanıtı bekleniyor')
    firm.expectsRefusal(409)
    await firm.button('Onayla').last().click()
    await firm.sees('Taslak · 1 düzeltme açık', 'Bir kişi daha geldi.')
    await firm.presses(/\+1: kabul et$/)
    await firm.sees('770,00 ₺')
    await approves(firm)
    await firm.sees(`Onayınız verildi, ${stage.world.cateringA.company.name} bekleniyor`)
    await expect.poll(() => firm.isDisabled('Onayla')).toBe(true)

    await catering.reloads()
    await catering.sees(`${stage.world.corporateA.company.name} onayladı, sizi bekliyor`)
    await approves(catering)
    await catering.sees('Mutabık · 01.12.2026')
    expect(await catering.button('Onayla').count()).toBe(0)
    await catering.checksScreen('an agreed statement')
  })

  const printed = async (tab: Visitor): Promise<string> => {
    await tab.page.evaluate(() => Object.assign(globalThis, { print: () => undefined }))
    await tab.presses('Yazdır')
    const paper = tab.page.locator('.print-sheet')
    await paper.waitFor({ state: 'attached' })
    return ((await paper.textContent()) ?? '').replaceAll('\u00a0', ' ')
  }

  test('is printed with both names once it is agreed', async () => {
    const text = await printed(await opensNovember(stage, 'catering'))
    const { cateringA, corporateA } = stage.world
    expect(text).toContain('Yemek mutabakatı · Kasım 2026')
    expect(text).toContain(`Hizmet veren: ${cateringA.company.name}Hizmet alan: ${corporateA.company.name}`)
    expect(text).toContain('MUTABIK')
    expect(text).toContain('13.11 Cum3−12100,00 ₺')
    expect(text).toContain('Bu belge fatura değildir.')
    expect(text).toContain('Toplam770,00 ₺')
    expect(text).not.toContain('Departman')
  })

  test('is printed for the firm with its departments on a page of their own', async () => {
    const text = await printed(await opensNovember(stage, 'firm'))
    expect(text).toContain(`${stage.world.corporateA.company.name} · Departmanlara göre porsiyon · Kasım 2026`)
    expect(text).toMatch(/Departmanlara göre porsiyon · Kasım 2026.+Toplam7Bu sayfa yalnızca firma içindir/)
  })

  test('takes corrections into the next period once it is agreed', async () => {
    const firm = await opensNovember(stage, 'firm')
    await firm.presses('Düzeltme öner')
    await firm.sees('Bu dönem kapandı; düzeltme bir sonraki döneme yazılır.')
    await proposes(firm, '-1', 'Bir kişi gelmedi.')
    await firm.sees('Düzeltme önerildi; bir sonraki döneme yazıldı')
    await expect.poll(() => firm.isDisabled('Sonraki dönem')).toBe(false)
    await firm.page.keyboard.press('Alt+ArrowRight')
    await firm.heading('Aralık 2026').waitFor()
    await firm.sees('Önizleme', 'Bir kişi gelmedi.', /^Kasım.2026 düzeltmesi/)
    await firm.presses('Önceki dönem')
    await firm.heading('Kasım 2026').waitFor()
  })

  test('is not there for level 2, who settles nothing', async () => {
    const { corporate2 } = stage.world.corporateA.people
    const address = dashboardOf(stage.product, corporate2, 'caterings')
    const visitor = await stage.visit(address, { as: corporate2 })
    await visitor.named('tab', 'Catering Firmaları').waitFor()
    expect(await visitor.named('tab', /^Mutabakat/).count()).toBe(0)
  })
})

describe('A month', () => {
  const stage = useStage(desktop)
  beforeAll(async () => {
    await hasShiftWithoutList(stage)
    await eatsInNovember(stage)
  })

  test('is settled between the two sides in 17 clicks from Genel, with a delivery that has no list', async () => {
    const { cateringA, corporateA } = stage.world
    const arrives = async (side: typeof cateringA, partner: typeof cateringA) => {
      const as = side.people.corporateOwner
      const visitor = await stage.visit(dashboardOf(stage.product, as), { as })
      const clicks = await countsClicks(visitor)
      await visitor.follows(/^1 mutabakat sizi bekliyor/)
      await visitor.presses(`${partner.company.name}, Kasım 2026`)
      return { visitor, clicks }
    }
    const catering = await arrives(cateringA, corporateA)
    await catering.visitor.presses('Düzeltme öner')
    await catering.visitor.field('Gün').selectOption('2026-11-15')
    await catering.visitor.field('Vardiya').selectOption({ label: 'Hafta sonu' })
    await catering.visitor.sees('Bu gün için liste yok.')
    for (const field of ['Porsiyon farkı', 'Gerekçe']) await catering.visitor.field(field).click()
    await proposes(catering.visitor, '+12', 'Telefonla istendi.')
    await catering.visitor.sees('Firmanın yanıtı bekleniyor')

    const firm = await arrives(corporateA, cateringA)
    await firm.visitor.presses(/\+12: kabul et$/)
    await firm.visitor.sees('20 porsiyon × 100,00 ₺', '2.200,00 ₺')
    await approves(firm.visitor)
    await firm.visitor.sees(`Onayınız verildi, ${cateringA.company.name} bekleniyor`)

    const before = await catering.clicks()
    await catering.visitor.reloads()
    const clicks = await countsClicks(catering.visitor)
    await catering.visitor.sees(`${corporateA.company.name} onayladı, sizi bekliyor`)
    await approves(catering.visitor)
    await catering.visitor.sees('Mutabık · 01.12.2026')
    expect(before + (await firm.clicks()) + (await clicks())).toBeLessThanOrEqual(17)
  })
})

describe('The statement of a period on a phone', () => {
  const stage = useStage(phone)
  beforeAll(() => eatsInNovember(stage))

  test('scrolls its days between the shifts and their totals', async () => {
    const firm = await opensNovember(stage, 'firm')
    await firm.sees('880,00 ₺', 'Departmanlar', 'Üretim', '7')
    await firm.checksScreen('the statement of a period')
    const grid = firm.page.getByRole('grid')
    const edges = () =>
      grid.evaluate((table) => {
        const [first, last] = [table.querySelector('tbody th'), table.querySelector('tbody td:last-child')]
        return [first?.getBoundingClientRect().left, last?.getBoundingClientRect().right]
      })
    const before = await edges()
    await cell(firm, '30 Kasım Gündüz').focus()
    expect(await grid.evaluate((table) => (table.parentElement?.scrollLeft ?? 0) > 0)).toBe(true)
    expect(await edges()).toEqual(before)
  })

  test('fits in letters twice as large', async () => {
    const firm = await opensNovember(stage, 'firm')
    await firm.page.setViewportSize({ width: phone.width / 2, height: phone.height / 2 })
    await firm.sees('Düzeltmeler')
    expect(await overflowsOn(firm.page)).toEqual([])
    await firm.page.setViewportSize(phone)
  })

  test('can be loaded again after a failure', async () => {
    const catering = await opensStatements(stage, 'catering')
    catering.expectsRefusal(503)
    await catering.page.route('**/statements?*', (route) => route.fulfill({ status: 503, body: '' }))
    await catering.opensTab(/^Mutabakat/)
    await catering.sees(/^Mutabakatlar yüklenirken hata oluştu/)
    await catering.page.unroute('**/statements?*')
    await catering.presses('Yeniden dene')
    await catering.sees('880,00 ₺')
  })
})
