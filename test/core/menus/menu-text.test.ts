import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptedDays,
  defaultChoices,
  dishText,
  judgePastedDays,
  type MenuOfText,
  parseMenuText as parse,
  printMenuDay,
  withDay,
} from '../../../src/core/menus/rules.ts'
import { columnLabel } from '../../../src/texts/menus/default-options.ts'
import { commonCourseText } from '../../../src/texts/menus/courses.ts'
import { someText } from '../../support/generated-text.ts'
import { holdsFor } from '../../support/holds-for.ts'

const reading = { labelOf: columnLabel, courseLabel: commonCourseText, today: '2026-11-24' }
const parseMenuText = (text: string) => parse(text, reading)

const readOf = (text: string) => {
  const { days, options } = parseMenuText(text)
  return days.map(({ date, dishes }) => ({
    date,
    dishes: Object.fromEntries(
      options.flatMap(({ key, label }) => {
        const dish = dishes.get(key)
        return dish === undefined ? [] : [[`${key} ${label}`, dish]]
      }),
    ),
  }))
}

const monday = {
  date: '2026-12-07',
  dishes: { 'GELENEKSEL1 Geleneksel 1': 'Etli nohut, pilav', 'ALTERNATIF1 Alternatif 1': 'Tavuk sote' },
}

describe('a pasted menu', () => {
  it.each([
    ['as the specification writes it', '07.12.2026 - GELENEKSEL1: Etli nohut, pilav | ALTERNATIF1: Tavuk sote'],
    ['with slashes and no leading zero', '7/12/2026 - Geleneksel1: Etli nohut, pilav | Alternatif1: Tavuk sote'],
    ['with dashes in the date', '07-12-2026: geleneksel 1: Etli nohut, pilav | ALTERNATİF 1: Tavuk sote'],
    ['with a short year', '07.12.26 - Geleneksel: Etli nohut, pilav | Alternatif: Tavuk sote'],
    [
      'with the weekday after the date',
      '07.12.2026 Pazartesi – Geleneksel1: Etli nohut, pilav | Alternatif1: Tavuk sote',
    ],
    [
      'with the weekday before the date',
      'PAZARTESİ, 7.12.2026 — Geleneksel1: Etli nohut, pilav | Alternatif1: Tavuk sote',
    ],
    ['with the weekday between dashes', '07.12.2026 - Pzt - Geleneksel1: Etli nohut, pilav | Alternatif1: Tavuk sote'],
    ['with the weekday in brackets', '07.12.2026 (Pzt): Geleneksel1: Etli nohut, pilav | Alternatif1: Tavuk sote'],
    ['with a dash after the labels', '07.12.2026 - Geleneksel 1 - Etli nohut, pilav | Alternatif 1 – Tavuk sote'],
    ['with the labels in another order', '07.12.2026 - Alternatif1: Tavuk sote | Geleneksel1: Etli nohut, pilav'],
    ['without labels', '07.12.2026 - Etli nohut, pilav | Tavuk sote'],
    ['from a spreadsheet without headings', '07.12.2026\tEtli nohut, pilav\tTavuk sote'],
    ['from a spreadsheet with labels', '07.12.2026\tGeleneksel 1: Etli nohut, pilav\tAlternatif 1: Tavuk sote'],
    [
      'from a spreadsheet with headings',
      'Tarih\tAlternatif 1\tGeleneksel 1\n07.12.2026\tTavuk sote\tEtli nohut, pilav',
    ],
    [
      'with the weekday in a column',
      'Gün\tTarih\tGeleneksel\tAlternatif\nPazartesi\t7.12.2026\tEtli nohut, pilav\tTavuk sote',
    ],
    ['with the weekday in a later column', '7.12.2026\tPazartesi\tEtli nohut, pilav\tTavuk sote'],
    ['with headings above the dishes only', '\tGeleneksel 1\tAlternatif 1\n7.12.2026\tEtli nohut, pilav\tTavuk sote'],
    ['among blank lines', '\n  \r\n07.12.2026 - Geleneksel1: Etli nohut, pilav | Alternatif1: Tavuk sote\r\n\t\n'],
  ])('is understood %s', (_how, text) => {
    expect(readOf(text)).toEqual([monday])
    expect(parseMenuText(text).skipped).toEqual([])
  })

  it('gives an unknown label one option throughout the text', () => {
    const text = [
      '07.12.2026 - Geleneksel1: Karnıyarık | Diyet: Ton balıklı salata',
      '08.12.2026 - Vejetaryen: Mücver | DİYET: Kinoa',
    ].join('\n')
    expect(readOf(text)).toEqual([
      { date: '2026-12-07', dishes: { 'GELENEKSEL1 Geleneksel 1': 'Karnıyarık', 'OPT1 Diyet': 'Ton balıklı salata' } },
      { date: '2026-12-08', dishes: { 'OPT1 Diyet': 'Kinoa', 'OPT2 Vejetaryen': 'Mücver' } },
    ])
  })

  it('keeps the dishes of a table unchanged, colons included', () => {
    expect(readOf('Tarih\tGeleneksel 1\tDiyet\n7.12.2026\tÇorba: mercimek\tSalata')).toEqual([
      { date: '2026-12-07', dishes: { 'GELENEKSEL1 Geleneksel 1': 'Çorba: mercimek', 'OPT1 Diyet': 'Salata' } },
    ])
  })

  it('keeps the columns of a table separate when a cell is empty', () => {
    expect(readOf('7.12.2026\t\tTavuk sote')).toEqual([
      { date: '2026-12-07', dishes: { 'ALTERNATIF1 Alternatif 1': 'Tavuk sote' } },
    ])
  })

  it('reports every skipped line with its number and the reason', () => {
    const { skipped, headings, days } = parseMenuText(
      ['Aralık ayı 2. hafta menüsü', '', 'Tarih\tGeleneksel 1', '31.02.2026\tMantı', '07.12.2026'].join('\n'),
    )
    expect(skipped).toEqual([
      { line: 1, reason: 'no_date' },
      { line: 4, reason: 'no_such_date' },
    ])
    expect(headings).toEqual([3])
    expect(days).toMatchObject([{ line: 5, date: '2026-12-07' }])
  })

  it('reports the dishes it leaves out', () => {
    const { days } = parseMenuText('07.12.2026 - Geleneksel1: Mantı | Alternatif1: – | geleneksel 1: Pilav | Diyet:')
    expect(days).toMatchObject([
      {
        leftOut: [
          { label: 'Geleneksel 1', reason: 'repeated', dish: 'Pilav' },
          { label: 'Alternatif1', reason: 'empty' },
          { label: 'Diyet', reason: 'empty' },
        ],
      },
    ])
  })

  it('questions a date that names the wrong weekday', () => {
    expect(parseMenuText('07.12.2026 Salı - Mantı').days).toMatchObject([{ otherWeekday: 2 }])
    expect(parseMenuText('Pzt 07.12.2026 - Mantı').days).toMatchObject([{ otherWeekday: undefined }])
  })

  it('is not a menu without a date', () => {
    expect(parseMenuText('').days).toEqual([])
    expect(parseMenuText('Pazartesi: Mantı').skipped).toEqual([{ line: 1, reason: 'no_date' }])
  })
})

describe('the default choices', () => {
  it.each([
    [[], ['GELENEKSEL1', 'ALTERNATIF1']],
    [['ALTERNATIF2'], ['GELENEKSEL1', 'ALTERNATIF1']],
    [
      ['GELENEKSEL2', 'ALTERNATIF1'],
      ['ALTERNATIF1', 'GELENEKSEL2'],
    ],
    [
      ['GELENEKSEL1', 'GELENEKSEL2', 'ALTERNATIF2'],
      ['GELENEKSEL1', 'GELENEKSEL2'],
    ],
  ])('next to %j are %j', (present, expected) => {
    expect(defaultChoices(present.map((key) => ({ key })))).toEqual(expected)
  })
})

it('a line with more items than a menu may have is skipped as a whole and reported', () => {
  const items = (count: number) => Array.from({ length: count }, (_, at) => `Yemek ${at}`).join(' | ')
  const { days, skipped, options } = parseMenuText(`07.12.2026 - ${items(20)}\n08.12.2026 - ${items(21)}`)
  expect([days.map(({ line }) => line), skipped]).toEqual([[1], [{ line: 2, reason: 'too_many_items' }]])
  expect(options).toHaveLength(20)
})

describe('judging a pasted menu', () => {
  const shift = { days: [1, 2, 3, 4, 5, 6], timezone: 'Europe/Istanbul' }
  const now = new Date('2026-11-24T09:48:00Z')
  const judged = (text: string) => judgePastedDays(parseMenuText(text), shift, now)
  const problemsIn = (text: string) => judged(text).map(({ problem }) => problem)

  it('takes a repeated date from its first line', () => {
    expect(judged('10.12.2026 - Mantı | Pide\n10.12.2026 - Pilav')).toMatchObject([
      { problem: undefined },
      { problem: 'date_repeated', repeats: 1 },
    ])
  })

  it.each([
    ['a past day', '23.11.2026 - Mantı', 'past'],
    ['today', '24.11.2026 - Mantı', undefined],
    ['a day too far ahead', '26.11.2027 - Mantı', 'too_far'],
    ['a day on which the shift does not work', '29.11.2026 - Mantı', 'not_a_work_day'],
    ['a day without a dish', '25.11.2026 - Geleneksel1: –', 'no_dish'],
    ['five options', '25.11.2026 - A: a | B: b | C: c | D: d | E: e', 'too_many_options'],
    ['a dish of 200 letters', `25.11.2026 - ${'ş'.repeat(200)}`, undefined],
    ['a dish of 201 letters', `25.11.2026 - ${'ş'.repeat(201)}`, 'dish_too_long'],
    ['a label of 61 letters', `25.11.2026 - ${'ş'.repeat(61)}: Mantı`, 'label_too_long'],
  ])('recognizes %s', (_what, text, problem) => {
    expect(problemsIn(text)).toEqual([problem])
  })

  it('allows as many days as one upload takes, counted from the first', () => {
    expect(problemsIn('26.01.2027 - Mantı\n25.11.2026 - Mantı\n25.01.2027 - Mantı\n20.11.2026 - Pide')).toEqual([
      'range_too_long',
      undefined,
      undefined,
      'past',
    ])
  })

  it('accepts new options and days with a single dish, but points them out', () => {
    expect(judged('10.12.2026 - Geleneksel1: Karnıyarık | Diyet: Salata\n11.12.2026 - Mantı')).toMatchObject([
      { newOptions: ['Diyet'], hasSingleOption: false },
      { newOptions: [], hasSingleOption: true },
    ])
  })

  it('returns accepted days by date, with options in column order', () => {
    const menu = parseMenuText('11.12.2026 - Diyet: Salata | Alternatif1: Pide\n20.11.2026 - Döner\n10.12.2026 - Mantı')
    expect(acceptedDays(judgePastedDays(menu, shift, now), menu.options)).toEqual([
      { date: '2026-12-10', options: [{ key: 'GELENEKSEL1', label: 'Geleneksel 1', dish: 'Mantı' }] },
      {
        date: '2026-12-11',
        options: [
          { key: 'ALTERNATIF1', label: 'Alternatif 1', dish: 'Pide' },
          { key: 'OPT1', label: 'Diyet', dish: 'Salata' },
        ],
      },
    ])
  })
})

const piece = fc.oneof(
  { arbitrary: someText, weight: 2 },
  fc.constantFrom(
    ...['\n', '\r\n', '\t', ' | ', '|', ': ', ':', ' - ', '-', ' – ', '—', ' ', '.', '/'],
    ...['\n07.12.2026 - ', '\n8/12/2026\t', '09-12-26', '31.02.2026', 'Pazartesi', 'Salı', '(Çar)', 'Tarih', 'Gün'],
    ...['Çorba', 'Ana yemek', 'Yardımcı yemek', 'Menü', 'Çeşit', 'kcal', ' veya ', '120 kcal', ' = ', '"', '1. Kap'],
    ...['\n5 Ocak\t', '5 Ocak 2027 Salı', '06.01', 'Pazartesi\tSalı', '04.01.2027\t05.01.2027', 'OCAK 2027', 'Tatil'],
    ...['Geleneksel 1', 'ALTERNATİF1', 'geleneksel', 'Diyet', 'GELENEKSEL 2', 'Mantı', '\u0000', '\ud800'],
  ),
)
const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

describe('any pasted text', () => {
  it('is parsed without an error, and every line is accounted for', () => {
    holdsFor(anyText, (text) => {
      const { lines, days, headings, skipped } = parseMenuText(text)
      const spans = days.flatMap(({ span: { from, to } }) =>
        Array.from({ length: to - from + 1 }, (_, at) => from + at),
      )
      const told = new Set([...spans, ...headings, ...skipped.map(({ line }) => line)])
      const written = lines.flatMap((line, at) => (/[^\s"]/.test(line) ? [at + 1] : []))
      expect(written.filter((line) => !told.has(line))).toEqual([])
    })
  })

  it("means the same as the preview's printout of it", () => {
    holdsFor(anyText, (text) => {
      const { days, options } = parseMenuText(text)
      expect(readOf(days.map((day) => printMenuDay(day, options)).join('\n'))).toEqual(readOf(text))
    })
  })

  it("can be corrected cell by cell: only the day's line changes, to what was typed", () => {
    holdsFor(fc.tuple(anyText, someText), ([text, typed]) => {
      const menu = parseMenuText(text)
      const [day] = menu.days
      const [option] = menu.options
      if (day === undefined || option === undefined) return
      const dish = dishText(typed)
      const dishes = new Map(
        [...day.dishes, [option.key, dish]].filter(([, dish]) => dish !== '') as [string, string][],
      )
      const changed = parseMenuText(withDay(menu, day, { dishes }))
      const after = changed.days.find(({ line }) => line === day.span.from)
      const labelled = (options: typeof menu.options, of: ReadonlyMap<string, string>) =>
        Object.fromEntries(options.flatMap(({ key, label }) => (of.has(key) ? [[label, of.get(key)]] : [])))
      expect(labelled(changed.options, after?.dishes ?? new Map())).toEqual(labelled(menu.options, dishes))
    })
  })
})

describe('a pasted table without headings', () => {
  const read = (text: string, present: MenuOfText['present']) => {
    const { days, options } = parse(text, { ...reading, present })
    return days.map((day) => printMenuDay(day, options))
  }
  const option = (key: string, label: string) => ({ key, label })
  const grid = [option('A', 'Geleneksel'), option('B', 'Alternatif'), option('C', 'Vejetaryen')]

  it('fills the options of the menu in their order', () => {
    expect(read('07.12.2026\tEtli nohut\tTavuk\tMücver', grid)).toEqual([
      '07.12.2026 - Geleneksel: Etli nohut | Alternatif: Tavuk | Vejetaryen: Mücver',
    ])
  })

  it('fills its common courses too if there is a dish for each column', () => {
    const withSoup = [{ key: 'soup', label: 'Ortak · Çorba', course: 'soup' as const }, ...grid]
    expect(read('07.12.2026\tYayla\tEtli nohut\tTavuk\tMücver', withSoup)).toEqual([
      '07.12.2026 - Ortak · Çorba: Yayla | Geleneksel: Etli nohut | Alternatif: Tavuk | Vejetaryen: Mücver',
    ])
    expect(read('07.12.2026\tEtli nohut\tTavuk\tMücver', withSoup)).toEqual([
      '07.12.2026 - Geleneksel: Etli nohut | Alternatif: Tavuk | Vejetaryen: Mücver',
    ])
  })

  it('opens new options for dishes beyond those', () => {
    expect(read('07.12.2026\ta\tb\tc\td\te', grid)).toEqual([
      '07.12.2026 - Geleneksel: a | Alternatif: b | Vejetaryen: c | Geleneksel 2: d | Alternatif 2: e',
    ])
  })
})

describe('a date on a menu', () => {
  const dateOf = (text: string) => parseMenuText(`${text}\tMantı`).days.map(({ date }) => date)

  it.each([
    ['5 Ocak 2027 Salı', '2027-01-05'],
    ['5 Ocak', '2027-01-05'],
    ['06.01', '2027-01-06'],
    ['Pazartesi 04/01/27', '2027-01-04'],
    ['PAZARTESİ, 4 OCAK 2027', '2027-01-04'],
    ['4.Oca.27', '2027-01-04'],
    ['04-Oca-2027 Pzt', '2027-01-04'],
    ['2027-01-04', '2027-01-04'],
    ['2027-01-04 00:00:00', '2027-01-04'],
    ['04. 01. 2027', '2027-01-04'],
    ['30 Kasım', '2026-11-30'],
    ['23.11', '2027-11-23'],
    ['23.11 Pazartesi', '2026-11-23'],
    ['29 Şubat', '2028-02-29'],
  ])('%s is %s', (text, date) => {
    expect(dateOf(text)).toEqual([date])
  })

  it.each(['12.30 servisi', '1.5 porsiyon', '45 Ocak 2027', 'Ocak', '31.02.2027'])('is not “%s”', (text) => {
    expect(dateOf(text)).toEqual([])
  })

  it('stays in the month of its list if the year is left out', () => {
    const days = ['02.11', '20.11', '30.11'].map((day) => `${day} - Mantı`)
    expect(parseMenuText(days.join('\n')).days.map(({ date }) => date)).toEqual([
      '2026-11-02',
      '2026-11-20',
      '2026-11-30',
    ])
  })

  it('is reported if nobody can read it', () => {
    const { days, skipped } = parseMenuText('Tarih\tGeleneksel\n4 Olak\tMantı\n05.01.2027\tPide')
    expect(days.map(({ date }) => date)).toEqual(['2027-01-05'])
    expect(skipped).toEqual([{ line: 2, reason: 'no_readable_date' }])
  })
})

describe('a day without a meal', () => {
  it.each([
    ...['Yılbaşı tatili', 'Resmî tatil', 'RESMİ TATİL', 'Kapalı', 'TATİL', 'Okul kapalı', 'Yemek yok', 'İdari izin'],
    ...[
      '29 Ekim Cumhuriyet Bayramı',
      'Kurban Bayramı 2. gün',
      'Ramazan Bayramı Arifesi',
      'Hafta sonu',
      'Yarıyıl tatili',
    ],
    ...['Yemek verilmeyecektir.', 'Tatil (Yılbaşı)', 'Resmi Tatil - Yılbaşı'],
  ])('is one with “%s”', (text) => {
    expect(parseMenuText(`07.12.2026\t${text}`).days).toMatchObject([{ noMeal: text, dishes: new Map() }])
  })

  it.each(['Bayram pilavı', 'Kapalı pide', 'Tatil köftesi', 'İzmir köfte', 'Yılbaşı pastası'])(
    'is none with “%s”',
    (dish) => {
      expect(parseMenuText(`07.12.2026 - ${dish}`).days).toMatchObject([{ noMeal: undefined }])
    },
  )

  it('becomes an ordinary one when a dish is typed into it', () => {
    const menu = parseMenuText('Tarih\tGeleneksel 1\n01.01.2027\tYılbaşı tatili\n04.01.2027\tMantı')
    const text = withDay(menu, menu.days[0]!, { dishes: new Map([['GELENEKSEL1', 'Pide']]) })
    expect(readOf(text).map(({ dishes }) => Object.values(dishes))).toEqual([['Pide'], ['Mantı']])
  })
})

describe('bad input', () => {
  it('of 400 columns is reported once with its width, and nothing of it is taken', () => {
    const row = (of: string) => Array.from({ length: 400 }, (_, at) => `${of} ${at}`).join('\t')
    const { days, skipped, widest } = parseMenuText(`${row('Sütun')}\n07.12.2026\t${row('Yemek')}`)
    expect([days, widest]).toEqual([[], 401])
    expect(skipped.map(({ reason }) => reason)).toEqual(['too_many_items', 'too_many_items'])
  })

  it('of many blank cells to the right is read as what it contains', () => {
    expect(readOf(`07.12.2026\tMantı${'\t'.repeat(16_000)}\n`)).toMatchObject([{ date: '2026-12-07' }])
  })
})

it('a column that is decided to be part of an option joins the main dish of it', () => {
  const table = 'Tarih\tÇorba\tAna yemek\tYardımcı yemek = Geleneksel 1\n07.12.2026\tYayla\tKöfte veya Mücver\tPilav'
  const { days, options } = parseMenuText(table)
  expect(days.map((day) => printMenuDay(day, options))).toEqual([
    '07.12.2026 - Ortak · Çorba: Yayla | Geleneksel 1: Köfte, Pilav | Alternatif 1: Mücver',
  ])
})
