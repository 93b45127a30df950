import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useGetPartnershipQuery } from '../../api/generated.ts'
import { useDangerStyles } from '../../ui/danger-styles.ts'
import { useCan, useCompany } from '../../frame/scope/company-scope.ts'
import { useFocusInDialog } from '../../ui/use-returned-focus.ts'
import { TerminationDialog } from './termination-dialog.tsx'

/** Disappears once it has been used; the focus then stays in the panel around it. */
const AskButton = ({ onClick }: { onClick: () => void }) => {
  const danger = useDangerStyles()
  useFocusInDialog()
  return (
    <Button className={danger.quiet} onClick={onClick}>
      Anlaşmayı feshet
    </Button>
  )
}

/** In the panel of a partnership: asks to end it, if the person may do so and nobody has asked yet. */
export const EndButton = ({ partnershipId }: { partnershipId: string }) => {
  const mayEnd = useCan('manageContracts')
  const [isOpen, setOpen] = useState(false)
  const { data } = useGetPartnershipQuery({ ...useCompany(), partnershipId })
  const partnership = data?.partnership
  const isEnding = partnership?.contract.status === 'ending' || partnership?.termination?.status === 'pending'
  return (
    <>
      {mayEnd && partnership?.is_active === true && !isEnding && <AskButton onClick={() => setOpen(true)} />}
      {isOpen && partnership !== undefined && (
        <TerminationDialog partnership={partnership} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
