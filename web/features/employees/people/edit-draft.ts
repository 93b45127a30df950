import { nameProblem } from '../../../../src/core/shared/rules.ts'
import { fullNameRule } from '../../../../src/core/workforce/rules.ts'
import type { Employee, UpdateEmployeeApiArg } from '../../../api/generated.ts'
import { departmentIdOf, noDepartment } from './own-department.ts'
import { emailProblem } from '../../../shared/forms/problems.ts'

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

export const problemsOf = ({ fullName, email }: EditDraft) => ({
  fullName: nameProblem(fullName, fullNameRule) ? `Ad soyad en az ${fullNameRule.min} harf olmalı` : undefined,
  email: email.trim() === '' ? undefined : emailProblem(email),
})
