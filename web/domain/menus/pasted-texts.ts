import { menuTextLimits, maxRangeDays, optionCount, planningHorizon } from '../../../src/core/menus/rules.ts'
import type { JudgedDay, PastedMenu, PastedProblem } from '../../../src/core/menus/rules.ts'
import { dayParts } from '../../ui/words/calendar-days.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { weekdays } from '../../../src/texts/kernel/weekdays.ts'

/** danger: not taken unless corrected. warning: left out, or doubtful. info: new. */
export type Tone = 'danger' | 'warning' | 'info'

interface Mark {
  tone: 'danger' | 'warning'
  text: string
  /** A sentence for problems that have to be corrected. */
  sentence?: (day: JudgedDay) => string
}

const marks: Readonly<Record<PastedProblem, Mark>> = {
  date_repeated: {
    tone: 'danger',
    text: 'Tarih iki kez',
    sentence: ({ date, repeats }) =>
      `${formatDate(date)} iki kez yazılmış; satır ${repeats} alınır. Tarihi değiştirirseniz bu da alınır.`,
  },
  past: { tone: 'danger', text: 'Geçmiş gün', sentence: ({ date }) => `${formatDate(date)} geçmişte kaldı.` },
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
  too_many_options: {
    tone: 'danger',
    text: 'Çok seçenek',
    sentence: ({ dishes }) => `${dishes.size} seçenek yazılmış; en fazla ${optionCount.max} olabilir. Fazlasını silin.`,
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

/** A sentence about one line, or about several with the same problem. */
export interface Remark {
  tone: Tone
  /** The line number that precedes the sentence. */
  line?: number
  text: string
}

const linesOf = (lines: readonly number[]): string => `satır ${lines.join(', ')}`
const capital = (text: string): string => `${text.slice(0, 1).toLocaleUpperCase('tr')}${text.slice(1)}`

const doubtsOf = ({ line, date, otherWeekday, leftOut }: JudgedDay): Remark[] => [
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

/**
 * Everything that is not taken as written: roughly, first what has to be corrected, then what is left out, then what is
 * just worth knowing.
 */
export const remarksOn = ({ skipped, headings }: PastedMenu, days: readonly JudgedDay[]): Remark[] => {
  const skippedFor = (reason: string) => skipped.filter((one) => one.reason === reason).map(({ line }) => line)
  const daysWith = (problem: PastedProblem) => days.filter((day) => day.problem === problem).map(({ line }) => line)
  const leftOut = [
    { lines: skippedFor('no_date'), text: 'tarih içermiyor' },
    { lines: daysWith('not_a_work_day'), text: 'vardiyanın çalışmadığı gün' },
    { lines: daysWith('no_dish'), text: 'yemek içermiyor' },
  ].filter(({ lines }) => lines.length > 0)
  const single = days
    .filter(({ problem, hasSingleOption }) => problem === undefined && hasSingleOption)
    .map(({ line }) => line)
  const empty = days.flatMap(({ line, leftOut }) =>
    leftOut.flatMap(({ reason, label }) => (reason === 'empty' ? [`satır ${line} ${label}`] : [])),
  )
  return [
    ...days.flatMap((day) => {
      const text = day.problem && marks[day.problem].sentence?.(day)
      return text === undefined ? [] : [{ tone: 'danger' as const, line: day.line, text }]
    }),
    ...skippedFor('no_such_date').map((line) => ({ tone: 'danger' as const, line, text: 'Bu tarih takvimde yok.' })),
    ...skippedFor('too_many_items').map((line) => ({
      tone: 'danger' as const,
      line,
      text: `Bu satırda ${menuTextLimits.items} öğeden fazlası var; günleri ayrı satırlara yazın.`,
    })),
    ...(leftOut.length === 0
      ? []
      : [
          {
            tone: 'warning' as const,
            text: `${capital(leftOut.map(({ lines, text }) => `${linesOf(lines)} ${text}`).join(', '))}: atlandı.`,
          },
        ]),
    ...days.flatMap(doubtsOf),
    ...(empty.length === 0 ? [] : [{ tone: 'info' as const, text: `Boş bırakılmış: ${empty.join(', ')}.` }]),
    ...(single.length === 0
      ? []
      : [{ tone: 'warning' as const, text: `${capital(linesOf(single))}: tek seçenek; bu hâliyle alınır.` }]),
    ...(headings.length === 0
      ? []
      : [{ tone: 'info' as const, text: `${capital(linesOf(headings))} sütun başlıkları.` }]),
  ]
}

/** The colour of each line that is not simply taken. */
export const tonesOf = ({ skipped }: PastedMenu, days: readonly JudgedDay[]): ReadonlyMap<number, Tone> => {
  const tones = new Map<number, Tone>()
  for (const { line, reason } of skipped) tones.set(line, reason === 'no_date' ? 'warning' : 'danger')
  for (const day of days) {
    const tone =
      day.problem !== undefined
        ? marks[day.problem].tone
        : doubtsOf(day).length > 0 || day.hasSingleOption
          ? 'warning'
          : day.newOptions.length > 0
            ? 'info'
            : undefined
    if (tone !== undefined) tones.set(day.line, tone)
  }
  return tones
}

/** What is not taken, shown beside the number of days. */
export const restOf = ({ skipped }: PastedMenu, days: readonly JudgedDay[]): string => {
  const problems = days.flatMap(({ problem }) => (problem === undefined ? [] : [marks[problem].tone]))
  const missing = skipped.filter(({ reason }) => reason !== 'no_date').length
  const wrong = problems.filter((tone) => tone === 'danger').length + missing
  const left = problems.length + skipped.length - wrong
  return [
    ...(wrong > 0 ? [`${formatNumber(wrong)} satır düzeltilmeli`] : []),
    ...(left > 0 ? [`${formatNumber(left)} satır atlandı`] : []),
  ].join(' · ')
}

/** Why a text cannot be previewed. */
export const menuTextProblem = (text: string): string | undefined => {
  const lines = text.split('\n').length
  return lines > menuTextLimits.lines
    ? `Metin en fazla ${menuTextLimits.lines} satır olabilir; ${formatNumber(lines)} satır var.`
    : undefined
}
