import { makeStyles, Text } from '@fluentui/react-components'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { requestStatusLabels } from '../../../src/texts/feedback/labels.ts'
import { type KitchenRequest, useAnswerRequestMutation } from '../../api/generated.ts'
import { useOwnDocument } from '../../ui/device/own-document.ts'
import { RequestStatusBadge } from './request-status-badge.tsx'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useHandedFocus } from '../../ui/page/use-handed-focus.ts'
import type { RequestStatus } from '../../api/generated.ts'
import type { KitchenOfFirm } from './kitchen-of-firm.ts'
import { useBanner } from '../../frame/banners/use-banner.ts'
import { Select } from '../../ui/forms/select.tsx'

/** A field loses the focus when it is disabled; gives it back once it is enabled again. */
const useKeptFocus = (field: RefObject<HTMLElement | null>, isDisabled: boolean): void => {
  const wasDisabled = useRef(false)
  const own = useOwnDocument()
  useEffect(() => {
    if (wasDisabled.current && !isDisabled && own.activeElement === own.body) field.current?.focus()
    wasDisabled.current = isDisabled
  }, [field, isDisabled, own])
}

/** Shows the new status at once; if the server refuses it, the old one comes back and a banner says why. */
const useAnswerRequest = (kitchen: KitchenOfFirm, request: KitchenRequest) => {
  const [answer, { isLoading }] = useAnswerRequestMutation()
  const report = useBanner('answerRequest')
  /** Applies only to this version of the request; what the server sends afterwards takes precedence. */
  const [change, setChange] = useState<{ of: KitchenRequest; to: RequestStatus }>()
  const setStatus = async (wanted: RequestStatus) => {
    setChange({ of: request, to: wanted })
    const { error } = await report(answer({ ...kitchen, requestId: request.id, body: { status: wanted } }), {
      failure: 'İstek durumu güncellenemedi',
    })
    if (error !== undefined) setChange(undefined)
  }
  return { shown: change?.of === request ? change.to : request.status, setStatus, isSaving: isLoading }
}

const useStyles = makeStyles({ field: { display: 'flex', alignItems: 'center', columnGap: '10px' } })

type Props = { kitchen: KitchenOfFirm; request: KitchenRequest }

export const RequestStatusField = ({ kitchen, request }: Props) =>
  useCan('answerRequests') ? (
    <StatusSelect kitchen={kitchen} request={request} />
  ) : (
    <RequestStatusBadge status={request.status} />
  )

const StatusSelect = ({ kitchen, request }: Props) => {
  const styles = useStyles()
  const { shown, setStatus, isSaving } = useAnswerRequest(kitchen, request)
  const select = useRef<HTMLSelectElement>(null)
  useKeptFocus(select, isSaving)
  useHandedFocus(select)
  return (
    <label className={styles.field}>
      <Text>{fieldLabels.status}</Text>
      <Select
        ref={select}
        value={shown}
        disabled={isSaving}
        aria-label={`Durum: ${request.title}`}
        onChange={(value) => void setStatus(value as RequestStatus)}
      >
        {Object.entries(requestStatusLabels).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  )
}
