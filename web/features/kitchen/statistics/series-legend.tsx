import { makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { useSeriesLooks } from './series-looks.ts'

const useStyles = makeStyles({
  legend: { display: 'flex', flexWrap: 'wrap', gap: '6px 20px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'flex', alignItems: 'center', columnGap: '8px', minWidth: 0 },
  swatch: { flexShrink: 0, width: '28px', height: '18px', borderRadius: '4px' },
})

export const SeriesLegend = ({ labels }: { labels: readonly string[] }) => {
  const styles = useStyles()
  const lookOf = useSeriesLooks()
  return (
    <ul className={styles.legend} aria-label="Seçenekler">
      {labels.map((label, series) => (
        <li key={label} className={styles.entry}>
          <span className={mergeClasses(styles.swatch, lookOf(series))} />
          <Text>{label}</Text>
        </li>
      ))}
    </ul>
  )
}
