/** @internal */

import { fold } from '../shared/rules.ts'
import type { Course } from './limits.ts'

/** What a column, a row or a label of a pasted menu contains. */
export type Role =
  /** The date, the weekday or both. */
  | { as: 'day' }
  /** Of several courses that are named, the dish says which one it is. */
  | { as: 'course'; course: Course; among?: readonly Course[] }
  /** A part joins what another column has for the option. */
  | { as: 'option'; label: string; isPart?: boolean }
  /** The main dish, of which people choose one if several are named. */
  | { as: 'main' }
  /** All courses, one below the other. */
  | { as: 'meal' }
  /** Says what the dishes beside it are. */
  | { as: 'kind' }
  /** Is not part of the menu. */
  | { as: 'ignored' }

/** Truncated before folding, which takes more than linear time for some inputs. */
const folded = (text: string): string => fold(text.slice(0, 100))

const wordsOf = (text: string): string[] => folded(text).match(/[a-z0-9]+/g) ?? []

const isOneOf = (words: string) => new Set(words.split(' '))

/** Words that say no more than “dish”. */
const general = isOneOf(
  'gunun gunluk cesit cesidi cesitleri turu turleri yemek yemegi yemekler yemekleri menu menusu secenek secenegi ' +
    'secenekleri kap ve veya ya da bufe bufesi bar bari servis ogle 1 2 3 4 5 i ii iii a b c',
)

const courseWords = new Map<string, Course>(
  (
    [
      ['soup', 'corba corbasi corbalar'],
      ['main', 'ana anayemek etli et sicak'],
      ['side', 'yardimci yrd yan ara pilav pilavlar makarna garnitur zeytinyagli zeytinyaglilar sebze borek'],
      ['salad', 'salata salatalar salatasi yesillik sogus'],
      ['meze', 'meze mezeler soguk'],
      ['dessert', 'tatli tatlilar tatlisi'],
      ['fruit', 'meyve meyveler'],
      ['drink', 'icecek icecekler mesrubat'],
      ['other', 'diger ek ekstra tamamlayici ekmek'],
    ] as const
  ).flatMap(([course, words]) => words.split(' ').map((word) => [word, course] as const)),
)

const lastCourses: readonly Course[] = ['other', 'salad', 'dessert', 'fruit', 'drink']
const numberedCourses: readonly (readonly Course[])[] = [['soup'], ['main'], ['side'], lastCourses, lastCourses]

const roleOfCourses = ([course, ...others]: readonly Course[]): Role | undefined =>
  course && { as: 'course', course, ...(others.length > 0 && { among: [course, ...others] }) }

/** The courses that are named if the text names nothing else: not that of “Mercimek çorbası”. */
const coursesNamed = (words: readonly string[]): readonly Course[] => {
  if (words.some((word) => !general.has(word) && !courseWords.has(word))) return []
  const [number] = words.filter((word) => /^[1-5]$/.test(word))
  if (number !== undefined && words.includes('kap')) return numberedCourses[Number(number) - 1]!
  const named = words.flatMap((word) => courseWords.get(word) ?? [])
  if (named.length > 0) return [...new Set(named)].filter((course, at) => at === 0 || course !== 'main')
  if (number === undefined || !words.includes('yemek')) return []
  return [number === '1' ? 'main' : 'side']
}

/** Options that many menus have, in the spellings that occur; the number distinguishes two of a kind. */
const optionFamilies: readonly [pattern: RegExp, label: string][] = [
  [/^gelenek/, 'Geleneksel'],
  [/^alternatif/, 'Alternatif'],
  [/^vej[ae]t[ae]r/, 'Vejetaryen'],
  [/^vejeter/, 'Vejetaryen'],
  [/^vegan/, 'Vegan'],
  [/^(diyet|perhiz|diyetisyen)/, 'Diyet'],
]

const optionNamed = (words: readonly string[]): string | undefined => {
  if (words.some((word) => !general.has(word) && !courseWords.has(word) && !familyOf(word))) return undefined
  const family = words.map(familyOf).find((label) => label !== undefined)
  const number = words.map((word) => /\d$/.exec(word)?.[0]).find((digit) => digit !== undefined)
  return family && [family, ...(number === undefined ? [] : [number])].join(' ')
}

const familyOf = (word: string): string | undefined => optionFamilies.find(([pattern]) => pattern.test(word))?.[1]

const dayWords = isOneOf('tarih tarihi tarihler gun gunu gunler gunleri hafta haftanin date day')
const ignoredWords = isOneOf(
  'kcal kkal kal kalori kalorisi kaloriler enerji enerjisi no sira sno not notlar aciklama aciklamalar gramaj gram gr ' +
    'porsiyon protein yag karbonhidrat alinmaz fiyat fiyati imza kisi sayi sayisi toplam kahvalti ikindi ogun ara ' +
    'alerjen alerjenler allergen allerjen',
)
const energyWords = isOneOf('kcal kkal kalori kalorisi kaloriler enerji enerjisi kahvalti kahvaltisi')
const kindWords = isOneOf('yemek cesit cesidi tur turu kap grup grubu kategori')
const mealWords = isOneOf('butun ogun ogle oglen yemek yemegi yemekler yemekleri adi listesi menu menusu gunun icerik')

/** The meals of which a list may have several beside each other. */
export type MealTime = 'noon' | 'evening' | 'night'

const mealTimes = new Map<string, MealTime>([
  ['ogle', 'noon'],
  ['oglen', 'noon'],
  ['aksam', 'evening'],
  ['gece', 'night'],
])

/** The meal that a heading such as “Akşam yemeği” names, without a course. */
export const mealTimeOf = (heading: string): MealTime | undefined => {
  const words = wordsOf(heading)
  const time = words.map((word) => mealTimes.get(word)).find((one) => one !== undefined)
  return words.every((word) => mealTimes.has(word) || mealWords.has(word) || /^vardiya/.test(word)) ? time : undefined
}

/** Of several meals that a list has, the one that is read: the wanted one, or else the first. */
export const mealToRead = (times: readonly MealTime[], wanted: MealTime | undefined): MealTime | undefined =>
  times.find((time) => time === wanted) ?? times[0]

const areAll = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.length > 0 && words.every((word) => known.has(word))

/** The role of a heading or label; undefined if it is not known, as with the name of an option. */
export const roleOf = (heading: string): Role | undefined => {
  const words = wordsOf(heading)
  if (
    areAll(words, dayWords) ||
    (words.includes('ve') &&
      areAll(
        words.filter((word) => word !== 've'),
        dayWords,
      ))
  )
    return { as: 'day' }
  if (words[0] === 'ortak') return roleOfCourses(coursesNamed(words.slice(1)))
  const label = optionNamed(words)
  if (label !== undefined) return { as: 'option', label }
  if (words.join(' ') === 'butun ogun') return { as: 'meal' }
  if (areAll(words, ignoredWords) || words.some((word) => energyWords.has(word))) return { as: 'ignored' }
  if (areAll(words, kindWords) && words.some((word) => word !== 'yemek')) return { as: 'kind' }
  const named = coursesNamed(words)
  if (named[0] === 'main') return { as: 'main' }
  if (named.length > 0) return roleOfCourses(named)
  return areAll(words, mealWords) ? { as: 'meal' } : undefined
}

const closing =
  /(^|[ ,:(–—-])(tatil|tatili|tatildir|kapaliyiz|kapalidir|yilbasi|arifesi|arefesi|somestr|hafta sonu|haftasonu|(idari )?izin|izinli|bayrami( ?\d\.? ?gun(u)?)?|(yemek|servis|menu|calisma|hizmet|ogun)( servisi| hizmeti)? (yok|yoktur|verilmez|verilmeyecek|verilmeyecektir|yapilmayacak|yapilmayacaktir))$/
const opening = /^((resmi |genel |bayram |idari )?(tatil|izin)|kapali|yemek yok|yemek servisi yok)($|[ ]?[-–—:,(/])/
const closed = /^((mutfak|yemekhane|fabrika|okul|ofis|isyeri|is yeri|isletme) )?kapali$/

/** Whether a text in the place of dishes says that nothing is served, as in “Yılbaşı tatili”. */
export const isNoMeal = (text: string): boolean => {
  if (text.length > 100) return false
  const words = folded(text)
    .replace(/[“”"'’*.!]/g, ' ')
    .replace(/\([^)]*\)\s*$/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return closing.test(words) || opening.test(words) || closed.test(words)
}

const note =
  /afiyet|hakki(miz)? sakli|degisiklik yap|degistirilebilir|hazirlayan|onaylayan|diyetisyen|gida muh|^not ?[:.]|www\.|@|\btel ?[:.]/

const signedBy = /(^|\s)(mudur(u|luk|lugu)?|muhendisi?|teknikeri?|dyt|asci(basi)?|sorumlusu|baskani?|sefi?)\.?$/

/** A line above or below a menu that belongs to none of its days. */
export const isNote = (text: string): boolean =>
  text.split('\t').some((cell) => {
    const words = folded(cell.trim())
    return note.test(words) || signedBy.test(words)
  })

const dishKinds: readonly [pattern: RegExp, course: Course][] = [
  [/corba/, 'soup'],
  [/ayran|meyve suyu|limonata|salgam|kola$|gazoz|\bsoda|serbet|maden suyu|^(su|cay|icecek)$/, 'drink'],
  [/salata|piyaz|sogus|cacik|^yogurt$|tursu|yesillik|\bsuzme$/, 'salad'],
  [/haydari|humus|\bezme|\bfava\b|pilaki|\bmeze/, 'meze'],
  [
    /tatli|baklava|sutlac|kazandibi|revani|puding|tulumba|kadayif|helva|kemalpasa|komposto|hosaf|muhallebi|keskul/,
    'dessert',
  ],
  [
    /sekerpare|\blokma|\bkek$|asure|supangle|profiterol|tiramisu|dondurma|trilece|gullac|magnolia|\bekler|kunefe|kalburabasti/,
    'dessert',
  ],
  [
    /sobiyet|cheesecake|browni|sambali|zerde|hosmerim|vezir parmagi|hanim gobegi|dilber dudagi|panna cotta|\bpasta|kurabiye/,
    'dessert',
  ],
  [
    /^(mevsim )?(meyve\S*|elma|portakal|muz|karpuz|kavun|mandalina|uzum|armut|kayisi|seftali|kiraz|cilek|nar|kivi|erik)$/,
    'fruit',
  ],
  [/pilav|makarna|eriste|spagetti|kuskus|borek|borag|boreg|puresi|^pure|zeytinyagli|^z\.? ?yagli/, 'side'],
]

/** What a dish usually is in a meal. */
export const courseOfDish = (name: string): Course =>
  dishKinds.find(([pattern]) => pattern.test(folded(name)))?.[1] ?? 'main'

const measure = String.raw`\d{1,4}(?:[.,]\d{1,3})?`
const energyAfter = String.raw`(?<!\d)[~≈]?${measure}\s*(?:kcal|kkal|kal|kalor[iİ])(?!\p{L})`
const energyBefore = String.raw`(?:kcal|kkal|kalor[iİ])\s*:\s*${measure}(?!\d)`
/** With brackets or without. */
const extra = (text: string): RegExp => new RegExp(String.raw`\s*[([]?\s*${text}\.?\s*[)\]]?`, 'giu')
/** “420 kcal”, “(kcal: 420)” */
const energy = extra(`(?:${energyAfter}|${energyBefore})`)
/** “150 gr”, “(200 ml)” */
const weight = extra(String.raw`(?<![\d.,/])${measure}\s*(?:gr?|gram|ml|cc)(?![\p{L}\d])`)
const bullet = /^(?:[-–—•·▪◦*\s]+|\d{1,2} ?[.)–-]\s+)+/

export const hasEnergy = (text: string): boolean => text.search(energy) >= 0

/** Nothing follows a separator any more. */
const withoutMeasure = (text: string, measure: RegExp): string => {
  const plain = text.replace(measure, ' ')
  return plain === text ? text : plain.replace(/[\s/,;–—-]+$/, '').trim()
}

/** Without what is not part of a name: energy, bullets and numbers before it. Empty if nothing else is left. */
export const withoutExtras = (text: string): string => {
  const plain = withoutMeasure(text, energy).replace(/\s+/g, ' ').replace(bullet, '').trim()
  return plain === text ? (/^(?:yok|x|\.+)$/i.test(plain) ? '' : plain) : withoutExtras(plain)
}

/** The same for lists, whose dishes have the weight of a portion. */
export const nameOfDish = (text: string): string => withoutExtras(withoutMeasure(text, weight))

export const hasMeasures = (text: string): boolean => withoutMeasure(withoutMeasure(text, energy), weight) !== text

/** The dishes between which people choose: “Tas kebabı veya tavuk sote”. */
export const alternativesIn = (text: string): string[] =>
  text
    .split(/\s+(?:veya|ya\s+da|yahut)\s+|\s*(?<!\d)\/(?!\d)\s*/i)
    .map((dish) => dish.trim())
    .filter((dish) => dish !== '')

const joins = /^(?:veya|ya da|ve)$/i

/** The lines of a cell. A line that goes on in small letters, or follows a comma, belongs to the one before. */
export const linesOfCell = (cell: string): string[] => {
  const lines: string[] = []
  for (const line of cell.split('\n')) {
    const text = line.trim()
    const before = lines.at(-1)
    const isWrapped = /^\p{Ll}/u.test(text) && /^\p{Lu}/u.test(lines[0] ?? '')
    const goesOn = before !== undefined && (isWrapped || joins.test(text) || /,$|\s(?:veya|ya da|ve)$/i.test(before))
    if (text !== '' && goesOn) lines[lines.length - 1] = `${before} ${text}`
    else if (text !== '') lines.push(text)
  }
  return lines
}
