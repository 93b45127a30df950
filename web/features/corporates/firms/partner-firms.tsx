import { Button, makeStyles } from '@fluentui/react-components'
import { type ListFirmsApiArg, useListFirmsQuery } from '../../../api/generated-panels.ts'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { PagedTable } from '../../../ui/lists/paged-table.tsx'
import { tight } from '../../../ui/lists/table-styles.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { FirmCard } from './firm-card.tsx'
import { FirmRow } from './firm-row.tsx'
import { useFirmsAddress } from './firms-address.ts'

const useStyles = makeStyles({
  count: { width: '96px', [tight]: { width: '76px' } },
  menu: { width: '152px', [tight]: { width: '116px' } },
  price: { width: '120px' },
  end: { width: '144px' },
  detail: { [tight]: { width: '120px' } },
})

/** From this many firms on they are rows, which can be compared, and no longer cards. */
const tableFrom = 6
const pageSize = 100

type Opening = { opened: string | undefined; onOpen: (partnershipId: string) => void }

const FirmRows = ({ opened, onOpen, ...asked }: ListFirmsApiArg & Opening) =>
  useListFirmsQuery(asked).data?.firms.map((firm) => (
    <FirmRow key={firm.id} firm={firm} isOpen={firm.partnership_id === opened} onOpen={onOpen} />
  ))

const FirmCards = ({ onOpen, ...asked }: ListFirmsApiArg & Pick<Opening, 'onOpen'>) =>
  useListFirmsQuery(asked).data?.firms.map((firm) => <FirmCard key={firm.id} firm={firm} onOpen={onOpen} />)

/** The firms with a contract, and what the caterer needs to know about each at a glance. */
export const PartnerFirms = ({ search }: { search: string }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const seesPrices = useCan('manageContracts')
  const { sort, order, partnership: opened, open, sortBy, showAll } = useFirmsAddress()
  const asked = { companyId, search, sort, order, limit: pageSize }
  const query = usePagedQuery(useListFirmsQuery, asked)
  const list = {
    query,
    failure: 'Firmalar yüklenemedi',
    empty: search === '' ? 'Henüz anlaşmalı firma bulunmamaktadır.' : 'Aramanıza uyan firma bulunamadı.',
    drawing: search === '' ? ('firms' as const) : ('search' as const),
    action: search === '' && <Button onClick={showAll}>Tüm firmaları göster</Button>,
  }
  if ((query.first.data?.partner_total ?? tableFrom) < tableFrom)
    return (
      <PagedList {...list}>
        {(offsets) => (
          <CardGrid>
            {offsets.map((offset) => (
              <FirmCards key={offset} {...asked} offset={offset} onOpen={open} />
            ))}
          </CardGrid>
        )}
      </PagedList>
    )
  return (
    <PagedTable
      {...list}
      label="Anlaşmalı firmalar"
      unit="anlaşmalı firma"
      sorting={{ sort, order, onSort: sortBy }}
      columns={[
        { name: 'Firma', sort: 'name' },
        { name: 'Yarın', sort: 'meals', width: styles.count, isNumber: true },
        { name: 'Seçmeyen', sort: 'undecided', width: styles.count, isNumber: true },
        { name: 'Menünün son günü', sort: 'menu', width: styles.menu },
        ...(seesPrices
          ? [{ name: 'Öğün fiyatı', sort: 'price', width: styles.price, isNumber: true, isSpare: true } as const]
          : []),
        { name: 'Sözleşme sonu', sort: 'end', width: styles.end, isSpare: true },
      ]}
      last={{ width: styles.detail }}
    >
      {(offset) => <FirmRows {...asked} offset={offset} opened={opened} onOpen={open} />}
    </PagedTable>
  )
}
