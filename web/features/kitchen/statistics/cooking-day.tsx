import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { DishName } from '../../../shared/food/dish-name.tsx'
import { Plate } from '../../../shared/food/plate.tsx'
import { formatDate } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/numbers.ts'
import { Panel } from '../../../shared/panel.tsx'
import { useVisuallyHidden } from '../../../shared/visually-hidden.ts'
import type { StatisticsDay } from './week-series.ts'

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '12px' },
  date: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  total: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  dishes: { width: '100%', borderCollapse: 'collapse' },
  dish: {
    padding: '10px 12px 10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
  },
  meal: { display: 'flex', alignItems: 'center', columnGap: '12px' },
  label: { display: 'block', color: tokens.colorNeutralForeground3 },
  count: {
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
})

export const CookingDay = ({ date, total, choices }: StatisticsDay) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return (
    <Panel as="li">
      <div className={styles.head}>
        <h3 className={styles.date}>{formatDate(date, 'dayAndMonth')}</h3>
        <Text className={styles.total}>{`Toplam ${formatNumber(total)}`}</Text>
      </div>
      {choices.length === 0 ? (
        <Text>Yayınlanmış menü yok.</Text>
      ) : (
        <table className={styles.dishes}>
          <caption className={hidden}>{`${formatDate(date, 'dayAndMonth')}: yemekler ve kişi sayıları`}</caption>
          <thead className={hidden}>
            <tr>
              <th scope="col">Yemek</th>
              <th scope="col">Kişi</th>
            </tr>
          </thead>
          <tbody>
            {choices.map(({ key, label, meal, count }) => (
              <tr key={`${key} ${label} ${meal}`}>
                <th scope="row" className={styles.dish}>
                  <span className={styles.meal}>
                    <Plate dish={{ name: meal }} />
                    <span>
                      <DishName name={meal} />
                      <Text size={200} className={styles.label}>
                        {label}
                      </Text>
                    </span>
                  </span>
                </th>
                <td className={styles.count}>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
