import { makeStyles, Select, Text } from '@fluentui/react-components'
import { useRef } from 'react'
import type { KitchenRequest } from '../../../api/generated.ts'
import { RequestStatusBadge } from '../../../shared/requests/request-status-badge.tsx'
import { useCan } from '../../../shared/scope/company-scope.ts'
import { useHandedFocus } from '../../../shared/use-handed-focus.ts'
import { requestStatusLabels, type RequestStatus } from '../../../texts/request-labels.ts'
import { useAnswerRequest } from './use-answer-request.ts'
import { useKeptFocus } from './use-kept-focus.ts'

const useStyles = makeStyles({ field: { display: 'flex', alignItems: 'center', columnGap: '10px' } })

export const RequestStatusField = ({ request }: { request: KitchenRequest }) =>
  useCan('answerRequests') ? <StatusSelect request={request} /> : <RequestStatusBadge status={request.status} />

const StatusSelect = ({ request }: { request: KitchenRequest }) => {
  const styles = useStyles()
  const { shown, setStatus, isSaving } = useAnswerRequest(request)
  const select = useRef<HTMLSelectElement>(null)
  useKeptFocus(select, isSaving)
  useHandedFocus(select)
  return (
    <label className={styles.field}>
      <Text>Durum</Text>
      <Select
        ref={select}
        size="large"
        value={shown}
        disabled={isSaving}
        aria-label={`Durum: ${request.title}`}
        onChange={(_, { value }) => void setStatus(value as RequestStatus)}
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
