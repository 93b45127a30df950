import { makeStyles, mergeClasses, Subtitle1, Text } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { monthDays } from '../../../../src/core/shared/rules.ts'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { monthText } from '../../../../src/texts/kernel/dates.ts'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import {
  type ContributionTerm,
  type ListMonthNumbersApiResponse,
  useExportMonthNumbersMutation,
  useListMonthNumbersQuery,
} from '../../../api/generated-contributions.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useDownload } from '../../../frame/use-download.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { colors } from '../../../ui/colors.ts'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { Panel } from '../../../ui/panel.tsx'
import { todayIn } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Select } from '../../../ui/forms/select.tsx'

const pageSize = 50
/** So many months can be picked. */
const pickedMonths = 12

const useStyles = makeStyles({
  title: { margin: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  tools: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(88px, auto)',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '48px',
    ':not(:last-child)': { borderBottom: `1px solid ${colors.line}` },
  },
  who: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  facts: { color: colors.ink2, fontSize: '13px' },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  total: { fontWeight: 650 },
})

/** Months that are over and in which people paid per meal, the latest first. */
const monthsOf = (terms: readonly ContributionTerm[], today: string): string[] => {
  const months: string[] = []
  let month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  while (months.length < pickedMonths) {
    months.push(month)
    month = addDays(`${month}-01`, -1).slice(0, 7)
  }
  return months.filter((one) => {
    const { first, last } = monthDays(one)
    // Latest first: each ends where the one before it in the list begins.
    return terms.some(
      ({ kind, first_day }, at) =>
        kind === 'per_meal' && first_day <= last && (terms[at - 1]?.first_day ?? '9999-12-31') > first,
    )
  })
}

export const MonthNumbers = ({ terms }: { terms: readonly ContributionTerm[] }) => {
  const styles = useStyles()
  const [today] = useState(() => todayIn())
  const months = monthsOf(terms, today)
  const [picked, setPicked] = useState<string>()
  const month = picked ?? months[0]
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Subtitle1 as="h2" className={styles.title}>
          Ayın sayıları
        </Subtitle1>
        {month !== undefined && (
          <div className={styles.tools}>
            <Select aria-label="Ay" value={month} onChange={setPicked}>
              {months.map((one) => (
                <option key={one} value={one}>
                  {monthText(one)}
                </option>
              ))}
            </Select>
            <Download month={month} />
          </div>
        )}
      </div>
      <Text>
        Bordro için, kişi başına ayrılan öğün ve katkı payı. Günler ve yemekler gösterilmez; her indirme işlem
        kayıtlarına yazılır.
      </Text>
      {month === undefined ? (
        <Text>Öğün başına katkı payı alınan ilk ay kapanınca sayılar burada görünür.</Text>
      ) : (
        <People key={month} month={month} />
      )}
    </Panel>
  )
}

const Download = ({ month }: { month: string }) => {
  const { companyId } = useCompany()
  const [fetchFile] = useExportMonthNumbersMutation()
  const { download, isDownloading } = useDownload(() => fetchFile({ companyId, month }), 'Dosya indirilemedi')
  return (
    <BusyButton isBusy={isDownloading} icon={<ArrowDownloadRegular />} onClick={download}>
      Excel
    </BusyButton>
  )
}

type Asked = { companyId: string; month: string; limit: number }

const Rows = ({ asked, offset }: { asked: Asked; offset: number }) => {
  const styles = useStyles()
  return useListMonthNumbersQuery({ ...asked, offset }).data?.people.map((person) => (
    <li key={person.user_id} className={styles.item}>
      <span className={styles.who}>
        <strong>{person.full_name}</strong>
        <span className={styles.facts}>
          {[person.department_name, person.has_objected && 'sayıya itiraz etti'].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.number}>{`${formatNumber(person.meals)} öğün`}</span>
      <span className={styles.number}>{formatLira(person.amount)}</span>
    </li>
  ))
}

const People = ({ month }: { month: string }) => {
  const styles = useStyles()
  const asked = { companyId: useCompany().companyId, month, limit: pageSize }
  const query = usePagedQuery<Asked, ListMonthNumbersApiResponse>(useListMonthNumbersQuery, asked)
  const sums = query.first.data
  return (
    <PagedList
      query={query}
      failure="Ayın sayıları yüklenemedi"
      empty="Bu ay kimsenin adına öğün ayrılmadı."
      drawing="figures"
      shape="rows"
      unit="kişi"
    >
      {(offsets) => (
        <ul className={styles.list} aria-label={`${monthText(month)}, kişi başına`}>
          {sums !== undefined && (
            <li className={mergeClasses(styles.item, styles.total)}>
              <span>Toplam</span>
              <span className={styles.number}>{`${formatNumber(sums.total_meals)} öğün`}</span>
              <span className={styles.number}>{formatLira(sums.total_amount)}</span>
            </li>
          )}
          {offsets.map((offset) => (
            <Rows key={offset} asked={asked} offset={offset} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
