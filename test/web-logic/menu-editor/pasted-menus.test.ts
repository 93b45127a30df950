import { describe, expect, it } from 'vitest'
import { judgePastedDays } from '../../../src/core/menus/rules.ts'
import { menuTextProblem, remarksOn, restOf } from '../../../web/domain/menus/pasted-texts.ts'
import { formatDate } from '../../../web/ui/words/dates.ts'
import { readMenuText } from '../../../web/domain/menus/use-pasted-menu.ts'
import { courseOf, type DayDraft, optionOf } from '../../../web/features/kitchen/menus/menu-draft.ts'
import { columnsOf } from '../../../web/features/kitchen/menus/menu-columns.ts'
import { pastedInto } from '../../../web/features/kitchen/menus/pasted-into.ts'

const shift = { days: [1, 2, 3, 4, 5], timezone: 'Europe/Istanbul' }
const now = new Date('2026-11-24T09:48:00Z')
const sentencesOn = (text: string) => {
  const menu = readMenuText(text, shift)
  const days = judgePastedDays(menu, shift, now)
  return [
    ...remarksOn(menu, days).map(({ about, text }) => (about === undefined ? text : `${about}: ${text}`)),
    restOf(menu, days),
  ]
}

describe('the preview of a pasted menu says', () => {
  it('which days have no meal, and which columns are not taken', () => {
    expect(
      sentencesOn('Tarih\tGeleneksel\tAlternatif\tkcal\n31.12.2026\tMantı\tPide\t900\n01.01.2027\tYılbaşı tatili'),
    ).toEqual([
      `Yemek yok: ${formatDate('2027-01-01', 'dayAndMonth')} (Yılbaşı tatili).`,
      'Alınmayan sütunlar: kcal.',
      'Satır 1 sütun başlıkları.',
      '1 gün yemeksiz',
    ])
  })

  it('once what is wrong with several lines', () => {
    const headings = 'Tarih\tÇorba\tYardımcı yemek\tSalata\tTatlı\tİçecek\tGeleneksel'
    const rows = [7, 8, 9].map((day) => `0${day}.12.2026\ta\tb\tc\td\te\tf`)
    expect(sentencesOn([headings, ...rows].join('\n'))[0]).toBe(
      'Satır 2–4: Bir günde en fazla 4 ortak yemek olabilir; fazlasını silin ya da bir sütununu bir seçeneğe ekleyin.',
    )
    expect(sentencesOn('Tarih\tÇorba\tTatlı\n07.12.2026\tYayla\tRevani\n08.12.2026\tEzogelin\tElma')[0]).toBe(
      'Satır 2, 3: Yalnızca ortak yemek var; yanına en az bir seçenek yazın ya da bir sütunu seçenek yapın.',
    )
  })

  it('that a table has too many columns, rows or letters', () => {
    const row = (of: string) => Array.from({ length: 400 }, (_, at) => `${of} ${at}`).join('\t')
    expect(sentencesOn(`${row('Sütun')}\n${row('Yemek')}`)).toEqual([
      'Satır 1, 2: Tabloda 400 sütun var; en fazla 40 sütun okunur. Yalnızca menünün sütunlarını yapıştırın.',
      '2 satır düzeltilmeli',
    ])
    expect(menuTextProblem('07.12.2026\tMantı\n'.repeat(4999))).toBe(
      'Metin en fazla 400 satır olabilir; 5.000 satır var.',
    )
    expect(menuTextProblem('a'.repeat(2_000_000))).toBe(
      'Metin en fazla 200.000 karakter olabilir; 2.000.000 karakter var.',
    )
    expect(menuTextProblem('07.12.2026 - Mantı')).toBeUndefined()
  })
})

describe('the preview of a list of the running month', () => {
  it('leaves out what is over and empty, and says that figures in names are', () => {
    expect(sentencesOn('KASIM 2026\nPzt\tSal\tÇar\tPer\n23\t24\t25\t26\nMantı 90 kcal\tPide\t\tTost')).toEqual([
      'Satır 1 tarih içermiyor, 23.11 Pzt geçmiş gün, 25.11 Çar yemek içermiyor: atlandı.',
      'Satır 3: tek seçenek; bu hâliyle alınır.',
      'Yemek adlarındaki kalori ve gramaj alınmadı.',
      'Satır 2 sütun başlıkları.',
      '3 satır atlandı',
    ])
  })
})

describe('a list with several meals a day', () => {
  it.each([
    ['06:00', '14:00', 'Mantı'],
    ['08:30', '17:30', 'Mantı'],
    ['14:00', '22:00', 'Pide'],
    ['16:00', '00:00', 'Pide'],
    ['22:00', '06:00', 'Simit'],
  ])('is read for the one in the middle of a shift from %s to %s', (start_time, end_time, dish) => {
    const text = 'Tarih\tÖĞLE\tAKŞAM\tGECE\n07.12.2026\tMantı\tPide\tSimit'
    const { days } = readMenuText(text, { ...shift, start_time, end_time })
    expect(days.map(({ dishes }) => [...dishes.values()])).toEqual([[dish]])
  })
})

describe('a pasted day', () => {
  const options = [optionOf('A', 'Geleneksel'), optionOf('B', 'Alternatif'), optionOf('C', 'Vejetaryen')]
  const written = (draft: DayDraft) => draft.flatMap(({ label, dish }) => (dish === '' ? [] : [`${label}: ${dish}`]))
  const pasted = (blank: DayDraft, ...cells: [label: string, dish: string][]) =>
    pastedInto({ changed: [], blank }, columnsOf([blank]), undefined, {
      date: '2026-12-07',
      options: cells.map(([label, dish], at) => ({ key: `OPT${at}`, label, dish })),
      commonCourses: [
        { course: 'soup', name: 'Yayla' },
        { course: 'side', name: 'Pilav' },
        { course: 'side', name: 'Makarna' },
      ],
    }).draft

  it('has its common courses in the order of a meal and its options in that of the menu', () => {
    expect(written(pasted(options, ['Vejetaryen', 'Mücver'], ['Geleneksel 1', 'Mantı'], ['Diyet', 'Haşlama']))).toEqual(
      [
        'Ortak · Çorba: Yayla',
        'Ortak · Yardımcı yemek: Pilav',
        'Ortak · Yardımcı yemek 2: Makarna',
        'Geleneksel: Mantı',
        'Vejetaryen: Mücver',
        'Diyet: Haşlama',
      ],
    )
  })

  it('replaces a common course of the menu, and leaves the others', () => {
    const soup = { ...courseOf('soup'), dish: 'Ezogelin' }
    const dessert = { ...courseOf('dessert'), dish: 'Revani' }
    expect(written(pasted([soup, dessert, ...options], ['Geleneksel', 'Mantı']))).toEqual([
      'Ortak · Çorba: Yayla',
      'Ortak · Yardımcı yemek: Pilav',
      'Ortak · Yardımcı yemek 2: Makarna',
      'Ortak · Tatlı: Revani',
      'Geleneksel: Mantı',
    ])
  })
})
