import type { CompanyId, OrderId } from '../../../core/shared/index.ts'
import {
  createProduct,
  defaultUnit,
  deleteProduct,
  deliverOrder,
  markOrdersSeen,
  OrderLinesRefusal,
  orderRefusal,
  placeOrder,
  placeOrderRefusal,
  PriceListSheets,
  ProductLists,
  productRefusal,
  saveDeliveryTerms,
  updateOrder,
  updateProduct,
  uploadProducts,
} from '../../../core/store/index.ts'
import { OrderReads, StoreReads } from '../../../reads/index.ts'
import { productRowProblems } from '../../../texts/store/store.ts'
import type { BodyOf, QueryOf } from '../../contract/contract-types.ts'
import { Download } from '../../contract/download.ts'
import type { ImagePolicy } from '../../server/image-policy.ts'
import { command, type Operations, read, steps, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'
import { asHttpProblem, HttpProblem } from '../../contract/problem.ts'
import { withPresent } from '../../server/with-present.ts'

/** Adds the refused lines to the problem, so that a cart can show each next to its current values. */
const withLines = (error: unknown): never => {
  const problem = error instanceof OrderLinesRefusal ? asHttpProblem(error)?.problem : undefined
  if (!(error instanceof OrderLinesRefusal) || problem === undefined) throw error
  const lines = error.lines.map((line) => ({
    product_id: line.productId,
    product_name: line.name,
    unit_type: line.unitType,
    unit_price: line.unitPrice,
    seen_unit_price: line.seenUnitPrice,
    stock_quantity: line.stockQuantity,
    minimum_order_quantity: line.minimumOrderQuantity,
  }))
  throw new HttpProblem(problem.status, problem.code, problem.detail, { present: { lines } })
}

const filterOf = ({ search = '', category = '', after }: QueryOf<'listStoreProducts'>) => ({
  typed: search,
  category,
  after,
})

export const storeOperations = (use: OperationUse, images: ImagePolicy) => {
  const store = use(StoreReads)
  const orders = use(OrderReads)

  const productOf = (supplierId: CompanyId, body: BodyOf<'createProduct'> | BodyOf<'updateProduct'>) => {
    images.refuseForeign(supplierId, body.image_url || null, () => productRefusal('product.image_not_allowed'))
    return {
      name: body.name,
      description: body.description,
      category: body.category,
      code: body.code,
      vatRate: body.vat_rate,
      contentQuantity: body.content_quantity,
      contentUnit: body.content_unit,
      unitPrice: body.unit_price,
      stockQuantity: body.stock_quantity,
      unitType: body.unit_type ?? defaultUnit,
      minimumOrderQuantity: body.minimum_order_quantity ?? 1,
      imageUrl: body.image_url,
    }
  }
  const orderOf = async (companyId: CompanyId, orderId: OrderId) => {
    const order = await orders.one(companyId, orderId)
    if (order === null) throw orderRefusal('order.missing')
    return order
  }

  return {
    listProducts: read(({ path, query }) =>
      store.products(path.companyId, { sort: query.sort ?? 'name', ...filterOf(query) }, pageOf(query, 50)),
    ),
    createProduct: command(async ({ path: { companyId }, body, actor }) => {
      const { id } = await use(createProduct)({ supplierId: companyId, actor, product: productOf(companyId, body) })
      return { success: true, product: await store.product(companyId, id) }
    }),
    updateProduct: command(async ({ path: { companyId, productId }, body, actor }) => {
      await use(updateProduct)({
        supplierId: companyId,
        productId,
        actor,
        product: productOf(companyId, body),
        seenStock: body.seen_stock_quantity,
        seenVersion: body.version,
      }).catch(withPresent(() => store.product(companyId, productId)))
      return { success: true, product: await store.product(companyId, productId) }
    }),
    deleteProduct: command(async ({ path: { companyId, productId }, actor }) => {
      await use(deleteProduct)({ supplierId: companyId, productId, actor })
      return { success: true }
    }),
    uploadProducts: command(async ({ path: { companyId }, file, actor }) => {
      const rows = await use(ProductLists).read(companyId, file?.content ?? new Uint8Array())
      const { added, updated, unchanged, failed } = await use(uploadProducts)({ supplierId: companyId, actor, rows })
      return {
        success: true,
        added_count: added,
        updated_count: updated,
        unchanged_count: unchanged,
        failed_count: failed.length,
        errors: failed.map(({ row, problem }) => ({ row, message: productRowProblems[problem] })),
      }
    }),
    downloadPriceList: read(({ path }) =>
      Promise.resolve(new Download('fiyat-listesi.xlsx', use(PriceListSheets).write(store.priceList(path.companyId)))),
    ),
    listStockMovements: read(async ({ path, query }) => {
      const found = await store.movements(path.companyId, path.productId, pageOf(query, 50))
      if (found === null) throw productRefusal('product.missing')
      return found
    }),
    getDeliveryTerms: read(async ({ path }) => ({ delivery_terms: await store.deliveryTerms(path.companyId) })),
    saveDeliveryTerms: command(async ({ path: { companyId }, body, actor }) => {
      const present = async () => ({ delivery_terms: await store.deliveryTerms(companyId) })
      await use(saveDeliveryTerms)({
        supplierId: companyId,
        actor,
        weekdays: body.weekdays,
        cutoffDays: body.cutoff_days,
        cutoffTime: body.cutoff_time,
        minimumAmount: body.minimum_amount,
        seenVersion: body.version,
      }).catch(withPresent(present))
      return { success: true, ...(await present()) }
    }),
    deliverOrder: command(async ({ path: { companyId, orderId }, body, actor }) => {
      await use(deliverOrder)({
        supplierId: companyId,
        orderId,
        actor,
        lines: body.lines.map(({ product_id, delivered_quantity, returned_quantity = 0 }) => ({
          productId: product_id,
          delivered: delivered_quantity,
          returned: returned_quantity,
        })),
        seenVersion: body.version,
      })
        .catch(withPresent(() => orderOf(companyId, orderId)))
        .catch(withLines)
      return { success: true, order: await orderOf(companyId, orderId) }
    }),
    getStoreStats: read(({ path, query }) => store.stats(path.companyId, query.period ?? '1_month')),

    listStoreProducts: read(async ({ path, query }) => {
      const { supplierId } = path
      const found =
        query.product_ids === undefined
          ? await store.store(supplierId, filterOf(query), pageOf(query, 100))
          : await store.storeOf(supplierId, query.product_ids.split(','))
      if (found === null) throw placeOrderRefusal('order.store_missing')
      return found
    }),
    placeOrder: steps(async ({ path, body, actor }) => {
      const { id } = await use(placeOrder)({
        cateringId: path.companyId,
        supplierId: path.supplierId,
        actor,
        items: body.items.map(({ product_id, quantity, seen_unit_price }) => ({
          productId: product_id,
          quantity,
          seenUnitPrice: seen_unit_price,
        })),
        deliveryAddress: body.delivery_address,
        deliveryDate: body.delivery_date,
        notes: body.notes,
      }).catch(withLines)
      return { success: true, order: await orderOf(path.companyId, id) }
    }),
    markOrdersSeen: command(async ({ path }) => ({
      success: true,
      seen_count: await use(markOrdersSeen)(path.companyId),
    })),
    listOrders: read(({ query, actor }) =>
      orders.list(
        actor.companyType === 'supplier' ? 'supplier' : 'catering',
        actor.companyId,
        {
          status: query.status ?? 'all',
          typed: query.search ?? '',
          partnerId: query.partner_id,
          after: query.after,
        },
        pageOf(query, 50),
      ),
    ),
    getOrder: read(async ({ path, actor }) => ({ order: await orderOf(actor.companyId, path.orderId) })),
    updateOrder: command(async ({ path: { orderId }, body, actor }) => {
      const { companyId } = actor
      await use(updateOrder)({
        companyId,
        orderId,
        actor,
        status: body.status,
        seenStatus: body.seen_status,
      }).catch(withLines)
      return { success: true, order: await orderOf(companyId, orderId) }
    }),
  } satisfies Partial<Operations>
}
