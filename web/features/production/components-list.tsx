import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons'
import type { PlannedComponent } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { useNow } from '../../ui/use-now.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { ChangeMark, LaterMark, OwnMark } from './figure-marks.tsx'
import { StateChips } from './state-chips.tsx'
import { useAwake } from './use-awake.ts'
import type { OpenDay } from './use-production.ts'

const line = `1px solid ${colors.line}`

const useStyles = makeStyles({
  card: { overflow: 'clip', border: line, borderRadius: '16px', backgroundColor: colors.surface },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '12px',
    padding: '11px 14px',
  },
  withChips: { paddingBottom: '4px', '& > :last-child': { width: '100%' } },
  title: { fontSize: '18px', lineHeight: '24px', fontWeight: 700 },
  total: {
    color: colors.ink2,
    fontSize: '16px',
    fontVariantNumeric: 'tabular-nums',
    '& strong': { color: colors.ink },
  },
  rows: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '10px',
    width: '100%',
    minHeight: '62px',
    padding: '4px 14px',
    border: 'none',
    borderTop: line,
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px', borderRadius: '12px' },
  },
  // Has the line to itself where the letters are twice as large.
  name: {
    flex: '1 1 112px',
    minWidth: 0,
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: '20px',
    lineHeight: '24px',
    fontWeight: 650,
  },
  marks: { display: 'grid', justifyItems: 'end', flexShrink: 0, marginLeft: 'auto' },
  // Read at arm's length: a long name gets a second line instead.
  figure: {
    flexShrink: 0,
    fontSize: '40px',
    lineHeight: '44px',
    fontWeight: 750,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  arrow: { flexShrink: 0, fontSize: '20px', color: colors.ink3 },
  foot: { margin: 0, color: colors.ink2, fontSize: '13px', lineHeight: '18px' },
})

type Props = OpenDay & { components: readonly PlannedComponent[]; onOpen: (key: string) => void }

const footText = ({ reserve_percent, estimate }: OpenDay['shown']): string => {
  const parts = [
    ...(reserve_percent > 0 ? [`%${reserve_percent} pay`] : []),
    ...(estimate > 0 ? [`${formatNumber(estimate)} tahmini porsiyon`] : []),
  ]
  return parts.length === 0 ? '' : `${parts.join(' ve ')} içindedir.`
}

/** The same for a phone beside the stove: names and figures that can be read with wet hands. */
export const ComponentsList = ({ shown, components, filter, setFilter, changeIn, onOpen }: Props) => {
  const styles = useStyles()
  const now = useNow()
  const isAwake = useAwake()
  const mains = components.filter(({ is_main }) => is_main)
  const sides = components.filter(({ is_main }) => !is_main)
  const rowsOf = (components: readonly PlannedComponent[]) => (
    <ul className={styles.rows}>
      {components.map((component) => (
        <li key={component.key}>
          <button
            type="button"
            data-component={component.key}
            className={styles.row}
            onClick={() => onOpen(component.key)}
          >
            <span className={styles.name}>{component.name}</span>
            <span className={styles.marks}>
              <OwnMark component={component} />
              <LaterMark later={component.later} />
              <ChangeMark by={changeIn(component.key, now)} />
            </span>
            <span className={styles.figure}>{formatNumber(component.to_cook)}</span>
            <ChevronRightRegular className={styles.arrow} />
          </button>
        </li>
      ))}
    </ul>
  )
  const foot = [footText(shown), isAwake && 'Bu ekran açıkken telefon kararmaz.'].filter(Boolean).join(' ')
  return (
    <>
      {mains.length > 0 && (
        <section className={styles.card}>
          <div className={mergeClasses(styles.head, styles.withChips)}>
            <h2 className={styles.title}>Ana yemek</h2>
            <span className={styles.total}>
              <strong>{formatNumber(mains.reduce((total, { to_cook }) => total + to_cook, 0))}</strong> porsiyon
            </span>
            <StateChips plan={shown} filter={filter} isShort onFilter={setFilter} />
          </div>
          {rowsOf(mains)}
        </section>
      )}
      {sides.length > 0 && (
        <section className={styles.card}>
          <div className={styles.head}>
            <h2 className={styles.title}>Yanında</h2>
            <span className={styles.total}>{`${formatNumber(sides.length)} bileşen`}</span>
          </div>
          {rowsOf(sides)}
        </section>
      )}
      {foot !== '' && <p className={styles.foot}>{foot}</p>}
    </>
  )
}
