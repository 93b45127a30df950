import {
  hasMeasures,
  maxCommonCourses,
  maxRangeDays,
  menuTextLimits,
  optionCount,
  planningHorizon,
} from '../../../src/core/menus/rules.ts'
import type { JudgedDay, PastedMenu, PastedProblem } from '../../../src/core/menus/rules.ts'
import { dayParts } from '../../ui/words/calendar-days.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { weekdays } from '../../../src/texts/kernel/weekdays.ts'

/** danger: not taken unless corrected. warning: left out, or doubtful. info: new, or worth knowing. */
export type Tone = 'danger' | 'warning' | 'info'

interface Mark {
  tone: Tone
  text: string
  /** A sentence for problems that have to be corrected. */
  sentence?: (day: JudgedDay) => string
}

const marks: Readonly<Record<PastedProblem, Mark>> = {
  no_meal: { tone: 'info', text: 'Yemek yok' },
  date_repeated: {
    tone: 'danger',
    text: 'Tarih iki kez',
    sentence: ({ date, repeats }) =>
      `${formatDate(date)} iki kez yazılmış; satır ${repeats} alınır. Tarihi değiştirirseniz bu da alınır.`,
  },
  past: { tone: 'warning', text: 'Geçmiş gün' },
  too_far: {
    tone: 'danger',
    text: 'Çok ileri tarih',
    sentence: ({ date }) =>
      `${formatDate(date)} çok ileride; menü en fazla ${planningHorizon} gün sonrası için girilebilir.`,
  },
  range_too_long: {
    tone: 'danger',
    text: 'Aralık çok uzun',
    sentence: ({ date }) =>
      `${formatDate(date)} ilk günden çok uzak; bir seferde en fazla ${maxRangeDays} günlük bir aralık alınır.`,
  },
  not_a_work_day: { tone: 'warning', text: 'Vardiya çalışmıyor' },
  no_dish: { tone: 'warning', text: 'Yemek yok' },
  no_option: {
    tone: 'danger',
    text: 'Seçenek yok',
    sentence: () => 'Yalnızca ortak yemek var; yanına en az bir seçenek yazın ya da bir sütunu seçenek yapın.',
  },
  too_many_options: {
    tone: 'danger',
    text: 'Çok seçenek',
    sentence: () => `Bir günde en fazla ${optionCount.max} seçenek olabilir; fazlasını silin.`,
  },
  too_many_courses: {
    tone: 'danger',
    text: 'Çok ortak yemek',
    sentence: () =>
      `Bir günde en fazla ${maxCommonCourses} ortak yemek olabilir; fazlasını silin ya da bir sütununu bir seçeneğe ekleyin.`,
  },
  dish_too_long: {
    tone: 'danger',
    text: 'Yemek adı uzun',
    sentence: () => `Bir yemek adı ${menuTextLimits.dish} karakteri aşıyor.`,
  },
  label_too_long: {
    tone: 'danger',
    text: 'Seçenek adı uzun',
    sentence: () => `Bir seçenek adı ${menuTextLimits.label} karakteri aşıyor. Metne dönüp kısaltın.`,
  },
}

/** The state of a day, in a few words. */
export const markOf = ({ problem, newOptions, hasSingleOption }: JudgedDay): { tone?: Tone; text: string } => {
  if (problem !== undefined) return marks[problem]
  if (hasSingleOption) return { tone: 'warning', text: 'Tek seçenek' }
  if (newOptions.length > 0) return { tone: 'info', text: `Yeni seçenek: ${newOptions.join(', ')}` }
  return { text: 'Alınacak' }
}

export const isDateProblem = (problem: PastedProblem | undefined): boolean =>
  problem === 'date_repeated' || problem === 'past' || problem === 'too_far' || problem === 'range_too_long'

/** 07.12 Pzt */
export const shortDay = (date: string): string => `${formatDate(date).slice(0, 5)} ${dayParts(date).weekday}`

/** What is wrong with a day, as a sentence. */
export const problemOf = (day: JudgedDay): string | undefined =>
  day.problem && (marks[day.problem].sentence?.(day) ?? `${formatDate(day.date)}: ${marks[day.problem].text}.`)

/** A sentence about lines of the text, or about all of it. */
export interface Remark {
  tone: Tone
  /** The lines that precede the sentence: `Satır 3, 5–9`. */
  about?: string
  text: string
}

/** `3, 5–9`, without repetitions. */
const numbersOf = (lines: readonly number[]): string => {
  const runs: [first: number, last: number][] = []
  for (const line of [...new Set(lines)].sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run !== undefined && line === run[1] + 1) run[1] = line
    else runs.push([line, line])
  }
  return runs
    .flatMap(([first, last]) =>
      last - first > 1
        ? [`${formatNumber(first)}–${formatNumber(last)}`]
        : [...new Set([first, last])].map(formatNumber),
    )
    .join(', ')
}
const linesOf = (lines: readonly number[]): string => `satır ${numbersOf(lines)}`
const capital = (text: string): string => `${text.slice(0, 1).toLocaleUpperCase('tr')}${text.slice(1)}`

interface LineRemark {
  tone: Tone
  line: number
  text: string
}

/** The same sentence about several lines is told once. */
const grouped = (remarks: readonly LineRemark[]): Remark[] => {
  const lines = new Map<string, LineRemark[]>()
  for (const remark of remarks) {
    const id = `${remark.tone} ${remark.text}`
    lines.set(id, [...(lines.get(id) ?? []), remark])
  }
  return [...lines.values()].flatMap((same) =>
    same.slice(0, 1).map(({ tone, text }) => ({ tone, text, about: capital(linesOf(same.map(({ line }) => line))) })),
  )
}

const doubtsOf = ({ line, date, otherWeekday, leftOut }: JudgedDay): LineRemark[] => [
  ...(otherWeekday === undefined
    ? []
    : [
        {
          tone: 'warning' as const,
          line,
          text: `${formatDate(date, 'dayAndMonth')}; metinde ${weekdays[otherWeekday - 1]?.long} yazıyor.`,
        },
      ]),
  ...leftOut.flatMap((item) =>
    item.reason === 'repeated'
      ? [{ tone: 'warning' as const, line, text: `${item.label} iki kez yazılmış; “${item.dish}” alınmadı.` }]
      : [],
  ),
]

const tooWide = (columns: number): string =>
  `Tabloda ${formatNumber(columns)} sütun var; en fazla ${menuTextLimits.columns} sütun okunur. Yalnızca menünün sütunlarını yapıştırın.`

const skipSentences: Readonly<Record<Exclude<PastedMenu['skipped'][number]['reason'], 'no_date'>, string>> = {
  no_such_date: 'Bu tarih takvimde yok.',
  no_readable_date: 'Tarih okunamadı; 5 Ocak 2027 ya da 05.01.2027 gibi yazın.',
  too_many_items: `Bu satırda ${menuTextLimits.items} öğeden fazlası var; günleri ayrı satırlara yazın.`,
}

const infoAbout = (
  { lines, headings, columns }: PastedMenu,
  days: readonly JudgedDay[],
): readonly (readonly [tone: Tone, text: string])[] => {
  const withoutMeal = days.flatMap(({ date, noMeal }) =>
    noMeal === undefined ? [] : [`${formatDate(date, 'dayAndMonth')} (${noMeal})`],
  )
  const blank = days.flatMap(({ line, leftOut }) =>
    leftOut.flatMap(({ reason, label }) => (reason === 'empty' ? [{ line, label }] : [])),
  )
  const empty = [...new Set(blank.map(({ label }) => label))].map(
    (label) => `${linesOf(blank.flatMap((one) => (one.label === label ? [one.line] : [])))} ${label}`,
  )
  const single = days.flatMap(({ line, problem, hasSingleOption }) =>
    problem === undefined && hasSingleOption ? [line] : [],
  )
  // Days of a calendar share their lines.
  const spans = [...new Set(days.map(({ span }) => span))]
  const measured = spans.flatMap(({ from, to }) => lines.slice(from - 1, to).filter(hasMeasures))
  const ignored = columns.flatMap(({ role, name, number }) =>
    role.as === 'ignored' ? [name === '' ? `${number}. sütun` : name] : [],
  )
  const told: readonly [tone: Tone, lines: readonly (string | number)[], text: string][] = [
    ['info', withoutMeal, `Yemek yok: ${withoutMeal.join(', ')}.`],
    ['info', empty, `Boş bırakılmış: ${empty.join(', ')}.`],
    ['warning', single, `${capital(linesOf(single))}: tek seçenek; bu hâliyle alınır.`],
    ['info', ignored, `Alınmayan sütunlar: ${ignored.join(', ')}.`],
    ['info', measured, 'Yemek adlarındaki kalori ve gramaj alınmadı.'],
    ['info', headings, `${capital(linesOf(headings))} sütun başlıkları.`],
  ]
  return told.flatMap(([tone, lines, text]) => (lines.length === 0 ? [] : [[tone, text] as const]))
}

/**
 * Everything that is not taken as written: roughly, first what has to be corrected, then what is left out, then what is
 * just worth knowing.
 */
export const remarksOn = (menu: PastedMenu, days: readonly JudgedDay[]): Remark[] => {
  const { skipped, widest } = menu
  // The line of a calendar's week does not say which of its days it is.
  const isOwn = ({ line }: JudgedDay) => days.filter((day) => day.line === line).length === 1
  const daysWith = (problem: PastedProblem) => {
    const found = days.filter((day) => day.problem === problem)
    if (found.length === 0) return ''
    return found.every(isOwn)
      ? linesOf(found.map(({ line }) => line))
      : found.map(({ date }) => shortDay(date)).join(', ')
  }
  const titles = skipped.flatMap(({ line, reason }) => (reason === 'no_date' ? [line] : []))
  const leftOut = [
    { about: titles.length === 0 ? '' : linesOf(titles), text: 'tarih içermiyor' },
    { about: daysWith('past'), text: 'geçmiş gün' },
    { about: daysWith('not_a_work_day'), text: 'vardiyanın çalışmadığı gün' },
    { about: daysWith('no_dish'), text: 'yemek içermiyor' },
  ].filter(({ about }) => about !== '')
  return [
    ...grouped(
      days.flatMap((day) => {
        const text = day.problem && marks[day.problem].sentence?.(day)
        return text === undefined ? [] : [{ tone: 'danger', line: day.line, text }]
      }),
    ),
    ...grouped(
      skipped.flatMap(({ line, reason }) => {
        if (reason === 'no_date') return []
        const text = reason === 'too_many_items' && widest > 0 ? tooWide(widest) : skipSentences[reason]
        return [{ tone: 'danger', line, text }]
      }),
    ),
    ...(leftOut.length === 0
      ? []
      : [
          {
            tone: 'warning' as const,
            text: `${capital(leftOut.map(({ about, text }) => `${about} ${text}`).join(', '))}: atlandı.`,
          },
        ]),
    ...grouped(days.flatMap(doubtsOf)),
    ...infoAbout(menu, days).map(([tone, text]) => ({ tone, text })),
  ]
}

const rank: Readonly<Record<Tone, number>> = { info: 0, warning: 1, danger: 2 }

/** The colour of each line that is not simply taken. */
export const tonesOf = ({ skipped }: PastedMenu, days: readonly JudgedDay[]): ReadonlyMap<number, Tone> => {
  const tones = new Map<number, Tone>()
  const mark = (line: number, tone: Tone) => {
    const before = tones.get(line)
    if (before === undefined || rank[tone] > rank[before]) tones.set(line, tone)
  }
  for (const { line, reason } of skipped) mark(line, reason === 'no_date' ? 'warning' : 'danger')
  for (const day of days) {
    const tone =
      day.problem !== undefined
        ? marks[day.problem].tone
        : doubtsOf(day).length > 0 || day.hasSingleOption
          ? 'warning'
          : day.newOptions.length > 0
            ? 'info'
            : undefined
    if (tone !== undefined) mark(day.line, tone)
  }
  return tones
}

/** What is not taken, shown beside the number of days. */
export const restOf = ({ skipped }: PastedMenu, days: readonly JudgedDay[]): string => {
  const problems = days.flatMap(({ problem }) => (problem === undefined ? [] : [marks[problem].tone]))
  const counted = (tone: Tone) => problems.filter((one) => one === tone).length
  const titles = skipped.filter(({ reason }) => reason === 'no_date').length
  return [
    [counted('danger') + skipped.length - titles, 'satır düzeltilmeli'] as const,
    [counted('warning') + titles, 'satır atlandı'] as const,
    [counted('info'), 'gün yemeksiz'] as const,
  ]
    .flatMap(([count, text]) => (count === 0 ? [] : [`${formatNumber(count)} ${text}`]))
    .join(' · ')
}

/** Why a text cannot be previewed. */
export const menuTextProblem = (text: string): string | undefined => {
  if (text.length > menuTextLimits.characters)
    return `Metin en fazla ${formatNumber(menuTextLimits.characters)} karakter olabilir; ${formatNumber(text.length)} karakter var.`
  const lines = text.split('\n').length
  return lines > menuTextLimits.lines
    ? `Metin en fazla ${menuTextLimits.lines} satır olabilir; ${formatNumber(lines)} satır var.`
    : undefined
}
