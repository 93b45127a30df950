import { useState } from 'react'
import { type OrderStatus, useUpdateOrderMutation } from '../../api/generated.ts'
import { prefixedProblem } from '../../ui/words/problem-text.ts'
import { useOwnError } from '../../frame/forms/use-own-error.ts'

/** Moves an order on from the status that the person sees; a problem is shown where it was tried. */
export const useOrderStatus = (orderId: string) => {
  const [update, { isLoading }] = useUpdateOrderMutation()
  const [tried, setTried] = useState(orderId)
  const [problem, setProblem] = useOwnError()
  const move = async (order: { id: string; status: OrderStatus }, status: OrderStatus) => {
    setProblem(undefined)
    setTried(order.id)
    const { error } = await update({ orderId: order.id, body: { status, seen_status: order.status } })
    if (error !== undefined) setProblem(prefixedProblem(error, 'Durum güncellenemedi'))
  }
  return { move, isLoading, problem: tried === orderId ? problem : undefined }
}
