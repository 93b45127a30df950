import { decimalOf, hundredthsOf } from '../../../src/core/shared/rules.ts'
import { maxDeliveredTimes } from '../../../src/core/store/rules.ts'
import { quantityIn, quantityText, unitText } from '../../../src/texts/kernel/amounts.ts'
import type { DeliverOrderApiArg, OrderDetail, OrderItem } from '../../api/generated.ts'
import { quantityFromTyped } from './typed-quantity.ts'

/** What is typed, by product. */
export type DeliveryDraft = Record<string, { delivered: string; returned: string }>

export const deliveryDraftOf = ({ items }: Pick<OrderDetail, 'items'>): DeliveryDraft =>
  Object.fromEntries(
    items.map(({ product_id, quantity, delivered_quantity, returned_quantity }) => [
      product_id,
      {
        delivered: quantityText(delivered_quantity ?? quantity),
        returned: returned_quantity ? quantityText(returned_quantity) : '',
      },
    ]),
  )

const typedIn = (item: OrderItem, draft: DeliveryDraft) => {
  const { delivered, returned } = draft[item.product_id] ?? { delivered: '', returned: '' }
  const unit = item.unit_type ?? 'Adet'
  return {
    delivered: quantityFromTyped(delivered, unit),
    returned: returned.trim() === '' ? 0 : quantityFromTyped(returned, unit),
  }
}

const wrong = 'Bir miktar yazın, örneğin 12,5 ya da 0.'

/** What is wrong with the line of a product. */
export const lineProblem = (item: OrderItem, draft: DeliveryDraft): string | undefined => {
  const { delivered, returned } = typedIn(item, draft)
  if (delivered === undefined || returned === undefined) return wrong
  const max = (hundredthsOf(item.quantity) ?? 0) * maxDeliveredTimes
  if (delivered > max) return `En fazla ${quantityIn(decimalOf(max), item.unit_type ?? '')} teslim yazabilirsiniz.`
  return returned > delivered ? 'İade, teslim edilenden çok olamaz.' : undefined
}

export const deliveryLinesOf = (
  items: readonly OrderItem[],
  draft: DeliveryDraft,
): DeliverOrderApiArg['body']['lines'] =>
  items.map((item) => {
    const { delivered = 0, returned = 0 } = typedIn(item, draft)
    return {
      product_id: item.product_id,
      delivered_quantity: decimalOf(delivered),
      returned_quantity: decimalOf(returned),
    }
  })

/** As people read it, by product. */
export const readDelivery = (items: readonly OrderItem[], draft: DeliveryDraft) =>
  items.map(({ product_id, product_name, unit_type }) => {
    const { delivered = '', returned = '' } = draft[product_id] ?? {}
    const text = `${delivered} ${unitText(unit_type ?? '')}`
    return [product_name, returned === '' ? text : `${text}, iade ${returned}`] as const
  })
