import { useState } from 'react'
import { type OrderStatus, type UpdateOrderApiResponse, useUpdateOrderMutation } from '../../api/generated.ts'
import { prefixedProblem } from '../../ui/words/problem-text.ts'
import { useOwnError } from '../../frame/forms/use-own-error.ts'
import { useBanner } from '../../frame/banners/use-banner.ts'
import { orderStatusLabels } from '../../../src/texts/store/labels.ts'

export const movedText = ({ order: { order_no, status } }: UpdateOrderApiResponse): string =>
  `${order_no}: ${orderStatusLabels[status]}`

/** Moves an order on from the status that the person sees; a problem is shown where it was tried. */
export const useOrderStatus = (orderId: string) => {
  const [update, { isLoading }] = useUpdateOrderMutation()
  const [tried, setTried] = useState(orderId)
  const report = useBanner('updateOrder')
  const [problem, setProblem] = useOwnError()
  const move = async (order: { id: string; status: OrderStatus }, status: OrderStatus) => {
    setProblem(undefined)
    setTried(order.id)
    const { error } = await report(update({ orderId: order.id, body: { status, seen_status: order.status } }), {
      success: movedText,
    })
    if (error !== undefined) setProblem(prefixedProblem(error, 'Durum güncellenemedi'))
  }
  return { move, isLoading, problem: tried === orderId ? problem : undefined }
}
