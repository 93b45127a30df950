import type { Employee, UpdateEmployeeApiArg } from '../../../api/generated.ts'
import { departmentIdOf, noDepartment } from './own-department.ts'

export type EditDraft = {
  fullName: string
  email: string
  isActive: boolean
  departmentId: string
  role: Employee['role']
}

export const draftOf = ({ full_name, email, is_active, department_id, role }: Employee): EditDraft => ({
  fullName: full_name,
  email: email ?? '',
  isActive: is_active,
  departmentId: department_id ?? noDepartment,
  role,
})

/** Only what differs is sent: whoever edits a name does not undo a department that somebody else changed meanwhile. */
export const changesOf = (
  draft: EditDraft,
  { full_name, email, is_active, department_id }: Employee,
): UpdateEmployeeApiArg['body'] => {
  const fullName = draft.fullName.trim()
  const newEmail = draft.email.trim()
  return {
    ...(fullName !== full_name && { full_name: fullName }),
    ...(newEmail !== (email ?? '') && { email: newEmail || null }),
    ...(draft.isActive !== is_active && { is_active: draft.isActive }),
    ...(draft.departmentId !== (department_id ?? noDepartment) && {
      department_id: departmentIdOf(draft.departmentId),
    }),
  }
}

const emailForm = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

export const problemsOf = ({ fullName, email }: EditDraft) => ({
  fullName: fullName.trim().length < 2 ? 'Ad soyad en az 2 karakter olmalı' : undefined,
  email: email.trim() === '' || emailForm.test(email.trim()) ? undefined : 'Geçerli bir e-posta adresi yazın',
})
