import { makeStyles, Subtitle2 } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { type ListOwnPartnershipsApiArg, useListOwnPartnershipsQuery } from '../../../api/generated.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { PagedTable } from '../../../ui/lists/paged-table.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useTableStyles } from '../../../ui/lists/table-styles.ts'
import { type PartnerActs, PartnerRow } from './partner-row.tsx'

const pageSize = 100

const useStyles = makeStyles({
  firm: { width: '27%' },
  price: { width: '20%' },
  end: { width: '14%' },
  rating: { width: '13%' },
})

const Rows = ({ asked, ...acts }: { asked: ListOwnPartnershipsApiArg } & PartnerActs) =>
  useListOwnPartnershipsQuery(asked).data?.partnerships.map((partnership) => (
    <PartnerRow key={partnership.id} partnership={partnership} {...acts} />
  ))

/** The firm's caterings, with prices and contract ends. */
export const Partners = ({
  first,
  ...acts
}: {
  /** The next step to offer when there are no partners yet. */
  first: ReactNode
} & PartnerActs) => {
  const table = useTableStyles()
  const styles = useStyles()
  const asked = { ...useCompany(), limit: pageSize }
  const query = usePagedQuery(useListOwnPartnershipsQuery, asked)
  const columns = [
    { name: 'Firma', width: styles.firm },
    { name: 'Geçerli fiyat (öğün)', width: styles.price },
    { name: 'Sözleşme sonu', width: styles.end },
    { name: 'Puan', width: styles.rating },
  ]
  return (
    <PagedTable
      head={
        <div className={table.head}>
          <span className={table.title}>
            <Subtitle2 as="h2">Anlaşmalı firmalar</Subtitle2>
            {query.first.data !== undefined && (
              <span className={table.count}>{formatNumber(query.first.data.total)}</span>
            )}
          </span>
        </div>
      }
      query={query}
      failure="Anlaşmalı firmalar yüklenirken hata oluştu"
      empty="Henüz anlaşmalı catering firmanız yok."
      drawing="firms"
      action={first}
      shape="lines"
      label="Anlaşmalı firmalar"
      columns={columns}
    >
      {(offset) => <Rows asked={{ ...asked, offset }} {...acts} />}
    </PagedTable>
  )
}
