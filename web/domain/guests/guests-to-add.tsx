import { Button } from '@fluentui/react-components'
import { useListGuestsQuery } from '../../api/generated.ts'
import { useScope } from '../../frame/scope/company-scope.ts'
import { PlainDialog } from '../../ui/dialogs/plain-dialog.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { GuestDialog } from './guest-dialog.tsx'

/** The dialog from anywhere in the firm's panel, as soon as it is known what is open. */
export const GuestsToAdd = ({ onClose }: { onClose: () => void }) => {
  const { company } = useScope()
  const query = useListGuestsQuery({ companyId: company.id }, { refetchOnMountOrArgChange: true })
  if (query.currentData !== undefined) return <GuestDialog days={query.currentData} onClose={onClose} />
  return (
    <PlainDialog title="Misafir ekle" actions={<Button onClick={onClose}>Vazgeç</Button>} onClose={onClose}>
      <NotYet query={query} failure="Günler yüklenemedi" shape="lines" />
    </PlainDialog>
  )
}
