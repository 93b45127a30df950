import { makeStyles, Subtitle1, Text, tokens, typographyStyles } from '@fluentui/react-components'
import type { KitchenStats } from '../../../api/generated.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'

const useStyles = makeStyles({
  periods: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px 16px',
    '@container (min-width: 608px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
  period: { display: 'grid', rowGap: '2px', alignContent: 'start' },
  name: { color: tokens.colorNeutralForeground3 },
  count: { color: tokens.colorBrandForeground1, fontVariantNumeric: 'tabular-nums', ...typographyStyles.title3 },
  hint: { color: tokens.colorNeutralForeground3 },
})

type Periods = KitchenStats['time_periods']

const names: Record<keyof Periods, string> = {
  last_1_day: '1 gün',
  last_1_week: '1 hafta',
  last_1_month: '1 ay',
  last_1_year: '1 yıl',
  all_time: 'Tüm zamanlar',
}

export const PeriodCounters = ({ periods }: { periods: Periods }) => {
  const styles = useStyles()
  return (
    <Panel as="section">
      <Subtitle1 as="h2">Seçim sayıları</Subtitle1>
      <dl className={styles.periods}>
        {(Object.keys(names) as (keyof Periods)[]).map((period) => (
          <div key={period} className={styles.period}>
            <dt className={styles.name}>{names[period]}</dt>
            <dd className={styles.count}>{formatNumber(periods[period])}</dd>
          </div>
        ))}
      </dl>
      <Text size={200} className={styles.hint}>
        Sayılar bugünü de kapsar; “Tüm zamanlar” gelecek günlerin seçimlerini de sayar.
      </Text>
    </Panel>
  )
}
