import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { weekdayOf } from '../../../src/core/shared/rules.ts'
import { dayAndMonth } from '../../../src/texts/kernel/dates.ts'
import { signed } from '../../../src/texts/settlement/labels.ts'
import type { Statement } from '../../api/generated-settlement.ts'
import { colors } from '../../ui/colors.ts'
import { Panel } from '../../ui/panel.tsx'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { formatDate, todayIn } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { datesOf, isMealDay, type StatementDate, totalOf } from './statement-dates.ts'
import { bandText, closedText, openCorrections, priceBands, priceTitle } from './statement-texts.ts'

const phone = '@media (max-width: 1023px)'
const narrow = '@media (min-width: 1024px) and (max-width: 1359px)'
const hatch = `repeating-linear-gradient(135deg, ${colors.surface2} 0 4px, ${colors.surface} 4px 8px)`

const useStyles = makeStyles({
  frame: { padding: 0, rowGap: 0, overflow: 'clip' },
  // The hidden texts in it must not widen the page.
  scroll: { position: 'relative', overflowX: 'auto', overscrollBehaviorX: 'contain' },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
  },
  head: { padding: '6px 0 5px', fontWeight: 400, fontSize: '12px', lineHeight: '16px', textAlign: 'center' },
  date: { display: 'block', fontSize: '14px', lineHeight: '18px', fontWeight: 700, color: colors.ink },
  weekday: { color: colors.ink2, fontSize: '11px' },
  first: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minWidth: '84px',
    maxWidth: '140px',
    padding: '0 8px 0 16px',
    backgroundColor: colors.surface,
    borderRight: `1px solid ${colors.line}`,
    fontWeight: 400,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    [phone]: { minWidth: '72px', maxWidth: '84px', padding: '0 4px 0 12px', boxSizing: 'content-box' },
  },
  last: {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 1,
    padding: '0 16px 0 10px',
    backgroundColor: colors.surface,
    borderLeft: `1px solid ${colors.line}`,
    fontWeight: 650,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    [phone]: { padding: '0 10px 0 8px' },
  },
  line: { borderTop: `1px solid ${colors.line}` },
  cell: {
    height: '31px',
    minWidth: '26px',
    padding: '0 1px',
    textAlign: 'center',
    [phone]: { height: '44px', minWidth: '44px' },
    [narrow]: { fontSize: '12px' },
  },
  thin: { height: '20px', color: colors.ink3, fontSize: '12px', [phone]: { height: '24px' } },
  press: {
    cursor: 'pointer',
    outlineStyle: 'none',
    ':hover': { boxShadow: `inset 0 0 0 1px ${colors.fieldLine}` },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-2px' },
  },
  weekend: { backgroundColor: colors.surface2 },
  closed: { backgroundImage: hatch },
  quiet: { color: colors.ink3 },
  // Not a text: the cell's name says that there is no list.
  none: { color: colors.ink3, '::before': { content: '"·"' } },
  band: {
    height: '30px',
    padding: '0 8px',
    maxWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: colors.ink2,
    fontSize: '12px',
    textAlign: 'start',
  },
  change: { borderLeft: `2px solid ${colors.ink}` },
  price: { color: colors.ink, fontWeight: 650 },
  total: { borderTop: `2px solid ${colors.lineStrong}`, fontWeight: 700 },
  sum: { fontSize: '16px', fontWeight: 700 },
  chip: {
    display: 'inline-block',
    padding: '0 3px',
    border: '1px solid transparent',
    borderRadius: '5px',
    fontSize: '12px',
    lineHeight: '18px',
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
  accepted: { color: colors.herb, backgroundColor: colors.herbSoft },
  open: { color: colors.saffron, backgroundColor: colors.saffronSoft, border: `1px solid ${colors.saffron}` },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    padding: '8px 16px',
    borderTop: `1px solid ${colors.line}`,
    color: colors.ink2,
    fontSize: '12px',
    lineHeight: '18px',
  },
  legend: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  mark: { display: 'inline-flex', alignItems: 'center', columnGap: '6px' },
  swatch: {
    display: 'block',
    boxSizing: 'border-box',
    width: '18px',
    height: '14px',
    border: `1px solid ${colors.line}`,
    borderRadius: '4px',
  },
})

type Styles = ReturnType<typeof useStyles>

const isWeekend = (date: string): boolean => weekdayOf(date) >= 6
const lookOf = (styles: Styles, day: StatementDate): string | undefined => {
  if (day.closed_day !== null && !isMealDay(day)) return styles.closed
  return isWeekend(day.date) ? styles.weekend : undefined
}

type RowProps = {
  name: string
  days: readonly StatementDate[]
  /** What stands in a day's cell. */
  of: (day: StatementDate) => ReactNode
  total: ReactNode
  isTotal?: boolean
  isThin?: boolean
}

/** A row that is only read. */
const FigureRow = ({ name, days, of, total, isTotal = false, isThin = false }: RowProps) => {
  const styles = useStyles()
  const look = mergeClasses(styles.line, isTotal && styles.total, isThin && styles.thin)
  return (
    <tr>
      <th scope="row" className={mergeClasses(styles.first, look)}>
        {name}
      </th>
      {days.map((day) => (
        <td key={day.date} className={mergeClasses(styles.cell, look, lookOf(styles, day))}>
          {of(day)}
        </td>
      ))}
      <td className={mergeClasses(styles.last, look, isTotal && styles.sum)}>{total}</td>
    </tr>
  )
}

/** What was accepted for a day, and what waits. */
const Corrected = ({ day, hasOpen }: { day: StatementDate; hasOpen: boolean }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return (
    <>
      {day.corrections !== 0 && (
        <span className={mergeClasses(styles.chip, styles.accepted)}>{signed(day.corrections)}</span>
      )}
      {hasOpen && (
        <span className={mergeClasses(styles.chip, styles.open)}>
          {`${signed(day.open_corrections)}?`}
          <span className={hidden}> yanıt bekliyor</span>
        </span>
      )}
    </>
  )
}

/** Of the notes below the grid. */
const Foot = ({ days }: { days: readonly StatementDate[] }) => {
  const styles = useStyles()
  const marks = [
    { name: 'kabul edildi, sayıldı', mark: <span className={mergeClasses(styles.chip, styles.accepted)}>−6</span> },
    { name: 'yanıt bekliyor, sayılmadı', mark: <span className={mergeClasses(styles.chip, styles.open)}>+4?</span> },
    { name: 'kapalı gün', mark: <span className={mergeClasses(styles.swatch, styles.closed)} /> },
  ]
  const notes = [closedText(days), `${formatNumber(days.filter(isMealDay).length)} yemek günü`].filter(Boolean)
  return (
    <div className={styles.foot}>
      <span className={styles.legend}>
        {marks.map(({ name, mark }) => (
          <span key={name} className={styles.mark}>
            <span aria-hidden>{mark}</span>
            {name}
          </span>
        ))}
        <span>Düzeltme önermek için bir hücreyi seçin.</span>
      </span>
      <span>{notes.join(' · ')}</span>
    </div>
  )
}

const steps: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -31],
  End: [0, 31],
}
const within = (at: number, count: number): number => Math.min(Math.max(at, 0), count - 1)

type Props = {
  statement: Statement
  onPropose: (of: { date: string; shiftId: string }) => void
}

/** Days across, shifts down: the same figures for both sides. A cell of a shift proposes a correction. */
export const StatementGrid = ({ statement, onPropose }: Props) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const { shifts } = statement
  const days = datesOf(statement)
  const [at, setAt] = useState<readonly [row: number, day: number]>([0, 0])
  const table = useRef<HTMLTableElement>(null)
  const today = todayIn()
  const open = new Set(
    openCorrections(statement)
      .filter(({ is_earlier }) => !is_earlier)
      .map(({ date }) => date),
  )
  const move = (event: KeyboardEvent, row: number, day: number) => {
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = [within(row + step[0], shifts.length), within(day + step[1], days.length)] as const
    setAt(next)
    table.current?.querySelector<HTMLElement>(`[data-at="${next[0]}-${next[1]}"]`)?.focus()
  }
  const guests = totalOf(statement.days, 'guests')
  const corrections = totalOf(statement.days, 'corrections')
  const hasCorrections = corrections !== 0 || open.size > 0 || days.some((day) => day.corrections !== 0)
  return (
    <Panel as="section" className={styles.frame}>
      <div className={styles.scroll}>
        <table ref={table} role="grid" className={styles.table} aria-label="Gün ve vardiya tablosu">
          <thead>
            <tr>
              <td className={styles.first} />
              {days.map((day) => (
                <th
                  key={day.date}
                  scope="col"
                  title={day.closed_day ?? undefined}
                  className={mergeClasses(styles.head, lookOf(styles, day))}
                >
                  <span className={styles.date}>{Number(day.date.slice(8))}</span>
                  <span className={styles.weekday}>{formatDate(day.date, 'weekday')}</span>
                  {day.closed_day !== null && <span className={hidden}>{`, ${day.closed_day}`}</span>}
                </th>
              ))}
              <th scope="col" className={mergeClasses(styles.last, styles.head)}>
                Toplam
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={mergeClasses(styles.first, styles.line, styles.quiet)}>
                Birim fiyat
              </th>
              {priceBands(days).map((band, index) => (
                <td
                  key={band.first}
                  colSpan={band.days}
                  title={`${priceTitle(band.price)} · ${bandText(band)}`}
                  className={mergeClasses(styles.band, styles.line, index > 0 && styles.change)}
                >
                  <span className={styles.price}>{priceTitle(band.price)}</span>
                  {` ${bandText(band)}`}
                </td>
              ))}
              <td className={mergeClasses(styles.last, styles.line)} />
            </tr>
            {shifts.map((shift, row) => (
              <tr key={shift.id}>
                <th scope="row" className={mergeClasses(styles.first, styles.line)}>
                  {shift.title}
                </th>
                {days.map((day, column) => {
                  const meals = day.meals[row] ?? null
                  const isAhead = day.date > today
                  const propose = isAhead ? undefined : () => onPropose({ date: day.date, shiftId: shift.id })
                  return (
                    <td
                      key={day.date}
                      data-at={`${row}-${column}`}
                      aria-label={`${dayAndMonth(day.date)} ${shift.title}: ${meals === null ? 'liste yok' : formatNumber(meals)}`}
                      aria-disabled={isAhead || undefined}
                      tabIndex={at[0] === row && at[1] === column ? 0 : -1}
                      className={mergeClasses(
                        styles.cell,
                        styles.line,
                        lookOf(styles, day),
                        !isAhead && styles.press,
                        meals === null && lookOf(styles, day) !== styles.closed && styles.none,
                      )}
                      onFocus={() => setAt([row, column])}
                      onClick={propose}
                      onKeyDown={(event) => {
                        if (event.key === 'Enter' || event.key === ' ') {
                          event.preventDefault()
                          propose?.()
                        } else move(event, row, column)
                      }}
                    >
                      {meals !== null && formatNumber(meals)}
                    </td>
                  )
                })}
                <td className={mergeClasses(styles.last, styles.line)}>{formatNumber(shift.portions)}</td>
              </tr>
            ))}
            <FigureRow
              name="Misafir"
              days={days}
              of={(day) => (day.guests === 0 ? '' : formatNumber(day.guests))}
              total={guests === 0 ? '' : formatNumber(guests)}
              isThin={guests === 0}
            />
            <FigureRow
              name="Düzeltme"
              days={days}
              of={(day) => <Corrected day={day} hasOpen={open.has(day.date)} />}
              total={corrections === 0 ? '' : signed(corrections)}
              isThin={!hasCorrections}
            />
            <FigureRow
              name="Porsiyon"
              days={days}
              of={(day) => (day.portions === 0 && !isMealDay(day) ? '' : formatNumber(day.portions))}
              total={formatNumber(statement.portions)}
              isTotal
            />
            <FigureRow
              name="Asgari farkı"
              days={days}
              of={(day) => (day.top_up === 0 ? '' : signed(day.top_up))}
              total={statement.top_up === 0 ? '' : signed(statement.top_up)}
              isThin={statement.top_up === 0}
            />
          </tbody>
        </table>
      </div>
      <Foot days={days} />
    </Panel>
  )
}
