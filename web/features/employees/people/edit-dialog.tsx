import { useState } from 'react'
import { useAssignRoleMutation, useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { changesOf, draftOf, problemsOf, type EditDraft } from './edit-draft.ts'
import { EditFields } from './edit-fields.tsx'

/** A role is assigned by its own operation. What was saved before that was refused is not sent again. */
const useSavePerson = (person: Employee) => {
  const company = useCompany()
  const [saved, setSaved] = useState(person)
  const [update] = useUpdateEmployeeMutation()
  const [assign] = useAssignRoleMutation()

  return async (draft: EditDraft): Promise<{ error?: unknown }> => {
    const body = changesOf(draft, saved)
    if (Object.keys(body).length > 0) {
      const { data, error } = await update({ ...company, userId: person.id, body })
      if (data === undefined) return { error }
      setSaved(data.user)
    }
    if (draft.role === saved.role) return {}
    return assign({ ...company, userId: person.id, body: { role: draft.role, is_active: draft.isActive } })
  }
}

export const EditDialog = ({ person, onClose }: { person: Employee; onClose: () => void }) => {
  const form = useDraftForm({
    initial: () => draftOf(person),
    problemsOf,
    send: useSavePerson(person),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Çalışanı düzenle"
      submitText="Kaydet"
      isBusy={form.isSending}
      isOpenEdged
      onSubmit={form.submit}
      onClose={onClose}
    >
      <EditFields person={person} form={form} />
    </FormDialog>
  )
}
