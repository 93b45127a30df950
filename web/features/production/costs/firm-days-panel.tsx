import { makeStyles } from '@fluentui/react-components'
import { missingText } from '../../../../src/texts/costs/costs.ts'
import { monthText } from '../../../../src/texts/kernel/dates.ts'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { type FirmCosts, type MonthCosts, useGetFirmCostsQuery } from '../../../api/generated.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber, formatShare } from '../../../ui/words/numbers.ts'
import { shareOf } from './costs-texts.ts'

const line = `1px solid ${colors.line}`

const useStyles = makeStyles({
  // As wide as the panel.
  table: {
    width: 'calc(100% + 40px)',
    margin: '0 -20px',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    height: '34px',
    padding: '0 6px',
    color: colors.ink2,
    fontSize: '12px',
    fontWeight: 650,
    textAlign: 'end',
    ':first-child': { paddingLeft: '20px', textAlign: 'start' },
    ':last-child': { paddingRight: '20px' },
  },
  cell: {
    padding: '6px',
    borderTop: line,
    textAlign: 'end',
    verticalAlign: 'top',
    fontWeight: 400,
    ':first-child': { paddingLeft: '20px', textAlign: 'start' },
    ':last-child': { paddingRight: '20px' },
  },
  missing: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  small: { display: 'block', color: colors.ink3, fontSize: '12px', lineHeight: '16px', whiteSpace: 'nowrap' },
})

const ofDayText = (day: FirmCosts['days'][number]): string => {
  const share = shareOf(day)
  return [!day.is_complete && 'en az', share !== null && formatShare(share)].filter(Boolean).join(' · ')
}

type Props = { firm: MonthCosts['firms'][number]; month: string; onClose: () => void }

/** The days of one firm's month. */
export const FirmDaysPanel = ({ firm, month, onClose }: Props) => {
  const styles = useStyles()
  const query = useGetFirmCostsQuery({ ...useCompany(), corpId: firm.corporate_id, month })
  const days = query.currentData?.days
  return (
    <SidePanel title={firm.corporate_name} marks={monthText(month)} onClose={onClose}>
      {days === undefined ? (
        <NotYet query={query} failure="Günler yüklenemedi" shape="lines" />
      ) : (
        <table className={styles.table} aria-label={`${firm.corporate_name}: günlerin maliyeti`}>
          <thead>
            <tr>
              {['Gün', 'Öğün', 'Malzeme', 'Sözleşme'].map((name) => (
                <th key={name} scope="col" className={styles.head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row" className={styles.cell}>
                  {`${formatDate(day.date, 'dayOfMonth')}\u00a0${formatDate(day.date, 'weekday')}`}
                </th>
                <td className={styles.cell}>{formatNumber(day.portions)}</td>
                <td className={styles.cell}>
                  {formatLira(day.cost)}
                  <span className={styles.small}>{ofDayText(day)}</span>
                </td>
                <td className={styles.cell}>
                  {day.billed === null ? '—' : formatLira(day.billed)}
                  <span className={styles.small}>
                    {day.unit_price === null ? 'fiyat yok' : `öğünü ${formatLira(day.unit_price)}`}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!firm.is_complete && <span className={styles.missing}>{missingText(firm, 100)}</span>}
    </SidePanel>
  )
}
