import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import {
  type ListCompaniesApiArg,
  useListCompaniesQuery,
  useListCompanyCitiesQuery,
} from '../../../api/generated-panels.ts'
import { PagedTable } from '../../../ui/lists/paged-table.tsx'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { useCateringsAddress } from '../caterings-address.ts'
import { Rating } from '../rating.tsx'
import { tight, useTableStyles, wide } from '../../../ui/lists/table-styles.ts'
import { type FirmActs, FirmAction } from './firm-action.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'

const pageSize = 50
const sorts = { rating: 'Puana göre', name: 'Ada göre' } as const

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
    gap: '8px',
    width: '100%',
    [wide]: { gridTemplateColumns: '240px 160px 140px', width: 'auto', marginLeft: 'auto' },
  },
  search: { gridColumn: '1 / -1', minWidth: 0, [wide]: { gridColumn: 'auto' } },
  select: { minWidth: 0 },
  firm: { width: '36%', [tight]: { width: 'auto' } },
  city: { width: '20%', [tight]: { width: '104px' } },
  rating: { width: '16%', [tight]: { width: '80px' } },
  acts: { [tight]: { width: '196px' } },
})

const Rows = ({ asked, ...acts }: { asked: ListCompaniesApiArg } & FirmActs) => {
  const table = useTableStyles()
  const mayAct = useCan('manageContracts')
  const { catering, openCatering } = useCateringsAddress()
  return useListCompaniesQuery(asked).data?.companies.map((company) => (
    <tr key={company.id} className={mergeClasses(table.row, catering === company.id && table.opened)}>
      <th scope="row" className={mergeClasses(table.firm, table.name)}>
        {mayAct ? (
          <button type="button" className={table.open} onClick={() => openCatering(company.id)}>
            {company.name}
          </button>
        ) : (
          company.name
        )}
      </th>
      <td className={table.cell} data-label={fieldLabels.city}>
        {company.address.city || '—'}
      </td>
      <td className={table.cell} data-label="Puan">
        <Rating rating={company.ratings.overall} isShort />
      </td>
      <td className={table.actions}>
        <span className={table.buttons}>
          <FirmAction company={company} {...acts} />
        </span>
      </td>
    </tr>
  ))
}

/** All caterings that do not cook for the firm. */
export const OtherFirms = (acts: FirmActs) => {
  const styles = useStyles()
  const [city, setCity] = useState('')
  const [sort, setSort] = useState<keyof typeof sorts>('rating')
  const { search, field } = useSearch()
  const { data: places } = useListCompanyCitiesQuery({ type: 'catering' })
  const asked = { type: 'catering', partners: 'without', search, city, sort, limit: pageSize } as const
  const query = usePagedQuery(useListCompaniesQuery, asked)
  const isAll = search === '' && city === ''
  const columns = [
    { name: 'Firma', width: styles.firm },
    { name: fieldLabels.city, width: styles.city },
    { name: 'Puan', width: styles.rating },
  ]
  return (
    <PagedTable
      label="Diğer catering firmaları"
      isTitled
      filters={{
        label: 'Catering filtresi',
        fields: (
          <div className={styles.filters}>
            <SearchInput name="Firma adı ara" className={styles.search} {...field} />
            <Select className={styles.select} aria-label={fieldLabels.city} value={city} onChange={setCity}>
              <option value="">Tüm şehirler</option>
              {places?.cities.map(({ city: name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
            <Select
              className={styles.select}
              aria-label="Sıralama"
              value={sort}
              onChange={(value) => setSort(value as keyof typeof sorts)}
            >
              {Object.entries(sorts).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          </div>
        ),
      }}
      query={query}
      failure="Catering firmaları yüklenirken hata oluştu"
      empty={isAll ? 'Başka catering firması bulunmamaktadır.' : 'Aramanıza uyan catering firması bulunamadı.'}
      drawing={isAll ? 'firms' : 'search'}
      columns={columns}
      last={{ width: styles.acts }}
    >
      {(offset) => <Rows asked={{ ...asked, offset }} {...acts} />}
    </PagedTable>
  )
}
