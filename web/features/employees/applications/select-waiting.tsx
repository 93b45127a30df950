import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { maxWaitingApplications } from '../../../../src/core/onboarding/rules.ts'
import { api, type Application } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts'
import { once } from '../../../shared/use-download.ts'

const pageSize = 100

/** Selects whatever waits, shown or not, as far as one request can reject it. */
export const SelectWaiting = ({ onSelect }: { onSelect: (waiting: Application[]) => void }) => {
  const company = useCompany()
  const dispatch = useApiDispatch()
  const [isBusy, setBusy] = useState(false)
  const pageAt = (offset: number) => {
    const asked = { ...company, status: 'pending', limit: pageSize, offset } as const
    return dispatch(api.endpoints.listApplications.initiate(asked, once))
  }
  const select = async () => {
    setBusy(true)
    const waiting: Application[] = []
    for (let hasMore = true; hasMore && waiting.length < maxWaitingApplications;) {
      const { data } = await pageAt(waiting.length)
      waiting.push(...(data?.applications ?? []))
      hasMore = data?.has_more ?? false
    }
    setBusy(false)
    if (waiting.length > 0) onSelect(waiting)
  }
  return (
    <Button
      appearance="subtle"
      disabledFocusable={isBusy}
      icon={isBusy ? <BusyIcon /> : null}
      onClick={() => void select()}
    >
      Tümünü seç
    </Button>
  )
}
