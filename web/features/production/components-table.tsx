import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import type { PlannedComponent } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { useNow } from '../../ui/use-now.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { ChangeMark, LaterMark, OwnMark } from './figure-marks.tsx'
import type { OpenDay } from './use-production.ts'

const line = `1px solid ${colors.line}`
/** Beside a panel in a narrow window only the name and what has to be cooked are left. */
const narrow = '@container components (max-width: 519px)'
const roomy = '@container components (min-width: 640px)'

const useStyles = makeStyles({
  frame: {
    containerType: 'inline-size',
    containerName: 'components',
    overflow: 'clip',
    border: line,
    borderRadius: '12px',
    backgroundColor: colors.surface,
  },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' },
  name: { width: 'auto' },
  frozen: { width: '78px', [roomy]: { width: '102px' } },
  open: { width: '100px', [roomy]: { width: '118px' }, [narrow]: { display: 'none' } },
  estimate: { width: '62px', [roomy]: { width: '76px' }, [narrow]: { display: 'none' } },
  guests: { width: '62px', [roomy]: { width: '76px' }, [narrow]: { display: 'none' } },
  reserve: { width: '60px', [roomy]: { width: '76px' }, [narrow]: { display: 'none' } },
  cook: { width: '92px', [roomy]: { width: '140px' } },
  head: {
    height: '34px',
    padding: '0 6px',
    color: colors.ink2,
    fontSize: '12px',
    fontWeight: 650,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    ':first-child': { paddingLeft: '16px', textAlign: 'start' },
    ':last-child': { paddingRight: '16px', color: colors.ink },
  },
  group: {
    height: '30px',
    borderTop: line,
    backgroundColor: colors.surface2,
    color: colors.ink2,
    fontSize: '13px',
    fontWeight: 650,
  },
  row: { position: 'relative', height: '31px', borderTop: line, ':hover': { backgroundColor: colors.surface2 } },
  opened: {
    backgroundColor: colors.brandSoft,
    boxShadow: `inset 3px 0 0 ${colors.brand}`,
    ':hover': { backgroundColor: colors.brandSoft },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  cell: {
    padding: '0 6px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    ':first-child': { paddingLeft: '16px', textAlign: 'start' },
    ':last-child': { paddingRight: '16px' },
  },
  component: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    width: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'start',
    cursor: 'pointer',
    outlineStyle: 'none',
    // Makes the whole row clickable.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible::after': { outline: `2px solid ${colors.ink}`, outlineOffset: '-2px', borderRadius: '8px' },
  },
  shortened: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  strong: { fontWeight: 650, color: colors.saffron },
  quiet: { color: colors.ink3, fontWeight: 400 },
  figures: { display: 'flex', alignItems: 'center', justifyContent: 'end', columnGap: '8px' },
  toCook: { fontSize: '19px', lineHeight: '24px', fontWeight: 700, letterSpacing: '-.01em' },
  total: { fontWeight: 700, color: colors.ink },
})

type Column = { name: 'frozen' | 'open' | 'estimate' | 'guests' | 'reserve'; title: string }

type Props = OpenDay & {
  components: readonly PlannedComponent[]
  /** The heading of the reserve's column, which may open its setting. */
  reserveHead: ReactNode
  onOpen: (key: string) => void
}

const sumOf = (components: readonly PlannedComponent[], name: Column['name'] | 'to_cook'): number =>
  components.reduce((total, component) => total + component[name], 0)

/** What has to be cooked, main dishes first. Sides have no sum, since it would mean nothing. */
export const ComponentsTable = ({ shown, components, component: opened, changeIn, reserveHead, onOpen }: Props) => {
  const styles = useStyles()
  const now = useNow()
  const isRunning = shown.deliveries.some(({ is_frozen }) => !is_frozen)
  const columns: Column[] = [
    { name: 'frozen', title: 'Kesinleşen' },
    { name: 'open', title: 'Kesinleşmemiş' },
    ...(isRunning ? [{ name: 'estimate', title: 'Tahmini' } as const] : []),
    ...(components.some(({ guests }) => guests > 0) ? [{ name: 'guests', title: 'Misafir' } as const] : []),
    { name: 'reserve', title: 'Pay' },
  ]
  const mains = components.filter(({ is_main }) => is_main)
  const sides = components.filter(({ is_main }) => !is_main)
  const rowOf = (component: PlannedComponent) => {
    const { key, name, to_cook, later } = component
    const isOpen = key === opened
    return (
      <tr key={key} className={mergeClasses(styles.row, isOpen && styles.opened)}>
        <th scope="row" className={styles.cell}>
          <button
            type="button"
            data-component={key}
            aria-expanded={isOpen}
            className={styles.component}
            onClick={() => onOpen(key)}
          >
            <span className={styles.shortened} title={name}>
              {name}
            </span>
            {isOpen && <ChevronRightRegular />}
          </button>
        </th>
        {columns.map((column) => (
          <td key={column.name} className={mergeClasses(styles.cell, styles[column.name])}>
            {column.name === 'frozen' && later !== 0 ? (
              <span className={styles.figures}>
                <LaterMark later={later} />
                {formatNumber(component.frozen)}
              </span>
            ) : (
              formatNumber(component[column.name])
            )}
          </td>
        ))}
        <td className={styles.cell}>
          <span className={styles.figures}>
            <OwnMark component={component} />
            <ChangeMark by={changeIn(key, now)} />
            <span className={styles.toCook}>{formatNumber(to_cook)}</span>
          </span>
        </td>
      </tr>
    )
  }
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label="Pişirilecekler">
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.head, styles.name)}>
              Bileşen
            </th>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col" className={mergeClasses(styles.head, styles[name])}>
                {name === 'reserve' ? reserveHead : title}
              </th>
            ))}
            <th scope="col" className={mergeClasses(styles.head, styles.cook)}>
              Pişirilecek
            </th>
          </tr>
        </thead>
        {mains.length > 0 && (
          <tbody>
            <tr className={styles.group}>
              <th scope="row" className={styles.cell}>
                Ana yemek
              </th>
              {columns.map(({ name }) => (
                <td
                  key={name}
                  className={mergeClasses(
                    styles.cell,
                    styles[name],
                    name === 'open' && shown.open > 0 && styles.strong,
                  )}
                >
                  {formatNumber(sumOf(mains, name))}
                </td>
              ))}
              <td className={mergeClasses(styles.cell, styles.total)}>{formatNumber(sumOf(mains, 'to_cook'))}</td>
            </tr>
            {mains.map(rowOf)}
          </tbody>
        )}
        {sides.length > 0 && (
          <tbody>
            <tr className={styles.group}>
              <th scope="rowgroup" className={styles.cell}>
                Yanında
              </th>
              {columns.map(({ name }) => (
                <td key={name} className={styles[name]} />
              ))}
              <td className={mergeClasses(styles.cell, styles.quiet)}>{`${formatNumber(sides.length)} bileşen`}</td>
            </tr>
            {sides.map(rowOf)}
          </tbody>
        )}
      </table>
    </div>
  )
}
