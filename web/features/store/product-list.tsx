import { type ReactNode, useState } from 'react'
import type { Product } from '../../api/generated.ts'
import {
  type ListProductsApiArg,
  type ListProductsApiResponse,
  panelsApi,
  useListProductsQuery,
} from '../../api/generated-panels.ts'
import { PagedTable } from '../../ui/lists/paged-table.tsx'
import { useCompany } from '../../frame/scope/company-scope.ts'
import type { TableColumns } from '../../ui/lists/table.tsx'
import { useSearch } from '../../ui/lists/use-search.ts'
import { useKeysetQuery } from '../../ui/lists/use-keyset-query.ts'
import { ProductFilters } from './product-filters.tsx'

const pageSize = 50
const { useQuery, select } = panelsApi.endpoints.listProducts
const productPages = { useQuery, select, rows: ({ products }: ListProductsApiResponse) => products }

type RowProps = { row: (product: Product) => ReactNode }
const Rows = ({ asked, row }: { asked: ListProductsApiArg } & RowProps) =>
  useListProductsQuery(asked).data?.products.map(row)

type Props = TableColumns &
  RowProps & {
    label: string
    failure: string
    sort: NonNullable<ListProductsApiArg['sort']>
    /** The next step to offer when there are no products yet. */
    action?: ReactNode
  }

/** The supplier's products, with a search and a category filter. */
export const ProductList = ({ sort, action, row, ...table }: Props) => {
  const { companyId } = useCompany()
  const [category, setCategory] = useState('')
  const { search, field } = useSearch()
  const asked: ListProductsApiArg = { companyId, search, category, sort, limit: pageSize }
  const query = useKeysetQuery(productPages, asked)
  const isAll = search === '' && category === ''
  return (
    <>
      <ProductFilters
        field={field}
        category={category}
        categories={query.first.data?.categories ?? []}
        onCategory={setCategory}
      />
      <PagedTable
        {...table}
        query={query}
        empty={isAll ? 'Henüz ürün bulunmamaktadır.' : 'Aramanıza uyan ürün bulunamadı.'}
        drawing={isAll ? 'list' : 'search'}
        action={isAll && action}
        unit="ürün"
      >
        {(page) => <Rows asked={page} row={row} />}
      </PagedTable>
    </>
  )
}
