import { useState } from 'react'
import { useAssignRoleMutation, useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { changesOf, type EditDraft } from './edit-draft.ts'

/** A role is given by an operation of its own. What was saved before a refusal is not sent again. */
export const useSavePerson = (person: Employee) => {
  const company = useCompany()
  const [saved, setSaved] = useState(person)
  const [update, updating] = useUpdateEmployeeMutation()
  const [assign, assigning] = useAssignRoleMutation()

  const save = async (draft: EditDraft): Promise<boolean> => {
    const changes = changesOf(draft, saved)
    if (Object.keys(changes).length > 0) {
      const { data } = await update({ ...company, userId: person.id, body: changes })
      if (data === undefined) return false
      setSaved(data.user)
    }
    if (draft.role === saved.role) return true
    const { data } = await assign({
      ...company,
      userId: person.id,
      body: { role: draft.role, is_active: draft.isActive },
    })
    return data !== undefined
  }
  return { save, isSaving: updating.isLoading || assigning.isLoading }
}
