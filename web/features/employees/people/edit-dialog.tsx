import { useAssignRoleMutation, useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { changesOf, draftOf, problemsOf, read, type EditDraft } from './edit-draft.ts'
import { EditFields } from './edit-fields.tsx'

/** A role is assigned by its own operation. What was saved before that was refused is not sent again. */
const useSavePerson = (person: Employee) => {
  const company = useCompany()
  const [update] = useUpdateEmployeeMutation()
  const [assign] = useAssignRoleMutation()

  return async (draft: EditDraft, before: EditDraft) => {
    const body = changesOf(draft, before)
    let saved = before
    if (Object.keys(body).length > 0) {
      const { data, error } = await update({ ...company, userId: person.id, body: { ...body, version: saved.version } })
      if (data === undefined) return { error }
      saved = draftOf(data.user)
    }
    if (draft.role === saved.role) return {}
    const { error } = await assign({
      ...company,
      userId: person.id,
      body: { role: draft.role, is_active: draft.isActive, version: saved.version },
    })
    return { error, saved, prefix: 'Rol güncellemesi sırasında hata oluştu' }
  }
}

export const EditDialog = ({ person, onClose }: { person: Employee; onClose: () => void }) => {
  const form = useDraftForm({
    initial: () => draftOf(person),
    problemsOf,
    send: useSavePerson(person),
    onSaved: onClose,
    prefix: 'Güncelleme sırasında hata oluştu',
    versioned: { draftOf, read },
  })
  return (
    <FormDialog title="Çalışanı düzenle" submitText="Kaydet" form={form} isOpenEdged onClose={onClose}>
      <EditFields person={person} form={form} />
    </FormDialog>
  )
}
