import { makeStyles, Text } from '@fluentui/react-components'
import { type ClosingImpact, usePreviewClosingQuery } from '../../api/generated.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { colors } from '../../ui/colors.ts'
import { Notice } from '../../ui/notice.tsx'
import { formatDate } from '../../ui/words/dates.ts'
import { NotYet } from '../../ui/states/not-yet.tsx'
import type { Day } from './day-spans.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '220px', overflowY: 'auto' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
    columnGap: '12px',
    padding: '8px 4px',
    borderTop: `1px solid ${colors.line}`,
  },
})

/** What closing the days costs, read afresh. */
export const useImpact = (days: readonly Day[]) => {
  const text = days.map(({ date, from_time }) => (from_time === null ? date : `${date}T${from_time}`)).join()
  return usePreviewClosingQuery(
    { ...useCompany(), days: text },
    { skip: days.length === 0, refetchOnMountOrArgChange: true },
  )
}

export const withoutFrozen = <One extends Day>(days: readonly One[], impact: ClosingImpact | undefined): One[] =>
  days.filter(({ date }) => !(impact?.frozen_dates.includes(date) ?? false))

/** Choices lost and people told, by day and shift; nothing while nobody has chosen. */
export const Impact = ({ query }: { query: ReturnType<typeof useImpact> }) => {
  const styles = useStyles()
  const impact = query.currentData
  if (impact === undefined) return query.isError && <NotYet query={query} failure="Sayılar yüklenemedi" />
  const byDate = [...Map.groupBy(impact.days, ({ date }) => date)]
  return (
    <div role="status">
      {impact.choices > 0 && (
        <>
          <Notice intent="error">
            <b>{impact.choices}</b> seçim iptal edilir, <b>{impact.people}</b> kişiye bildirilir.
          </Notice>
          <ul className={styles.list}>
            {byDate.map(([date, shifts]) => (
              <li key={date} className={styles.row}>
                <Text weight="semibold">{formatDate(date, 'dayAndMonth')}</Text>
                <Text>{shifts.map(({ shift_title, choices }) => `${shift_title} ${choices}`).join(' · ')}</Text>
                <Text weight="semibold">{shifts.reduce((sum, { choices }) => sum + choices, 0)}</Text>
              </li>
            ))}
          </ul>
        </>
      )}
      {impact.guests > 0 && (
        <Notice intent="warning">
          <b>{impact.guests}</b> misafir iptal edilir.
        </Notice>
      )}
      {impact.frozen_dates.map((date) => (
        <Text key={date} block>
          {formatDate(date, 'dayAndMonth')}: listesi kesinleşti, kapatılamaz; karşı tarafla görüşün.
        </Text>
      ))}
    </div>
  )
}
