import { useState } from 'react'
import type { Employee } from '../../../api/generated.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { draftOf, problemsOf } from './edit-draft.ts'
import { EditFields } from './edit-fields.tsx'
import { useSavePerson } from './use-save-person.ts'

export const EditDialog = ({ person, onClose }: { person: Employee; onClose: () => void }) => {
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
    <FormDialog
      title="Çalışanı düzenle"
      submitText="Kaydet"
      isBusy={isSaving}
      isOpenEdged
      onSubmit={submit}
      onClose={onClose}
    >
      <EditFields person={person} draft={draft} problems={isChecked ? problems : undefined} onChange={setDraft} />
    </FormDialog>
  )
}
