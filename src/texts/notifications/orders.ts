import type { DeliveredLine, OrderNews } from '../../core/notifications/index.ts'
import { orderNo } from '../../core/store/rules.ts'
import { quantityIn } from '../kernel/amounts.ts'
import { dayAndWeekday } from '../kernel/dates.ts'

const titles = {
  placed: 'Yeni sipariş geldi',
  cancelledByBuyer: 'Sipariş iptal edildi',
  pending: 'Siparişiniz yeniden beklemede',
  confirmed: 'Siparişiniz onaylandı',
  preparing: 'Siparişiniz hazırlanıyor',
  delivered: 'Siparişiniz teslim edildi',
  cancelled: 'Siparişiniz iptal edildi',
  deliveryCorrected: 'Teslim miktarları düzeltildi',
} satisfies Record<OrderNews['event'], string>

const lineText = ({ name, unit, ordered, delivered, returned }: DeliveredLine): string => {
  const back = returned > 0 ? `, ${quantityIn(returned, unit)} iade` : ''
  return delivered === ordered
    ? `${name}: ${quantityIn(ordered, unit)}, sipariş edildiği kadar${back}`
    : `${name}: ${quantityIn(ordered, unit)} yerine ${quantityIn(delivered, unit)}${back}`
}

const changes = ({ changed = { lines: [], total: 0 } }: Pick<OrderNews, 'changed'>): string[] => {
  const more = changed.total - changed.lines.length
  return [...changed.lines.map(lineText), ...(more > 0 ? [`ve ${more} ürün daha`] : [])]
}

/** Does not mention prices, because this appears on lock screens. */
export const orderTexts = (
  news: Omit<OrderNews, 'id' | 'companyId' | 'orderId'>,
  number: number,
): { title: string; body: string } => {
  const { partnerName, event, lineCount = 0, deliveryDate = null } = news
  const details =
    event === 'placed'
      ? [
          `${lineCount}\u00a0kalem`,
          ...(deliveryDate === null ? [] : [`İstenen teslim günü: ${dayAndWeekday(deliveryDate)}`]),
        ]
      : changes(news)
  const title = event === 'delivered' && details.length > 0 ? 'Siparişiniz farklı teslim edildi' : titles[event]
  return {
    title,
    body: [`${partnerName} · ${orderNo(number)}`, ...details].join('. ').concat(details.length > 0 ? '.' : ''),
  }
}
