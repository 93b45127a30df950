import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Text,
} from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import type { ImportEmployeesApiResponse } from '../../../api/generated-import.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { ImportForm } from './import-form.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportResult } from './import-result.tsx'
import { useDialogStyles } from '../dialog-styles.ts'
import { IssuedPasswords } from '../passwords/issued-passwords.tsx'
import { leavesToDecide } from './listed-people.ts'
import { useImport } from './use-import.ts'
import { Modal } from '../../../ui/dialogs/modal.tsx'

type UnsavedProps = Pick<ImportEmployeesApiResponse, 'users' | 'expires_at'> & {
  onSaved: () => void
  onStay: () => void
  onLeave: () => void
}

/** Shown before closing a dialog that holds the only copy of the passwords. */
const UnsavedPasswords = ({ users, expires_at, onSaved, onStay, onLeave }: UnsavedProps) => (
  <>
    <DialogContent className={useDialogStyles().content}>
      <Text role="alert">Şifreleri yazdırmadınız ya da indirmediniz. Kapatırsanız bir daha gösterilmez.</Text>
      <IssuedPasswords users={users} expiresAt={expires_at} onSaved={onSaved} />
    </DialogContent>
    <DialogActions>
      <Button onClick={onStay}>Geri dön</Button>
      <Button onClick={onLeave}>Yine de kapat</Button>
    </DialogActions>
  </>
)

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * A click outside does not close it, nor does anything while it is importing: the answer holds passwords that are shown
 * only once.
 */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const sending = useImport()
  const { preview, result, updated, isLoading, upload } = sending
  const isAsked = result === undefined && preview !== undefined && leavesToDecide(preview)
  const [isLeaving, setLeaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const isDone = isSaved || result === undefined || result.users.length === 0
  useEffect(() => {
    if (isDone) return
    window.addEventListener('beforeunload', askBeforeUnload)
    return () => window.removeEventListener('beforeunload', askBeforeUnload)
  }, [isDone])
  const saved = () => {
    setSaved(true)
    setLeaving(false)
  }
  const leave = () => {
    if (isLoading) return
    if (isDone) onClose()
    else setLeaving(true)
  }
  return (
    <Modal modalType="alert" onClose={leave}>
      <DialogSurface>
        {isAsked ? (
          <ImportPreview {...sending} preview={preview} />
        ) : (
          <Form onSubmit={upload}>
            <DialogBody>
              <DialogTitle>Toplu çalışan ekle</DialogTitle>
              {result === undefined && <ImportForm {...sending} onClose={leave} />}
              {result !== undefined && !isLeaving && (
                <ImportResult result={result} updated={updated} isDone={isDone} onSaved={saved} onClose={leave} />
              )}
              {result !== undefined && isLeaving && (
                <UnsavedPasswords
                  users={result.users}
                  expires_at={result.expires_at}
                  onSaved={saved}
                  onStay={() => setLeaving(false)}
                  onLeave={onClose}
                />
              )}
            </DialogBody>
          </Form>
        )}
      </DialogSurface>
    </Modal>
  )
}
