import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowLeftRegular, CartRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { liraOf } from '../../../src/core/shared/rules.ts'
import { sumOfVat } from '../../../src/core/store/rules.ts'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import {
  api,
  type ListStoreProductsApiArg,
  type ListStoreProductsApiResponse,
  useListStoreProductsQuery,
} from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { Page, PageActions } from '../../ui/page/page.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { SearchInput } from '../../ui/lists/search-field.tsx'
import { SidePanel } from '../../ui/page/side-panel.tsx'
import { useSearch } from '../../ui/lists/use-search.ts'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { useIsDesk } from '../../ui/device/use-media.ts'
import { useKeysetQuery } from '../../ui/lists/use-keyset-query.ts'
import type { CurrentLine } from '../../domain/store/cart.ts'
import { CartTitle, CartView } from './cart-view.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { ProductCard } from './product-card.tsx'
import { useSuppliersAddress } from './suppliers-address.ts'
import { type CartState, useCart } from './use-cart.ts'
import { useCheckout } from './use-checkout.ts'

const useStyles = makeStyles({
  beside: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 328px', alignItems: 'start', gap: '16px' },
  goods: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  cart: {
    position: 'sticky',
    top: '64px',
    maxHeight: 'calc(100vh - 80px)',
    overflowY: 'auto',
    padding: '16px',
    rowGap: '8px',
  },
  bar: {
    position: 'sticky',
    bottom: 'calc(var(--bottom-bar-height) + 8px)',
    display: 'grid',
    padding: '8px',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
  },
})

const pageSize = 100
const { useQuery, select } = api.endpoints.listStoreProducts
const productPages = { useQuery, select, rows: ({ products }: ListStoreProductsApiResponse) => products }

type InCart = { cart: CartState; lines: readonly CurrentLine[] }

const Products = ({ cart, lines, ...asked }: ListStoreProductsApiArg & InCart) => {
  const { data } = useListStoreProductsQuery(asked)
  return data?.products.map((product) => (
    <ProductCard
      key={product.id}
      product={product}
      line={lines.find(({ productId }) => productId === product.id)}
      onChange={(quantity) => cart.setQuantity(product, quantity)}
      onUnread={() => cart.setUnread(product.id)}
    />
  ))
}

/** A supplier's products with the cart beside them, or below them on a phone. */
export const StorePage = ({ supplierId }: { supplierId: string }) => {
  const styles = useStyles()
  const { company } = useScope()
  const { companyId } = useCompany()
  const isDesk = useIsDesk()
  const { openSuppliers, openOrders } = useSuppliersAddress()
  const [category, setCategory] = useState('')
  const { search, field } = useSearch()
  const sheet = useDialog<'cart'>()
  const state = useCart(supplierId)
  const asked: ListStoreProductsApiArg = { companyId, supplierId, search, category, limit: pageSize }
  const query = useKeysetQuery(productPages, asked)
  const store = query.first.data
  const checkout = useCheckout(supplierId, store, state)
  const cart = <CartView state={state} checkout={checkout} />
  const isFiltered = search !== '' || category !== ''
  return (
    <Page
      title={store?.supplier.name ?? 'Mağaza'}
      under={[company.name]}
      before={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={openSuppliers}>
          Tedarikçiler
        </Button>
      }
    >
      <PageActions>
        <SearchInput name="Ürün ara" {...field} />
        <Button onClick={() => openOrders(supplierId)}>Siparişlerim</Button>
      </PageActions>
      <div className={isDesk ? styles.beside : styles.goods}>
        <div className={styles.goods}>
          {store !== undefined && store.categories.length > 1 && (
            <CategoryFilter categories={store.categories} value={category} onChange={setCategory} />
          )}
          <PagedList
            query={query}
            failure="Ürünler yüklenemedi"
            empty={isFiltered ? 'Aramanıza uyan ürün bulunamadı.' : 'Bu tedarikçinin henüz ürünü yok.'}
            drawing={isFiltered ? 'search' : 'firms'}
          >
            {(pages) => (
              <ul className={styles.cards} aria-label="Ürünler">
                {pages.map((page, at) => (
                  <Products key={at} {...page} cart={state} lines={checkout.lines} />
                ))}
              </ul>
            )}
          </PagedList>
        </div>
        {isDesk ? (
          <Panel as="section" className={styles.cart}>
            <CartTitle count={state.cart.lines.length} />
            {cart}
          </Panel>
        ) : (
          state.cart.lines.length > 0 && (
            <div className={styles.bar} data-foot-bar>
              <Button appearance="primary" icon={<CartRegular />} onClick={() => sheet.show('cart')}>
                {`Sepet · ${state.cart.lines.length} kalem · ${formatLira(liraOf(checkout.total + sumOfVat(checkout.vat ?? [])))}`}
              </Button>
            </div>
          )
        )}
      </div>
      {!isDesk && sheet.open !== undefined && (
        <SidePanel title="Sepet" isInAddress={false} onClose={sheet.close}>
          {cart}
        </SidePanel>
      )}
    </Page>
  )
}
