import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { PlannedDelivery } from '../../api/generated-cooking.ts'
import { colors } from '../../ui/colors.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { guestsOf, mealsOf, optionColumns, othersOf, portionsWith } from './delivery-groups.ts'
import { DeliveryState } from './delivery-state.tsx'
import { GuestMark, LaterMark } from './figure-marks.tsx'
import { whereText } from './production-texts.ts'

const line = `1px solid ${colors.line}`
const roomy = '@container (min-width: 1080px)'

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' },
  firm: { width: '26%' },
  option: { width: '84px', [roomy]: { width: '92px' } },
  total: { width: '76px' },
  state: { width: '164px' },
  actions: { width: '80px' },
  head: {
    height: '34px',
    padding: '0 8px',
    color: colors.ink2,
    fontSize: '12px',
    fontWeight: 650,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ':first-child': { paddingLeft: '16px' },
  },
  number: { textAlign: 'end' },
  strong: { color: colors.ink },
  group: {
    height: '30px',
    borderTop: line,
    backgroundColor: colors.surface2,
    color: colors.ink2,
    fontSize: '13px',
    scrollMarginTop: 'calc(var(--header-height) + 8px)',
  },
  time: { color: colors.ink, fontSize: '15px', fontWeight: 700 },
  count: { marginLeft: '10px', color: colors.ink2, fontWeight: 400 },
  row: { height: '32px', borderTop: line, ':hover': { backgroundColor: colors.surface2 } },
  cell: {
    padding: '0 8px',
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 400,
    ':first-child': { paddingLeft: '16px' },
  },
  // Whole, since the driver needs its end.
  words: { padding: '4px 8px', whiteSpace: 'normal', lineHeight: '18px' },
  name: { fontWeight: 600 },
  firmName: { marginRight: '8px', fontWeight: 600 },
  shift: { display: 'inline-block', color: colors.ink2 },
  quiet: { color: colors.ink2 },
  none: { color: colors.ink3 },
  meals: { fontSize: '19px', lineHeight: '24px', fontWeight: 700, letterSpacing: '-.01em' },
})

type Props = {
  groups: readonly { time: string; deliveries: PlannedDelivery[] }[]
  /** Of the whole day, whatever is shown of it. */
  all: readonly PlannedDelivery[]
  at: string
  idOf: (time: string) => string
  actionsOf: (delivery: PlannedDelivery) => ReactNode
}

/** Who gets what, by serving time. */
export const DeliveriesTable = ({ groups, all, at, idOf, actionsOf }: Props) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const { labels, hasOthers } = optionColumns(all)
  const figuresOf = (deliveries: readonly PlannedDelivery[], className?: string) => (
    <>
      {labels.map((label) => {
        const count = portionsWith(deliveries, label)
        return (
          <td key={label} className={mergeClasses(styles.cell, styles.number, count === undefined && styles.none)}>
            {count === undefined ? '·' : formatNumber(count)}
          </td>
        )
      })}
      {hasOthers && <OthersCell deliveries={deliveries} labels={labels} />}
      <td className={mergeClasses(styles.cell, styles.number)}>
        <LaterMark later={deliveries.length === 1 ? (deliveries[0]?.later ?? 0) : 0} />{' '}
        <span className={className}>{formatNumber(mealsOf(deliveries))}</span>
        <div>
          <GuestMark guests={guestsOf(deliveries)} />
        </div>
      </td>
    </>
  )
  return (
    <table className={styles.table} aria-label="Dağıtım">
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.head, styles.firm)}>
            Firma ve vardiya
          </th>
          <th scope="col" className={styles.head}>
            Adres
          </th>
          {labels.map((label) => (
            <th
              key={label}
              scope="col"
              title={label}
              className={mergeClasses(styles.head, styles.option, styles.number)}
            >
              {label}
            </th>
          ))}
          {hasOthers && (
            <th scope="col" className={mergeClasses(styles.head, styles.option, styles.number)}>
              Diğer
            </th>
          )}
          <th scope="col" className={mergeClasses(styles.head, styles.total, styles.number, styles.strong)}>
            Toplam
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.state)}>
            Durum
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.actions)}>
            <span className={hidden}>İşlemler</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ time, deliveries }) => (
        <tbody key={time}>
          <tr id={idOf(time)} tabIndex={-1} className={styles.group}>
            <th scope="rowgroup" colSpan={2} className={styles.cell}>
              <span className={styles.time}>{time}</span>{' '}
              <span className={styles.count}>{`${formatNumber(deliveries.length)} teslim`}</span>
            </th>
            {figuresOf(deliveries, styles.name)}
            <td colSpan={2} />
          </tr>
          {deliveries.map((delivery) => (
            <tr key={delivery.menu_day_id} className={styles.row}>
              <th
                scope="row"
                className={mergeClasses(styles.cell, styles.words)}
                title={`${delivery.corporate_name} · ${delivery.shift_title}`}
              >
                <span className={styles.firmName}>{delivery.corporate_name}</span>{' '}
                <span className={styles.shift}>{delivery.shift_title}</span>
              </th>
              <td className={mergeClasses(styles.cell, styles.words, styles.quiet)}>{whereText(delivery)}</td>
              {figuresOf([delivery], styles.meals)}
              <td className={styles.cell}>
                <DeliveryState delivery={delivery} at={at} />
              </td>
              <td className={mergeClasses(styles.cell, styles.number)}>{actionsOf(delivery)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const OthersCell = ({ deliveries, labels }: { deliveries: readonly PlannedDelivery[]; labels: readonly string[] }) => {
  const styles = useStyles()
  const others = othersOf(deliveries, labels)
  return (
    <td
      className={mergeClasses(styles.cell, styles.number, others.length === 0 && styles.none)}
      title={others.map(({ label, portions }) => `${label} ${formatNumber(portions)}`).join(' · ') || undefined}
    >
      {others.length === 0 ? '·' : formatNumber(others.reduce((total, { portions }) => total + portions, 0))}
    </td>
  )
}
