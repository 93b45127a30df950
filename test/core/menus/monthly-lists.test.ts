import { describe, expect, it } from 'vitest'
import { parseMenuText, withDay, withRole } from '../../../src/core/menus/rules.ts'
import { commonCourseText } from '../../../src/texts/menus/courses.ts'
import { columnLabel } from '../../../src/texts/menus/default-options.ts'

const reading = { labelOf: columnLabel, courseLabel: commonCourseText, today: '2026-11-27' }

/** `date: dish | dish` for each day, in the order of the columns. */
const daysOf = (...lines: readonly string[]) => {
  const { days, options } = parseMenuText(lines.join('\n'), reading)
  return days.map(({ date, dishes, noMeal }) => {
    const written = options.flatMap(({ label, key }) =>
      dishes.has(key) ? [`${label.replace('Ortak · ', '')}: ${dishes.get(key)}`] : [],
    )
    return `${date} ${noMeal === undefined ? written.join(' | ') : `(${noMeal})`}`
  })
}

const soupAndMain = 'Çorba: Yayla Çorbası | Geleneksel 1: Tas Kebabı'

describe('a monthly list', () => {
  it('does not serve those who signed it as dishes of its last day', () => {
    const table = ['Tarih\tÇorba\tAna Yemek', '07.12.2026\tYayla Çorbası\tTas Kebabı']
    expect(daysOf(...table, '', '\tFatma Arslan\tKemal Öz')).toEqual([`2026-12-07 ${soupAndMain}`])
    expect(daysOf(...table, 'NOT: Menü değişebilir.', '\tFatma Arslan\tKemal Öz')).toEqual([
      `2026-12-07 ${soupAndMain}`,
    ])
    const week = [
      '07.12.2026\t08.12.2026\t09.12.2026',
      ...['Yayla Çorbası', 'Tas Kebabı'].map((dish) => `${dish}\t${dish}\t${dish}`),
    ]
    const all = ['07', '08', '09'].map((day) => `2026-12-${day} ${soupAndMain}`)
    expect(daysOf(...week, '', 'Okul Müdürü\t\tAşçı', 'Sevgi Tan\t\tAli Usta')).toEqual(all)
    expect(daysOf(...week, '', 'Sevgi Tan\t\tAli Usta', 'Okul Müdürü\t\tAşçı')).toEqual(all)
  })

  it('goes on with a day of several lines below a blank one', () => {
    expect(daysOf('Tarih\tYemek', '07.12.2026\tYayla Çorbası', '\tTas Kebabı', '', '\tPilav')).toEqual([
      '2026-12-07 Çorba: Yayla Çorbası | Yardımcı yemek: Pilav | Geleneksel 1: Tas Kebabı',
    ])
  })

  it('does not offer allergens, totals or breakfast as dishes', () => {
    expect(
      daysOf(
        'Tarih\tKahvaltı menüsü\tÇorba\tAna Yemek\tAlerjen',
        '07.12.2026\tSimit\tYayla Çorbası\tTas Kebabı\t1, 3, 7',
      ),
    ).toEqual([`2026-12-07 ${soupAndMain}`])
    expect(
      daysOf('Tarih\tYemek\tKalori', '07.12.2026\tYayla Çorbası\t180', '\tTas Kebabı\t410', '\tTOPLAM\t590'),
    ).toEqual([`2026-12-07 ${soupAndMain}`])
  })

  it('is not a row of headings where every dish has its energy', () => {
    expect(
      daysOf(
        '07.12.2026\t08.12.2026',
        'Yayla Çorbası (180 kcal)\tYayla Çorbası (180 kcal)',
        'Tas Kebabı 410 kcal\tTas Kebabı 410 kcal',
        'Kalori: 1.150\tKalori: 1.150',
      ),
    ).toEqual([`2026-12-07 ${soupAndMain}`, `2026-12-08 ${soupAndMain}`])
  })

  it('has weeks side by side', () => {
    const heading = 'Tarih\tÇorba\tAna Yemek'
    expect(
      daysOf(
        `${heading}\t\t${heading}`,
        '07.12.2026\tYayla Çorbası\tTas Kebabı\t\t14.12.2026\tEzogelin\tMantı',
        '08.12.2026\tTarhana\tRosto\t\t15.12.2026\tRESMİ TATİL',
      ),
    ).toEqual([
      `2026-12-07 ${soupAndMain}`,
      '2026-12-14 Çorba: Ezogelin | Geleneksel 1: Mantı',
      '2026-12-08 Çorba: Tarhana | Geleneksel 1: Rosto',
      '2026-12-15 (RESMİ TATİL)',
    ])
    const stacked = ['Tarih\tMenü\tKalori\tTarih\tMenü\tKalori']
    for (const dish of ['Yayla Çorbası', 'Tas Kebabı']) stacked.push(`\t${dish}\t180\t\t${dish}\t210`)
    stacked[1] = `7 Aralık Pazartesi${stacked[1]!.replace('180\t', '180\t14 Aralık Pazartesi')}`
    expect(daysOf(...stacked)).toEqual([`2026-12-07 ${soupAndMain}`, `2026-12-14 ${soupAndMain}`])
  })

  it('keeps every day of weeks side by side when one of them is corrected', () => {
    const heading = 'Tarih\tÇorba\tAna Yemek'
    const menu = parseMenuText(`${heading}\t${heading}\n07.12.2026\tYayla\tTas\t14.12.2026\tEzo\tMantı`, reading)
    const corrected = withDay(menu, menu.days[0]!, { date: '2026-12-09' })
    expect(daysOf(corrected)).toEqual([
      '2026-12-09 Çorba: Yayla | Geleneksel 1: Tas',
      '2026-12-14 Çorba: Ezo | Geleneksel 1: Mantı',
    ])
  })

  it('may have the weekdays below the dates, or a first week of one day', () => {
    expect(
      daysOf('07.12.2026\t08.12.2026', 'PAZARTESİ\tSALI', 'Yayla Çorbası\tYayla Çorbası', 'Tas Kebabı\tTas Kebabı'),
    ).toEqual([`2026-12-07 ${soupAndMain}`, `2026-12-08 ${soupAndMain}`])
    expect(daysOf('Tarih\t\t\t\t\t1 Ocak Cuma', 'Çorba\t\t\t\t\tYılbaşı', 'Ana Yemek')).toEqual([
      '2027-01-01 (Yılbaşı)',
    ])
  })

  it('may have the number of the day beside its weekday, below a title with the month', () => {
    for (const days of [
      'SALI 1\tÇARŞAMBA 2',
      '1 Salı\t2 Çarşamba',
      'Salı\n1\tÇarşamba\n2'.replace(/(\p{L}+\n\d)/gu, '"$1"'),
    ])
      expect(daysOf('ARALIK 2026', days, 'Yayla Çorbası\tYayla Çorbası', 'Tas Kebabı\tTas Kebabı')).toEqual([
        `2026-12-01 ${soupAndMain}`,
        `2026-12-02 ${soupAndMain}`,
      ])
  })

  it('may begin in the middle of a week', () => {
    const dishes = (count: number) => ['Yayla Çorbası', 'Tas Kebabı'].map((dish) => Array(count).fill(dish).join('\t'))
    const first = ['\t1 Aralık Salı\t2 Aralık Çarşamba', ...dishes(2).map((row) => `\t${row}`), '']
    for (const monday of ['7 Aralık Pazartesi', '07.12.2026'])
      expect(daysOf(...first, `${monday}\t08.12.2026\t09.12.2026`, ...dishes(3))).toEqual(
        ['01', '02', '07', '08', '09'].map((day) => `2026-12-${day} ${soupAndMain}`),
      )
  })

  it('has a dish below “Tatlı / Salata” as what it is', () => {
    const rows = ['Cacık', 'Revani', 'Un'].map((dish, at) => `0${7 + at}.12.2026\tTas Kebabı\t${dish}`)
    expect(daysOf('Tarih\tAna Yemek\tTATLI / SALATA', ...rows)).toEqual([
      '2026-12-07 Salata: Cacık | Geleneksel 1: Tas Kebabı',
      '2026-12-08 Tatlı: Revani | Geleneksel 1: Tas Kebabı',
      '2026-12-09 Tatlı: Un | Geleneksel 1: Tas Kebabı',
    ])
    expect(daysOf('Tarih\tAna Yemek\tARA SICAK', '07.12.2026\tTas Kebabı\tİçli köfte')).toEqual([
      '2026-12-07 Yardımcı yemek: İçli köfte | Geleneksel 1: Tas Kebabı',
    ])
    expect(daysOf('Tarih\tAna Yemek\t4. Kap', ...rows).slice(1)).toEqual([
      '2026-12-08 Tatlı: Revani | Geleneksel 1: Tas Kebabı',
      '2026-12-09 Diğer: Un | Geleneksel 1: Tas Kebabı',
    ])
  })

  it('may be divided by semicolons, and is corrected with tabs', () => {
    const text = 'Tarih;Menü 1;"Menü 2"\n07.12.2026;"Tas Kebabı; pilav";"Mantı ""Kayseri"""'
    expect(daysOf(text)).toEqual(['2026-12-07 Menü 1: Tas Kebabı; pilav | Menü 2: Mantı "Kayseri"'])
    const menu = parseMenuText(text, reading)
    expect(daysOf(withDay(menu, menu.days[0]!, { date: '2026-12-08' }))).toEqual([
      '2026-12-08 Menü 1: Tas Kebabı; pilav | Menü 2: Mantı "Kayseri"',
    ])
    expect(daysOf('07.12.2026: Yayla Çorbası; Tas Kebabı; pilav')).toEqual([
      '2026-12-07 Geleneksel 1: Yayla Çorbası; Tas Kebabı; pilav',
    ])
  })

  it.each([
    'Tas Kebabı (150 gr) / 420 kcal',
    'Tas Kebabı 150gr - 410 Kal.',
    '150 g Tas Kebabı (1.250 kkal)',
    'Tas Kebabı (150 gr, 320 kcal)',
  ])('names a dish without its weight and energy: %s', (dish) => {
    expect(daysOf(`07.12.2026\t${dish}`)).toEqual(['2026-12-07 Geleneksel 1: Tas Kebabı'])
  })

  it('is read for the meal of the shift if it has several, and the others can be asked for', () => {
    const text = [
      '\tÖĞLE YEMEĞİ\t\tAKŞAM YEMEĞİ\t',
      'Tarih\tÇorba\tAna Yemek\tÇorba\tAna Yemek',
      '07.12.2026\tYayla Çorbası\tTas Kebabı\tTarhana\tMantı',
    ].join('\n')
    expect(daysOf(text)).toEqual([`2026-12-07 ${soupAndMain}`])
    const evening = parseMenuText(text, { ...reading, mealTime: 'evening' })
    expect([...evening.days[0]!.dishes.values()]).toEqual(['Tarhana', 'Mantı'])
    const ignored = evening.columns.filter(({ role }) => role.as === 'ignored')
    expect(ignored.map(({ name }) => name)).toEqual(['ÖĞLE YEMEĞİ Çorba', 'ÖĞLE YEMEĞİ Ana Yemek'])
    expect(daysOf(withRole(evening.lines, evening.columns.at(-1)!, 'Vejetaryen', String))).toEqual([
      `2026-12-07 ${soupAndMain} | Vejetaryen: Mantı`,
    ])
    expect(daysOf('Tarih\tSABAH KAHVALTISI\tAKŞAM YEMEĞİ', '07.12.2026\tÇay\t"Yayla Çorbası\nTas Kebabı"')).toEqual([
      `2026-12-07 ${soupAndMain}`,
    ])
  })

  it('is read for one meal too where they are rows of a calendar', () => {
    const rows = [
      '\t07.12.2026\t08.12.2026',
      'ÖĞLE\tYayla Çorbası\tYayla Çorbası',
      '\tTas Kebabı\tTas Kebabı',
      'AKŞAM\tEzogelin\tTarhana',
      '\tMantı\tPide',
    ]
    expect(daysOf(...rows)).toEqual([`2026-12-07 ${soupAndMain}`, `2026-12-08 ${soupAndMain}`])
    const evening = parseMenuText(rows.join('\n'), { ...reading, mealTime: 'evening' })
    expect(evening.days.map(({ dishes }) => [...dishes.values()])).toEqual([
      ['Ezogelin', 'Mantı'],
      ['Tarhana', 'Pide'],
    ])
  })

  it('has weeks beside their dates where weekdays are columns', () => {
    const meals = ['"Yayla Çorbası\nTas Kebabı"', '"Yayla Çorbası\nTas Kebabı"'].join('\t')
    expect(daysOf('Hafta\tPazartesi\tSalı', `07-11 Aralık\t${meals}`, `14-18 Aralık\t${meals}`)).toEqual(
      ['07', '08', '14', '15'].map((day) => `2026-12-${day} ${soupAndMain}`),
    )
  })

  it('has weeks side by side without headings', () => {
    expect(daysOf('07.12.2026\tMantı\tPide\t\t14.12.2026\tKöfte\tPilav')).toEqual([
      '2026-12-07 Geleneksel 1: Mantı | Alternatif 1: Pide',
      '2026-12-14 Geleneksel 1: Köfte | Alternatif 1: Pilav',
    ])
  })

  it('does not offer columns of figures, nor the numbers before dishes', () => {
    expect(
      daysOf(
        'Tarih\tMenü\tServis\tKarb.\tKod',
        '07.12.2026\t"1- Yayla Çorbası\n2- Tas Kebabı"\t12:00-13:30\t20 gr\t1, 7',
      ),
    ).toEqual([`2026-12-07 ${soupAndMain}`])
  })
})
