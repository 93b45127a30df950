import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { type ListOwnPartnershipsApiArg, useListOwnPartnershipsQuery } from '../../../api/generated-panels.ts'
import { PagedTable } from '../../../ui/lists/paged-table.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { tight } from '../../../ui/lists/table-styles.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { type PartnerActs, PartnerRow } from './partner-row.tsx'

const pageSize = 100

const useStyles = makeStyles({
  firm: { width: '27%', [tight]: { width: 'auto' } },
  price: { width: '20%', [tight]: { width: '104px' } },
  end: { width: '14%', [tight]: { width: '92px' } },
  rating: { width: '13%' },
  acts: { [tight]: { width: '206px' } },
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
  const styles = useStyles()
  const asked = { ...useCompany(), limit: pageSize }
  const query = usePagedQuery(useListOwnPartnershipsQuery, asked)
  const columns = [
    { name: 'Firma', width: styles.firm },
    { name: 'Geçerli fiyat (öğün)', width: styles.price },
    { name: 'Sözleşme sonu', width: styles.end },
    { name: 'Puan', width: styles.rating, isSpare: true },
  ]
  return (
    <PagedTable
      label="Anlaşmalı firmalar"
      isTitled
      query={query}
      failure="Anlaşmalı firmalar yüklenirken hata oluştu"
      empty="Henüz anlaşmalı catering firmanız yok."
      drawing="firms"
      action={first}
      shape="lines"
      columns={columns}
      last={{ width: styles.acts }}
    >
      {(offset) => <Rows asked={{ ...asked, offset }} {...acts} />}
    </PagedTable>
  )
}
