import { describe, expect, it } from 'vitest'
import { parseMenuText as parse, printMenuDay, withDay, withRole } from '../../../src/core/menus/rules.ts'
import { commonCourseText } from '../../../src/texts/menus/courses.ts'
import { columnLabel } from '../../../src/texts/menus/default-options.ts'
import { roleText } from '../../../src/texts/menus/pasted-roles.ts'
import { publishedMenus } from '../../support/published-menus.ts'

const parseMenuText = (text: string) =>
  parse(text, { labelOf: columnLabel, courseLabel: commonCourseText, today: '2026-11-24' })

const readOf = (text: string): string[] => {
  const { days, options } = parseMenuText(text)
  return days.map((day) => printMenuDay(day, options))
}

type Name = keyof typeof publishedMenus

const understood: Record<Name, string[]> = {
  factory: [
    '01.01.2027 - YILBAŞI TATİLİ',
    '04.01.2027 - Ortak · Çorba: MERCİMEK ÇORBASI | Ortak · Yardımcı yemek: PİRİNÇ PİLAVI | Ortak · Salata: CACIK | Geleneksel 1: İZMİR KÖFTE',
    '05.01.2027 - Ortak · Çorba: EZOGELİN ÇORBASI | Ortak · Yardımcı yemek: BULGUR PİLAVI | Ortak · Salata: ÇOBAN SALATA | Geleneksel 1: TAVUK SOTE',
    '06.01.2027 - Ortak · Çorba: IŞKEMBE ÇORBASI | Ortak · Yardımcı yemek: ŞEHRİYELİ PİLAV | Ortak · Salata: TURŞU | Geleneksel 1: ETLİ KURU FASULYE',
  ],
  school: [
    '30.11.2026 - Ortak · Çorba: Domates çorbası | Ortak · Yardımcı yemek: Makarna | Ortak · Salata: Yoğurt | Geleneksel 1: Kıymalı ıspanak',
    '01.12.2026 - Ortak · Çorba: Yayla çorbası | Ortak · Yardımcı yemek: Pirinç pilavı | Ortak · Salata: Mevsim salata | Geleneksel 1: Fırın tavuk',
    '02.12.2026 - Ortak · Çorba: Tarhana çorbası | Ortak · Yardımcı yemek: Bulgur pilavı | Ortak · Salata: Turşu | Geleneksel 1: Etli nohut',
    '03.12.2026 - Ortak · Çorba: Şehriye çorbası | Ortak · Yardımcı yemek: Erişte | Ortak · İçecek: Ayran | Geleneksel 1: Sebzeli köfte',
    '04.12.2026 - Ortak · Çorba: Mercimek çorbası | Ortak · Yardımcı yemek: Patates püresi | Ortak · Tatlı: Tahin helvası | Geleneksel 1: Balık buğulama',
    '07.12.2026 - Ortak · Çorba: Sebze çorbası | Ortak · Yardımcı yemek: Pirinç pilavı | Ortak · Salata: Cacık | Geleneksel 1: Karnıyarık',
    '08.12.2026 - Ortak · Çorba: Ezogelin çorbası | Ortak · Yardımcı yemek: Nohutlu pilav | Ortak · Tatlı: Komposto | Geleneksel 1: Tavuk haşlama',
    '09.12.2026 - OKUL KAPALI',
    '10.12.2026 - Ortak · Çorba: Kremalı mantar çorbası | Ortak · Yardımcı yemek: Makarna | Ortak · Salata: Çoban salata | Geleneksel 1: İzmir köfte',
    '11.12.2026 - Ortak · Çorba: Tavuk suyu çorba | Ortak · Yardımcı yemek: Pirinç pilavı | Ortak · Salata: Turşu | Geleneksel 1: Kuru fasulye',
  ],
  calendarCells: [
    '01.01.2027 - Yılbaşı Tatili',
    '04.01.2027 - Ortak · Çorba: Mercimek Çorbası | Ortak · Yardımcı yemek: Pirinç Pilavı | Ortak · Salata: Mevsim Salata | Geleneksel 1: Tas Kebabı',
    '05.01.2027 - Ortak · Çorba: Yayla Çorbası | Ortak · Yardımcı yemek: Sebzeli Makarna | Ortak · İçecek: Ayran | Geleneksel 1: Tavuk Külbastı',
    '06.01.2027 - Ortak · Çorba: Domates Çorbası | Ortak · Salata: Yoğurt | Ortak · Tatlı: Sütlaç | Geleneksel 1: Kıymalı Pide',
    '07.01.2027 - Ortak · Çorba: Tarhana Çorbası | Ortak · Yardımcı yemek: Bulgur Pilavı | Ortak · Salata: Cacık | Geleneksel 1: Etli Bezelye',
    '08.01.2027 - Ortak · Çorba: Ezogelin Çorbası | Ortak · Yardımcı yemek: Patates Püresi | Ortak · Tatlı: Tahin Helvası | Geleneksel 1: Izgara Balık',
    '11.01.2027 - Ortak · Çorba: Yayla Çorbası | Ortak · Yardımcı yemek: Erişte | Geleneksel 1: Etli Güveç',
    '12.01.2027 - Ortak · Çorba: Mercimek Çorbası | Ortak · Yardımcı yemek: Pilav | Geleneksel 1: Tavuk Şiş',
    '13.01.2027 -',
    '14.01.2027 -',
    '15.01.2027 -',
  ],
  optionColumns: [
    '05.01.2027 - Ortak · Çorba: Ezogelin | Ortak · Tatlı: Revani | Geleneksel 1: Tas kebabı | Alternatif 1: Tavuk şiş | Vejetaryen: Mücver | Diyet: Haşlama tavuk',
    '06.01.2027 - Ortak · Çorba: Mercimek | Ortak · Tatlı: Kazandibi | Geleneksel 1: Karnıyarık | Alternatif 1: Izgara köfte | Vejetaryen: Sebze güveç',
  ],
  alternatives: [
    '04.01.2027 - Ortak · Çorba: Mercimek | Ortak · Yardımcı yemek: Pilav / Makarna | Ortak · Tatlı: Sütlaç | Geleneksel 1: Orman kebabı | Alternatif 1: Tavuk fajita',
    '05.01.2027 - Ortak · Çorba: Yayla | Ortak · Yardımcı yemek: Salata | Ortak · Meyve: Portakal | Geleneksel 1: Hünkâr beğendi | Alternatif 1: Fırın somon',
    '06.01.2027 - Ortak · Çorba: Domates | Ortak · Yardımcı yemek: Pilav | Ortak · Tatlı: Baklava | Geleneksel 1: 1/2 piliç çevirme | Alternatif 1: Etli türlü',
  ],
  cellPerDay: [
    '04.01.2027 - Ortak · Çorba: Mercimek çorbası | Ortak · Yardımcı yemek: Pirinç pilavı | Ortak · Salata: Cacık | Geleneksel 1: Etli nohut',
    '05.01.2027 - Ortak · Çorba: Tarhana çorbası | Ortak · Salata: Çoban salata | Geleneksel 1: Fırın makarna',
    '06.01.2027 - Resmî tatil',
  ],
  rowPerDish: [
    '04.01.2027 - Ortak · Çorba: Kremalı mantar çorbası | Ortak · Yardımcı yemek: Patates püresi | Ortak · Tatlı: Supangle | Geleneksel 1: Dana rosto | Alternatif 1: Falafel',
    '05.01.2027 - Ortak · Çorba: Düğün çorbası | Ortak · Salata: Akdeniz salata | Geleneksel 1: Tavuk şinitzel',
  ],
  mergedOptions: [
    '04.01.2027 - Geleneksel 1: Mercimek, Etli nohut, Pilav | Diyet: Izgara tavuk, Yeşil salata',
    '05.01.2027 - Geleneksel 1: Yayla, Köfte, Makarna | Diyet: Haşlama balık, Roka',
  ],
  document: [
    '04.01.2027 - Ortak · Çorba: Mercimek Çorbası | Ortak · Yardımcı yemek: İç Pilav | Ortak · İçecek: Ayran | Geleneksel 1: Kuzu Tandır',
    '05.01.2027 - Ortak · Çorba: Ezogelin Çorbası | Ortak · Salata: Mevsim Salata | Ortak · Tatlı: Şekerpare | Geleneksel 1: Tavuklu Mantı',
    '06.01.2027 - Genel temizlik nedeniyle yemek servisi yoktur.',
  ],
  office: [
    '04.01.2027 - Geleneksel 1: Mercimek çorbası | Alternatif 1: Etli taze fasulye | Geleneksel 2: Pilav',
    '05.01.2027 - Geleneksel 1: Yayla çorbası | Alternatif 1: Tavuk sote | Geleneksel 2: Makarna',
    '06.01.2027 - Geleneksel 1: Domates çorbası | Alternatif 1: Köfte | Geleneksel 2: Püre',
    '07.01.2027 - Geleneksel 1: Tarhana | Alternatif 1: Kabak dolma | Geleneksel 2: Yoğurt',
    '08.01.2027 - Geleneksel 1: Şehriye | Alternatif 1: Balık | Geleneksel 2: Salata',
  ],
  withoutYear: [
    '28.12.2026 - Geleneksel 1: Kuru fasulye | Alternatif 1: Köfte | Vejetaryen: Mücver',
    '31.12.2026 - Geleneksel 1: Hindi dolma | Alternatif 1: Levrek | Vejetaryen: Sebze sarma',
    '01.01.2027 - Yılbaşı',
    '04.01.2027 - Geleneksel 1: Etli nohut | Alternatif 1: Tavuk | Vejetaryen: Falafel',
  ],
  twoMonths: [
    '30.12.2026 - Ortak · Çorba: Mercimek | Ortak · Yardımcı yemek: Pilav | Ortak · Meyve: Elma | Geleneksel 1: Et sote',
    '31.12.2026 - Ortak · Çorba: Yayla | Ortak · Yardımcı yemek: Makarna | Ortak · Meyve: Muz | Geleneksel 1: Tavuk',
    '02.01.2027 - TATİL',
    '04.01.2027 - Ortak · Çorba: Ezogelin | Ortak · Yardımcı yemek: Bulgur | Ortak · Meyve: Portakal | Geleneksel 1: Köfte',
    '05.01.2027 - Ortak · Çorba: Domates | Ortak · Yardımcı yemek: Püre | Ortak · Meyve: Mandalina | Geleneksel 1: Balık',
  ],
  weekdayRows: [
    '04.01.2027 - Ortak · Çorba: Mercimek çorbası | Ortak · Yardımcı yemek: Bulgur pilavı | Ortak · Salata: Yoğurt | Geleneksel 1: Etli kapuska | Vejetaryen: Kapuska',
    '05.01.2027 - Ortak · Çorba: Yoğurt çorbası | Ortak · Yardımcı yemek: Pirinç pilavı | Ortak · İçecek: Ayran | Geleneksel 1: Tavuk döner | Vejetaryen: Mercimek köftesi',
    '09.01.2027 - HAFTA SONU',
  ],
  lines: [
    '06.01.2027 - Ortak · Çorba: Mercimek | Ortak · Tatlı: Sütlaç | Geleneksel 1: Tas kebabı | Vegan: Nohutlu ıspanak',
    '07.01.2027 - Ortak · Çorba: Yayla | Ortak · Salata: Mevsim | Geleneksel 1: Köfte | Alternatif 1: Tavuk',
    '08.01.2027 - İdari izin',
  ],
}

describe.each(Object.entries(understood) as [Name, string[]][])('a published menu such as “%s”', (name, days) => {
  const text: string = publishedMenus[name]

  it('is understood day by day', () => {
    expect(readOf(text)).toEqual(days)
  })

  it('means the same when its days are written line by line', () => {
    expect(readOf(days.join('\n'))).toEqual(days)
  })

  it('keeps all its other dishes when one is corrected', () => {
    for (const [at, day] of parseMenuText(text).days.entries()) {
      const [key] = day.dishes.keys()
      if (key === undefined) continue
      const menu = parseMenuText(text)
      const dishes = new Map(day.dishes).set(key, 'Mantı')
      const changed = readOf(withDay(menu, menu.days[at]!, { dishes }))
      const expected = days.with(at, printMenuDay({ ...day, dishes }, menu.options))
      expect(changed.toSorted()).toEqual(expected.toSorted())
    }
  })

  it('keeps all its other columns when the role of one is corrected', () => {
    const { lines, columns } = parseMenuText(text)
    for (const column of columns) {
      const asWas = withRole(lines, column, roleText(column.role), roleText)
      expect(readOf(asWas)).toEqual(days)
      const after = parseMenuText(withRole(lines, column, 'Alınmaz', roleText)).columns
      const namesOf = (all: typeof columns) =>
        all.filter(({ role }) => role.as !== 'day').map(({ name, number }) => [name, number])
      if (column.role.as !== 'day') expect(namesOf(after)).toEqual(namesOf(columns))
      expect(after.filter(({ role }) => role.as === 'ignored').length).toBeGreaterThan(0)
    }
  })
})
