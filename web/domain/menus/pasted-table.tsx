import { Badge, makeStyles, mergeClasses } from '@fluentui/react-components'
import { isDefaultKey, menuTextLimits } from '../../../src/core/menus/rules.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { dateFromTyped } from '../../ui/forms/typed-date.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { PastedCell } from './pasted-cell.tsx'
import { isDateProblem, markOf, shortDay, type Tone } from './pasted-texts.ts'
import type { PastedMenuState } from './use-pasted-menu.ts'

/** The options share the remaining width; below their minimum the table scrolls sideways. */
const widths = { line: 52, day: 104, option: 120, state: 168 }

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: '36px',
    padding: '0 10px',
    textAlign: 'left',
    fontSize: '12px',
    fontWeight: 600,
    color: colors.ink2,
    backgroundColor: colors.surface,
    boxShadow: `inset 0 -1px ${colors.line}`,
  },
  cell: { height: '40px', padding: '0 2px', borderBottom: `1px solid ${colors.line}` },
  mark: { padding: '0 8px', whiteSpace: 'nowrap' },
  number: { padding: '0 8px', textAlign: 'right', color: colors.ink3, fontVariantNumeric: 'tabular-nums' },
  out: { color: colors.ink3 },
  line: { width: `${widths.line}px` },
  day: { width: `${widths.day}px` },
  state: { width: `${widths.state}px` },
  new: { backgroundColor: colors.infoSoft, color: colors.info, '::after': { display: 'none' } },
})

const badges: Readonly<Record<Tone | 'taken', 'success' | 'danger' | 'warning' | 'informative'>> = {
  taken: 'success',
  danger: 'danger',
  warning: 'warning',
  info: 'informative',
}

const isTooLong = (dish: string): boolean => [...dish].length > menuTextLimits.dish

/** The days and options as understood, with the numbers of their lines. */
export const PastedTable = ({ days, columns, changeDate, changeDish }: PastedMenuState) => {
  const styles = useStyles()
  const minWidth = widths.line + widths.day + widths.state + columns.length * widths.option
  return (
    <table className={styles.table} style={{ minWidth }} aria-label="Anlaşılan menü">
      <colgroup>
        <col className={styles.line} />
        <col className={styles.day} />
        {columns.map(({ key }) => (
          <col key={key} />
        ))}
        <col className={styles.state} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.head, styles.number)}>
            Satır
          </th>
          <th scope="col" className={styles.head}>
            Gün
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className={styles.head}>
              {label}{' '}
              {!isDefaultKey(key) && (
                <Badge appearance="tint" color="informative" size="small" className={styles.new}>
                  yeni
                </Badge>
              )}
            </th>
          ))}
          <th scope="col" className={styles.head}>
            Durum
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const { line, date, dishes, problem } = day
          const { tone = 'taken', text } = markOf(day)
          return (
            <tr key={line} className={problem === undefined ? undefined : styles.out}>
              <td className={mergeClasses(styles.cell, styles.number)}>{formatNumber(line)}</td>
              <td className={styles.cell}>
                <PastedCell
                  label={`Satır ${line}, gün`}
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
              {columns.map(({ key, label }) => (
                <td key={key} className={styles.cell}>
                  <PastedCell
                    label={`Satır ${line}, ${label}`}
                    column={key}
                    shown={dishes.get(key) ?? ''}
                    isWrong={isTooLong(dishes.get(key) ?? '') || (problem === 'too_many_options' && dishes.has(key))}
                    onCommit={(typed) => {
                      changeDish(day, key, typed)
                      return true
                    }}
                  />
                </td>
              ))}
              <td className={mergeClasses(styles.cell, styles.mark)}>
                <Badge
                  appearance="tint"
                  color={badges[tone]}
                  className={tone === 'info' ? styles.new : undefined}
                  title={text}
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
