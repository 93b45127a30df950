import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import type { CSSProperties } from 'react'
import { menuTextLimits } from '../../../src/core/menus/rules.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { dateFromTyped } from '../../ui/forms/typed-date.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { PastedCell } from './pasted-cell.tsx'
import { isDateProblem, markOf, shortDay, type Tone } from './pasted-texts.ts'
import type { PastedMenuState } from './use-pasted-menu.ts'

/** In pixels; columns of dishes are as wide as their words. */
const widths = { line: 52, day: 104, padding: 22, badge: 34 }
const phone = '@media (max-width: 767px)'
/** In characters. */
const longest = { dish: 42, state: 28 }
/** Of the letters in a badge, compared with a dish. */
const badgeSize = 0.86

/** The shade of what stays in sight on what slides under it. */
const edge = {
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: '100%',
    width: '10px',
    backgroundImage: `linear-gradient(to left, ${colors.shade}, transparent)`,
    pointerEvents: 'none',
  },
} as const

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: '36px',
    padding: '0 10px',
    textAlign: 'left',
    fontSize: '12px',
    fontWeight: 600,
    color: colors.ink2,
    backgroundColor: colors.surface,
    boxShadow: `inset 0 -1px ${colors.line}`,
    whiteSpace: 'nowrap',
  },
  cell: { height: '40px', padding: '0 2px', borderBottom: `1px solid ${colors.line}` },
  /** Stays in sight while the dishes scroll. */
  mark: {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    padding: '0 8px',
    [phone]: { padding: '4px 8px' },
    borderLeft: `1px solid ${colors.line}`,
    backgroundColor: colors.surface,
    ...edge,
  },
  corner: { zIndex: 3, right: 0, borderLeft: `1px solid ${colors.line}`, ...edge },
  badge: {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    height: 'auto',
    lineHeight: '18px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    [phone]: { padding: '1px 6px', lineHeight: '14px', whiteSpace: 'normal' },
  },
  line: { width: `${widths.line}px`, [phone]: { width: '36px' } },
  day: { width: `${widths.day}px`, [phone]: { width: '102px' } },
  state: { width: 'var(--state-width)', [phone]: { width: '96px' } },
  number: { padding: '0 8px', textAlign: 'right', color: colors.ink3 },
  out: { color: colors.ink3 },
  new: { backgroundColor: colors.infoSoft, color: colors.info, '::after': { display: 'none' } },
})

const badges: Readonly<Record<Tone | 'taken', 'success' | 'danger' | 'warning' | 'informative'>> = {
  taken: 'success',
  danger: 'danger',
  warning: 'warning',
  info: 'informative',
}

const isTooLong = (dish: string): boolean => [...dish].length > menuTextLimits.dish

/** Small letters are narrower than figures, by which `ch` goes. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/\p{Ll}|\s/u.test(letter) ? 0.85 : 1.05), 0)

const charactersOf = (texts: readonly string[], least: number, most: number): number =>
  Math.ceil(Math.min(most, Math.max(least, ...texts.map(widthOf))))

/** The days, common courses and options as understood, with the numbers of their lines. */
export const PastedTable = ({ days, columns, changeDate, changeDish }: PastedMenuState) => {
  const styles = useStyles()
  const dishWidths = columns.map(({ key, label, isNew }) => {
    const texts = days.map(({ dishes }) => dishes.get(key) ?? '')
    return charactersOf([...texts, isNew === true ? `${label} yeni` : label], 10, longest.dish)
  })
  const states = days.map((day) => markOf(day).text)
  const stateWidth = charactersOf(states, 8, longest.state) * badgeSize
  const sum = [...dishWidths, stateWidth].reduce((one, other) => one + other, 0)
  const pixels = widths.line + widths.day + columns.length * widths.padding + widths.badge
  const lines = days.map(({ line }) => line)
  const firstOption = columns.find(({ course }) => course === undefined)?.key
  return (
    <table className={styles.table} style={{ minWidth: `calc(${sum}ch + ${pixels}px)` }} aria-label="Anlaşılan menü">
      <colgroup>
        <col className={styles.line} />
        <col className={styles.day} />
        {columns.map(({ key }, at) => (
          <col key={key} style={{ width: `calc(${dishWidths[at]}ch + ${widths.padding}px)` }} />
        ))}
        <col
          className={styles.state}
          style={{ '--state-width': `calc(${stateWidth}ch + ${widths.badge}px)` } as CSSProperties}
        />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.head, styles.number)}>
            Satır
          </th>
          <th scope="col" className={styles.head}>
            Gün
          </th>
          {columns.map(({ key, label, isNew }) => (
            <th key={key} scope="col" className={styles.head}>
              {label}{' '}
              {isNew === true && (
                <Badge color="informative" className={styles.new}>
                  yeni
                </Badge>
              )}
            </th>
          ))}
          <th scope="col" className={mergeClasses(styles.head, styles.corner)}>
            Durum
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day, at) => {
          const { line, date, dishes, noMeal, problem } = day
          const { tone = 'taken', text } = markOf(day)
          // The days of a week may stand on the same lines.
          const isShared = lines[at - 1] === line || lines[at + 1] === line
          const place = `Satır ${line}${isShared ? `, ${shortDay(date)}` : ''}`
          return (
            <tr key={`${line} ${at}`} className={problem === undefined ? undefined : styles.out}>
              <td className={mergeClasses(styles.cell, styles.number)}>{formatNumber(line)}</td>
              <td className={styles.cell}>
                <PastedCell
                  label={`${place}, gün`}
                  column="date"
                  shown={shortDay(date)}
                  edited={formatDate(date)}
                  isWrong={isDateProblem(problem)}
                  onCommit={(typed) => {
                    const changed = dateFromTyped(typed)
                    if (changed !== undefined) changeDate(day, changed)
                    return changed !== undefined
                  }}
                />
              </td>
              {columns.map(({ key, label, course }) => (
                <td key={key} className={styles.cell}>
                  <PastedCell
                    label={`${place}, ${label}`}
                    column={key}
                    shown={dishes.get(key) ?? ''}
                    hint={key === firstOption ? noMeal : undefined}
                    isWrong={
                      isTooLong(dishes.get(key) ?? '') ||
                      (dishes.has(key) && problem === (course === undefined ? 'too_many_options' : 'too_many_courses'))
                    }
                    onCommit={(typed) => {
                      changeDish(day, key, typed)
                      return true
                    }}
                  />
                </td>
              ))}
              <td className={mergeClasses(styles.cell, styles.mark)}>
                <Badge
                  color={badges[tone]}
                  className={mergeClasses(styles.badge, problem === undefined && tone === 'info' && styles.new)}
                  title={noMeal ?? text}
                >
                  {text}
                </Badge>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
