import { makeStyles } from '@fluentui/react-components'
import { type CSSProperties, Fragment, useId } from 'react'
import { daysLabel } from '../../../src/texts/kernel/weekdays.ts'
import type { Shift } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { shiftHours } from '../../domain/shifts/shift-hours.ts'
import { partsOfDay } from './shift-times.ts'

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24]

const useStyles = makeStyles({
  root: {
    // On a phone only the cards show the hours.
    display: 'none',
    '@container (min-width: 960px)': { display: 'grid', rowGap: '12px' },
    padding: '16px 20px',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
  },
  title: { margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 650 },
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(140px, max-content) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '8px 24px',
    margin: 0,
  },
  name: { display: 'grid' },
  shift: { fontWeight: 650 },
  quiet: { color: colors.ink2, fontSize: '12px', lineHeight: '16px', fontVariantNumeric: 'tabular-nums' },
  track: {
    position: 'relative',
    height: '36px',
    margin: 0,
    borderRadius: '8px',
    backgroundColor: colors.surface2,
    // A line every three hours.
    backgroundImage: `repeating-linear-gradient(to right, ${colors.line} 0 1px, transparent 1px 12.5%)`,
  },
  bar: {
    position: 'absolute',
    top: '6px',
    height: '24px',
    left: 'calc(var(--from) * 1%)',
    width: 'calc(var(--length) * 1%)',
    borderRadius: '6px',
    backgroundColor: colors.herb,
    forcedColorAdjust: 'none',
  },
  axis: {
    gridColumn: 2,
    display: 'flex',
    justifyContent: 'space-between',
    color: colors.ink2,
    fontSize: '12px',
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
    // Centres each hour on its line.
    marginInline: '-10px',
    '& > *': { width: '20px', textAlign: 'center' },
  },
})

/** The shifts over a day, so that gaps and overlaps are visible at a glance. */
export const ShiftTimeline = ({ shifts }: { shifts: readonly Shift[] }) => {
  const styles = useStyles()
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Bir günün akışı
      </h2>
      <div className={styles.rows}>
        {shifts.map((shift) => (
          <Fragment key={shift.id}>
            <div className={styles.name}>
              <span className={styles.shift}>{shift.title}</span>
              <span className={styles.quiet}>{`${shiftHours(shift)} · ${daysLabel(shift.days)}`}</span>
            </div>
            <div aria-hidden="true" className={styles.track}>
              {partsOfDay(shift.start_time, shift.end_time).map(({ from, length }) => (
                <span
                  key={from}
                  className={styles.bar}
                  style={{ '--from': from, '--length': length } as CSSProperties}
                />
              ))}
            </div>
          </Fragment>
        ))}
        <div className={styles.axis} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}</span>
          ))}
        </div>
      </div>
    </section>
  )
}
