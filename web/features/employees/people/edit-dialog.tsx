import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import type { Employee } from '../../../api/generated.ts'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { draftOf, problemsOf } from './edit-draft.ts'
import { EditFields } from './edit-fields.tsx'
import { useSavePerson } from './use-save-person.ts'

/** Where it fits without scrolling, the list of departments may hang over its edge. */
const useStyles = makeStyles({ open: { '@media (min-height: 700px)': { overflow: 'visible' } } })

export const EditDialog = ({ person, onClose }: { person: Employee; onClose: () => void }) => {
  const styles = useStyles()
  const { save, isSaving } = useSavePerson(person)
  const [draft, setDraft] = useState(() => draftOf(person))
  const [isChecked, setChecked] = useState(false)
  const problems = problemsOf(draft)

  const submit = async () => {
    setChecked(true)
    if (problems.fullName !== undefined || problems.email !== undefined) return
    if (await save(draft)) onClose()
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface className={styles.open}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DialogBody>
            <DialogTitle>Çalışanı düzenle</DialogTitle>
            <DialogContent className={styles.open}>
              <EditFields person={person} draft={draft} problems={isChecked ? problems : undefined} onChange={setDraft} />
            </DialogContent>
            <DialogActions>
              <Button size="large" onClick={onClose}>
                Vazgeç
              </Button>
              <SubmitButton text="Kaydet" isBusy={isSaving} />
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
