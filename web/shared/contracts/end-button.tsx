import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useGetPartnershipQuery } from '../../api/generated.ts'
import { useDangerStyles } from '../danger-styles.ts'
import { useCan, useCompany } from '../scope/company-scope.ts'
import { TerminationDialog } from './termination-dialog.tsx'

/** In the panel of a partnership: asks for its end, where that may be asked for and nobody has asked yet. */
export const EndButton = ({ partnershipId }: { partnershipId: string }) => {
  const danger = useDangerStyles()
  const mayEnd = useCan('manageContracts')
  const [isOpen, setOpen] = useState(false)
  const { data } = useGetPartnershipQuery({ ...useCompany(), partnershipId })
  const partnership = data?.partnership
  const isEnding = partnership?.contract.status === 'ending' || partnership?.termination?.status === 'pending'
  return (
    <>
      {mayEnd && partnership?.is_active === true && !isEnding && (
        <Button className={danger.quiet} onClick={() => setOpen(true)}>
          Anlaşmayı feshet
        </Button>
      )}
      {isOpen && partnership !== undefined && (
        <TerminationDialog partnership={partnership} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
