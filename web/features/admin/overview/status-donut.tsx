import { makeStyles, Subtitle2 } from '@fluentui/react-components'
import type { PlatformOverview } from '../../../api/generated-admin.ts'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'

const radius = 56
const around = 2 * Math.PI * radius

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px 24px',
    margin: 'auto 0',
  },
  donut: { flexShrink: 0, width: '148px', height: '148px' },
  total: { fill: colors.ink, fontSize: '28px', fontWeight: 650 },
  unit: { fill: colors.ink3, fontSize: '12px' },
  legend: { display: 'grid', rowGap: '10px', margin: 0, padding: 0, listStyleType: 'none', color: colors.ink2 },
  entry: { display: 'flex', alignItems: 'center', columnGap: '8px', fontVariantNumeric: 'tabular-nums' },
  box: { flexShrink: 0, width: '10px', height: '10px', borderRadius: '2px' },
  count: { color: colors.ink, fontWeight: 650 },
})

type Props = Pick<PlatformOverview, 'active_companies' | 'passive_companies' | 'total_companies'>

/** The share of active companies. */
export const StatusDonut = ({
  active_companies: active,
  passive_companies: passive,
  total_companies: total,
}: Props) => {
  const styles = useStyles()
  const percent = total === 0 ? 0 : Math.round((active / total) * 100)
  const parts = [
    { name: 'Aktif', count: active, percent, color: colors.herb },
    { name: 'Pasif', count: passive, percent: total === 0 ? 0 : 100 - percent, color: colors.ink3 },
  ]
  return (
    <Panel as="section">
      <Subtitle2 as="h2">Şirket durumu</Subtitle2>
      <div className={styles.body}>
        <svg className={styles.donut} viewBox="0 0 148 148" aria-hidden="true">
          <circle
            cx="74"
            cy="74"
            r={radius}
            fill="none"
            strokeWidth="20"
            stroke={total === 0 ? colors.line : colors.ink3}
          />
          {active > 0 && (
            <circle
              cx="74"
              cy="74"
              r={radius}
              fill="none"
              strokeWidth="20"
              stroke={colors.herb}
              strokeDasharray={`${(active / total) * around} ${around}`}
              transform="rotate(-90 74 74)"
            />
          )}
          <text x="74" y="78" textAnchor="middle" className={styles.total}>
            {formatNumber(total)}
          </text>
          <text x="74" y="96" textAnchor="middle" className={styles.unit}>
            şirket
          </text>
        </svg>
        <ul className={styles.legend}>
          {parts.map(({ name, count, percent, color }) => (
            <li key={name} className={styles.entry}>
              <span className={styles.box} style={{ backgroundColor: color }} />
              {name} <span className={styles.count}>{formatNumber(count)}</span>
              {`· %${percent}`}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
