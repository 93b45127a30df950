import { Field, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { type ListDishRatingsApiArg, useListDishRatingsQuery } from '../../../api/generated.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import type { Pick } from '../../../ui/forms/async-picker.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { useRowStyles } from '../row-styles.ts'
import { DishRatingsPanel } from './dish-ratings-panel.tsx'
import { FirmPicker } from './firm-picker.tsx'
import { RatingHeads, RatingRow } from './rating-row.tsx'
import { Select } from '../../../ui/forms/select.tsx'

const useStyles = makeStyles({
  bar: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))', gap: '8px 12px' },
  search: { '@container (max-width: 519px)': { gridColumn: '1 / -1' } },
})

type Opened = { opened: string | null; onOpen: (dishId: string) => void }

const Rows = ({ opened, onOpen, ...asked }: ListDishRatingsApiArg & Opened) =>
  useListDishRatingsQuery(asked).data?.dishes.map((dish) => (
    <RatingRow key={dish.id} dish={dish} isOpen={dish.id === opened} onOpen={() => onOpen(dish.id)} />
  ))

const sortings = {
  lowest: { title: 'En düşük puan', sort: 'rating', order: 'asc' },
  highest: { title: 'En yüksek puan', sort: 'rating', order: 'desc' },
  most: { title: 'En çok puanlanan', sort: 'ratings', order: 'desc' },
  name: { title: 'Ada göre', sort: 'name', order: 'asc' },
} as const
type SortingName = keyof typeof sortings
const sortingNames = Object.keys(sortings) as SortingName[]

const emptyOf = (search: string, firm: Pick | null): string => {
  if (search !== '') return 'Aramanıza uyan puanlanmış yemek bulunamadı.'
  return firm === null
    ? 'Henüz gösterilecek kadar puan yok. Bir yemek bir ayda en az üç puan alınca burada görünür.'
    : 'Bu firmada bir ayda en az üç puan alan yemek yok.'
}

/** What the people of all firms thought of the dishes. */
export const RatingsTab = () => {
  const styles = useStyles()
  const rows = useRowStyles()
  const { companyId } = useCompany()
  const [params, setParams] = usePanelParams()
  const { search, field } = useSearch()
  const [firm, setFirm] = useState<Pick | null>(null)
  const sorted = sortingNames.find((name) => name === params.get('sort')) ?? 'lowest'
  const opened = params.get('dish')
  const { sort, order } = sortings[sorted]
  const asked = { companyId, search, corporateId: firm?.id, sort, order, limit: 50 }
  const query = usePagedQuery(useListDishRatingsQuery, asked)
  const goTo = (sort: string, dish?: string) =>
    setParams({ tab: 'ratings', sort, ...(dish !== undefined && { dish }) }, { preventScrollReset: true })
  return (
    <>
      <div role="search" aria-label="Puan filtresi" className={styles.bar}>
        <Field label="Yemek" className={styles.search}>
          <SearchInput name="Yemek ara" {...field} />
        </Field>
        <FirmPicker picked={firm} onPick={setFirm} />
        <Field label="Sıralama">
          <Select value={sorted} onChange={goTo}>
            {sortingNames.map((name) => (
              <option key={name} value={name}>
                {sortings[name].title}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <PagedList
        query={query}
        failure="Puanlar yüklenemedi"
        empty={emptyOf(search, firm)}
        drawing={search === '' ? 'firms' : 'search'}
        shape="rows"
        unit="puanlanmış yemek"
      >
        {(offsets) => (
          <ul className={rows.list}>
            <RatingHeads />
            {offsets.map((offset) => (
              <Rows key={offset} {...asked} offset={offset} opened={opened} onOpen={(dish) => goTo(sorted, dish)} />
            ))}
          </ul>
        )}
      </PagedList>
      {opened !== null && <DishRatingsPanel key={opened} dishId={opened} onClose={() => goTo(sorted)} />}
    </>
  )
}
