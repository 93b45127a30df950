import { useState } from 'react'
import { useAnswerRequestMutation, type KitchenRequest } from '../../../api/generated.ts'
import type { RequestStatus } from '../../../texts/request-labels.ts'
import { useKitchen } from '../use-kitchen.ts'

/** The wanted status shows at once; when the server refuses it, the old one is back and a banner says why. */
export const useAnswerRequest = (request: KitchenRequest) => {
  const kitchen = useKitchen()
  const [answer, { isLoading }] = useAnswerRequestMutation()
  /** Holds for the request as it was known then; what the server sends afterwards goes before it. */
  const [change, setChange] = useState<{ of: KitchenRequest; to: RequestStatus }>()
  const setStatus = async (wanted: RequestStatus) => {
    setChange({ of: request, to: wanted })
    const { error } = await answer({ ...kitchen, requestId: request.id, body: { status: wanted } })
    if (error !== undefined) setChange(undefined)
  }
  return { shown: change?.of === request ? change.to : request.status, setStatus, isSaving: isLoading }
}
