import { makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { looksOf } from './looks.ts'
import { useSeriesLooks } from './series-looks.ts'
import type { Series } from './week-series.ts'

const useStyles = makeStyles({
  legend: { display: 'flex', flexWrap: 'wrap', gap: '6px 20px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'flex', alignItems: 'center', columnGap: '8px', minWidth: 0 },
  swatch: { flexShrink: 0, width: '28px', height: '18px', borderRadius: '4px', forcedColorAdjust: 'none' },
})

export const SeriesLegend = ({ series }: { series: readonly Series[] }) => {
  const styles = useStyles()
  const classOf = useSeriesLooks()
  const looks = looksOf(series.map(({ key }) => key))
  return (
    <ul className={styles.legend} aria-label="Seçenekler">
      {series.map(({ key, label }) => (
        <li key={key} className={styles.entry}>
          <span className={mergeClasses(styles.swatch, classOf(looks.get(key)))} />
          <Text>{label}</Text>
        </li>
      ))}
    </ul>
  )
}
