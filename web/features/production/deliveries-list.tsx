import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { PlannedDelivery } from '../../api/generated-cooking.ts'
import { colors } from '../../ui/colors.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { guestsOf, mealsOf } from './delivery-groups.ts'
import { DeliveryState } from './delivery-state.tsx'
import { GuestMark, LaterMark } from './figure-marks.tsx'
import { whereText } from './production-texts.ts'

const line = `1px solid ${colors.line}`

const useStyles = makeStyles({
  card: {
    overflow: 'clip',
    border: line,
    borderRadius: '16px',
    backgroundColor: colors.surface,
    scrollMarginTop: 'calc(var(--header-height) + 8px)',
  },
  head: {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '10px',
    padding: '10px 14px',
    backgroundColor: colors.surface2,
    color: colors.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  time: { color: colors.ink, fontSize: '18px', lineHeight: '24px', fontWeight: 700 },
  sum: { marginLeft: 'auto', color: colors.ink, fontSize: '18px', fontWeight: 700 },
  rows: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '10px 6px 10px 14px',
    borderTop: line,
    fontVariantNumeric: 'tabular-nums',
  },
  firm: { fontSize: '16px', lineHeight: '22px', fontWeight: 650 },
  quiet: { color: colors.ink2 },
  total: { paddingRight: '8px', fontSize: '28px', lineHeight: '32px', fontWeight: 700, textAlign: 'end' },
  foot: { display: 'flex', alignItems: 'center', gridColumn: '1 / -1', justifyContent: 'space-between' },
})

type Props = {
  groups: readonly { time: string; deliveries: PlannedDelivery[] }[]
  at: string
  idOf: (time: string) => string
  actionsOf: (delivery: PlannedDelivery) => ReactNode
}

/** The same on a phone. */
export const DeliveriesList = ({ groups, at, idOf, actionsOf }: Props) => {
  const styles = useStyles()
  return groups.map(({ time, deliveries }) => (
    <section key={time} id={idOf(time)} tabIndex={-1} className={styles.card} aria-label={time}>
      <div className={styles.head}>
        <h2 className={styles.time}>{time}</h2>
        {`${formatNumber(deliveries.length)} teslim`}
        <span className={styles.sum}>
          {formatNumber(mealsOf(deliveries))} <GuestMark guests={guestsOf(deliveries)} />
        </span>
      </div>
      <ul className={styles.rows}>
        {deliveries.map((delivery) => (
          <li key={delivery.menu_day_id} className={styles.row}>
            <div>
              <div className={styles.firm}>{delivery.corporate_name}</div>
              <div className={styles.quiet}>{delivery.shift_title}</div>
              <div className={styles.quiet}>{whereText(delivery)}</div>
              <div>
                {delivery.options.map(({ label, portions }) => `${label} ${formatNumber(portions)}`).join(' · ')}
              </div>
            </div>
            <div className={styles.total}>
              {formatNumber(delivery.portions)}
              <div>
                <GuestMark guests={delivery.guests} /> <LaterMark later={delivery.later} />
              </div>
            </div>
            <div className={styles.foot}>
              <DeliveryState delivery={delivery} at={at} />
              {actionsOf(delivery)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}
