import { makeStyles } from '@fluentui/react-components'
import { type ListDishesApiArg, useListDishesQuery } from '../../../api/generated.ts'
import { FilterPills } from '../../../ui/lists/filter-pills.tsx'
import { DishPanel } from '../../../domain/menus/dish-panel.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { DishHeads, DishRow } from './dish-row.tsx'
import { useRowStyles } from '../row-styles.ts'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  search: { width: '100%', maxWidth: '360px' },
})

type Opened = { opened: string | null; onOpen: (dishId: string) => void }

const Rows = ({ opened, onOpen, ...asked }: ListDishesApiArg & Opened) =>
  useListDishesQuery(asked).data?.dishes.map((dish) => (
    <DishRow key={dish.id} dish={dish} isOpen={dish.id === opened} onOpen={() => onOpen(dish.id)} />
  ))

const pageSize = 20
const filters = ['all', 'undeclared', 'hidden'] as const
type Filter = (typeof filters)[number]

const empties: Record<Filter, string> = {
  all: 'Henüz yemek yok. Menü yazdıkça burada toplanır.',
  undeclared: 'Bütün yemeklerin alerjenleri beyan edilmiş.',
  hidden: 'Gizlenen yemek yok.',
}

/** The dishes that the catering has had on menus: the one place to correct tags, pictures and declarations. */
export const DishesTab = () => {
  const styles = useStyles()
  const rows = useRowStyles()
  const { company } = useScope()
  const [params, setParams] = usePanelParams()
  const { search, field } = useSearch()
  const shown = filters.find((name) => name === params.get('show')) ?? 'all'
  const opened = params.get('dish')
  const asked = {
    companyId: company.id,
    search,
    undeclared: shown === 'undeclared',
    hidden: shown === 'hidden',
    limit: pageSize,
  }
  const query = usePagedQuery(useListDishesQuery, asked)
  const { counts } = query.first.data ?? {}
  const goTo = (show: Filter, dish?: string) =>
    setParams({ tab: 'dishes', show, ...(dish !== undefined && { dish }) }, { preventScrollReset: true })
  return (
    <>
      <div className={styles.bar}>
        <FilterPills
          label="Yemek filtresi"
          choices={[
            { name: 'all', title: 'Tümü', count: counts?.all },
            { name: 'undeclared', title: 'Beyan edilmemiş', count: counts?.undeclared },
            { name: 'hidden', title: 'Gizlenen', count: counts?.hidden },
          ]}
          value={shown}
          onChange={(name) => goTo(name)}
        />
        <SearchInput name="Yemek ara" className={styles.search} {...field} />
      </div>
      <PagedList
        query={query}
        failure="Yemekler yüklenemedi"
        empty={search === '' ? empties[shown] : 'Aramanıza uyan yemek bulunamadı.'}
        drawing={search === '' ? 'firms' : 'search'}
        shape="rows"
      >
        {(offsets) => (
          <ul className={rows.list}>
            <DishHeads />
            {offsets.map((offset) => (
              <Rows key={offset} {...asked} offset={offset} opened={opened} onOpen={(dishId) => goTo(shown, dishId)} />
            ))}
          </ul>
        )}
      </PagedList>
      {opened !== null && (
        <SidePanel title="Yemek" onClose={() => goTo(shown)}>
          <DishPanel key={opened} dishId={opened} />
        </SidePanel>
      )}
    </>
  )
}
