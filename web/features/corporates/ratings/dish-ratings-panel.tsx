import { makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { type DishRatings, useGetDishRatingsQuery } from '../../../api/generated.ts'
import { Plate } from '../../../domain/menus/food/plate.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber, formatRating } from '../../../ui/words/numbers.ts'
import { DirectionMark } from './direction-mark.tsx'
import { MonthTrend } from './month-trend.tsx'
import { Average } from './rating-row.tsx'

const line = `1px solid ${colors.line}`

const useStyles = makeStyles({
  head: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '12px' },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
  average: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    fontSize: '28px',
    lineHeight: '36px',
    fontWeight: 700,
  },
  quiet: { color: colors.ink3 },
  trend: { justifySelf: 'center' },
  // As wide as the panel.
  table: { width: 'calc(100% + 40px)', margin: '0 -20px', borderCollapse: 'collapse', tableLayout: 'fixed' },
  column: {
    width: '52px',
    height: '36px',
    padding: 0,
    color: colors.ink2,
    fontSize: '12px',
    fontWeight: 650,
    textAlign: 'center',
    ':first-child': { width: 'auto', paddingLeft: '20px', textAlign: 'start' },
    ':last-child': { width: '64px', paddingRight: '12px' },
  },
  firm: {
    padding: '6px 4px 6px 20px',
    borderTop: line,
    fontWeight: 400,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  cell: {
    padding: '6px 0',
    borderTop: line,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    ':last-child': { paddingRight: '12px' },
  },
  figure: { display: 'block', fontWeight: 650 },
  small: { display: 'block', color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
})

type FirmRatings = DishRatings['firms'][number]

const Cell = ({ average, ratings }: { average: number | null; ratings: number | null }) => {
  const styles = useStyles()
  return (
    <td className={styles.cell}>
      {average === null || ratings === null ? (
        <span className={styles.quiet}>—</span>
      ) : (
        <>
          <span className={styles.figure}>{formatRating(average)}</span>
          <span className={styles.small}>{`${formatNumber(ratings)} puan`}</span>
        </>
      )}
    </td>
  )
}

const FirmRow = ({ firm }: { firm: FirmRatings }) => {
  const styles = useStyles()
  return (
    <tr>
      <th scope="row" className={styles.firm}>
        <span className={mergeClasses(firm.firm === null && styles.quiet)}>
          {firm.firm === null ? 'Diğer firmalar' : firm.firm.name}
        </span>
        {firm.direction !== null && firm.direction !== 'steady' && (
          <span className={styles.small}>
            <DirectionMark direction={firm.direction} />
          </span>
        )}
      </th>
      {firm.months.map(({ month, ...figures }) => (
        <Cell key={month} {...figures} />
      ))}
      <Cell average={firm.average} ratings={firm.ratings} />
    </tr>
  )
}

const FirmTable = ({ dish: { name, firms, firm_total: total, months } }: { dish: DishRatings }) => {
  const styles = useStyles()
  return (
    <>
      <table className={styles.table} aria-label={`${name}: firmaların puanları`}>
        <thead>
          <tr>
            <th scope="col" className={styles.column}>
              Firma
            </th>
            {months.map(({ month }) => (
              <th key={month} scope="col" className={styles.column}>
                {formatDate(month, 'month')}
              </th>
            ))}
            <th scope="col" className={styles.column}>
              Ortalama
            </th>
          </tr>
        </thead>
        <tbody>
          {firms.map((firm) => (
            <FirmRow key={firm.firm?.id ?? ''} firm={firm} />
          ))}
        </tbody>
      </table>
      {total > firms.length && (
        <Text size={200}>{`Puanı en düşük ${formatNumber(firms.length)} satır gösteriliyor.`}</Text>
      )}
    </>
  )
}

/** The ratings of a dish by firm and month. */
export const DishRatingsPanel = ({ dishId, onClose }: { dishId: string; onClose: () => void }) => {
  const styles = useStyles()
  const query = useGetDishRatingsQuery({ ...useCompany(), dishId }, { refetchOnMountOrArgChange: true })
  const dish = query.currentData?.dish
  return (
    <SidePanel title={dish?.name ?? 'Yemek'} onClose={onClose}>
      {dish === undefined ? (
        <NotYet query={query} failure="Puanlar yüklenemedi" shape="lines" />
      ) : (
        <>
          <div className={styles.head}>
            <Plate dish={dish} size={64} />
            <span className={styles.facts}>
              {dish.average === null ? (
                'Son dört ayda gösterilecek kadar puan yok.'
              ) : (
                <>
                  <span className={styles.average}>
                    <Average average={dish.average} />
                  </span>
                  <span className={styles.quiet}>{`${formatNumber(dish.ratings)} puan`}</span>
                  <DirectionMark direction={dish.direction} />
                </>
              )}
            </span>
          </div>
          {dish.average !== null && (
            <>
              <div className={styles.trend}>
                <MonthTrend {...dish} />
              </div>
              <FirmTable dish={dish} />
            </>
          )}
          <Text size={200} className={styles.quiet}>
            Bir firmada bir ayda verilen üçten az puan ayrı gösterilmez; öteki firmalarınkiyle birlikte sayılır.
          </Text>
        </>
      )}
    </SidePanel>
  )
}
