import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import { monthText } from '../../../src/texts/kernel/dates.ts'
import {
  type ListStatementsApiArg,
  type ListStatementsApiResponse,
  type StatementSummary,
  useListStatementsQuery,
} from '../../api/generated-settlement.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { PagedTable } from '../../ui/lists/paged-table.tsx'
import { SearchInput } from '../../ui/lists/search-field.tsx'
import { tight, useTableStyles, wide } from '../../ui/lists/table-styles.ts'
import { usePagedQuery } from '../../ui/lists/use-paged-query.ts'
import { useSearch } from '../../ui/lists/use-search.ts'
import { todayIn } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { monthBeside, periodOf, summaryState } from './statement-texts.ts'
import { statementQuery, useStatementsAddress } from './statements-address.ts'
import { Select } from '../../ui/forms/select.tsx'

const pageSize = 50
/** So many months can be picked by name. */
const pickedMonths = 24

const useStyles = makeStyles({
  period: { width: '190px', [tight]: { width: '130px' } },
  portions: { width: '110px' },
  total: { width: '170px', [tight]: { width: '140px' } },
  state: { width: '220px', [tight]: { width: '170px' } },
  search: { width: '100%', [wide]: { width: '240px' } },
  badge: { height: 'auto', minHeight: '20px', whiteSpace: 'normal', textAlign: 'center' },
})

const looks = { waits: 'warning', good: 'success', calm: 'informative' } as const

const Row = ({ summary, onOpen }: { summary: StatementSummary; onOpen: () => void }) => {
  const table = useTableStyles()
  const styles = useStyles()
  const { text, look } = summaryState(summary)
  const end = mergeClasses(table.cell, table.end, table.number)
  return (
    <tr className={table.row}>
      <th scope="row" className={table.firm}>
        <button
          type="button"
          className={table.open}
          aria-label={`${summary.partner.name}, ${periodOf(summary)}`}
          onClick={onOpen}
        >
          {summary.partner.name}
        </button>
      </th>
      <td className={table.cell} data-label="Dönem">
        {periodOf(summary)}
      </td>
      <td className={mergeClasses(end, table.spare)} data-label="Porsiyon">
        {formatNumber(summary.portions)}
      </td>
      <td className={end} data-label="Tutar">
        <span>
          <span className={table.price}>{formatLira(summary.total_price)}</span>
          {!summary.is_complete && <span className={table.facts}>fiyatı eksik</span>}
        </span>
      </td>
      <td className={mergeClasses(table.cell, table.last)} data-label="Durum">
        <Badge className={styles.badge} color={looks[look]}>
          {text}
        </Badge>
      </td>
    </tr>
  )
}

type RowsProps = { asked: ListStatementsApiArg; onOpen: (id: string) => void }

const Rows = ({ asked, onOpen }: RowsProps) =>
  useListStatementsQuery(asked).data?.statements.map((summary) => (
    <Row key={summary.id} summary={summary} onOpen={() => onOpen(summary.id)} />
  ))

const MonthField = ({ month, onChange }: { month: string | undefined; onChange: (month?: string) => void }) => {
  const now = todayIn().slice(0, 7)
  const months = Array.from({ length: pickedMonths }, (_, back) => monthBeside(now, -back))
  const choices = month === undefined || months.includes(month) ? months : [month, ...months]
  return (
    <Select aria-label="Ay" value={month ?? ''} onChange={(value) => onChange(value || undefined)}>
      <option value="">Son 12 ay</option>
      {choices.map((one) => (
        <option key={one} value={one}>
          {monthText(one)}
        </option>
      ))}
    </Select>
  )
}

const emptyOf = (month: string | undefined, search: string): string => {
  if (search !== '') return 'Aramanıza uyan mutabakat bulunamadı.'
  return month === undefined ? 'Henüz mutabakat yok. İlki, ilk liste kesinleşince başlar.' : 'Bu ay biten dönem yok.'
}

/** What a company settles with its partners: what waits for it first, then the newest periods (rule H2). */
export const StatementsTab = () => {
  const styles = useStyles()
  const company = useCompany()
  const address = useStatementsAddress()
  const { month } = address
  const { search, field } = useSearch(address.search)
  const partner = company.type === 'catering' ? 'Firma' : 'Catering'
  const asked = { ...company, ...statementQuery(month, search), limit: pageSize }
  const query = usePagedQuery<typeof asked, ListStatementsApiResponse>(useListStatementsQuery, asked)
  const onSearch = (text: string) => {
    field.onChange(text)
    address.narrowList(month, text.trim())
  }
  return (
    <PagedTable
      query={query}
      failure="Mutabakatlar yüklenirken hata oluştu"
      empty={emptyOf(month, search)}
      drawing={search === '' ? 'figures' : 'search'}
      label="Mutabakatlar"
      isTitled
      filters={{
        label: 'Mutabakat filtresi',
        fields: (
          <>
            <MonthField month={month} onChange={(next) => address.narrowList(next, address.search)} />
            <SearchInput name={`${partner} ara`} className={styles.search} {...field} onChange={onSearch} />
          </>
        ),
      }}
      columns={[
        { name: partner },
        { name: 'Dönem', width: styles.period },
        { name: 'Porsiyon', width: styles.portions, isNumber: true, isSpare: true },
        { name: 'Tutar', width: styles.total, isNumber: true },
      ]}
      last={{ name: 'Durum', width: styles.state }}
    >
      {(offset) => <Rows asked={{ ...asked, offset }} onOpen={address.openStatement} />}
    </PagedTable>
  )
}
