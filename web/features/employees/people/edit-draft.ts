import { nameProblem } from '../../../../src/core/shared/rules.ts'
import { fullNameRule } from '../../../../src/core/workforce/rules.ts'
import { fieldLabels, noDepartmentLabel, roleLabels } from '../../../../src/texts/labels.ts'
import { activityLabel } from '../../../../src/texts/states.ts'
import type { Employee, UpdateEmployeeApiArg } from '../../../api/generated.ts'
import { departmentIdOf, noDepartment } from './own-department.ts'
import { emailProblem } from '../../../shared/forms/problems.ts'

export type EditDraft = {
  fullName: string
  email: string
  isActive: boolean
  departmentId: string
  /** Of the one that is saved. */ departmentName: string
  role: Employee['role']
  version: number
}

export const draftOf = ({
  full_name,
  email,
  is_active,
  department_id,
  department_name,
  role,
  version,
}: Employee): EditDraft => ({
  fullName: full_name,
  email: email ?? '',
  isActive: is_active,
  departmentId: department_id ?? noDepartment,
  departmentName: department_name ?? noDepartmentLabel,
  role,
  version,
})

export const read = ({ fullName, email, isActive, departmentName, role }: EditDraft) =>
  [
    [fieldLabels.fullName, fullName],
    [fieldLabels.email, email],
    [fieldLabels.department, departmentName],
    [fieldLabels.role, roleLabels[role]],
    [fieldLabels.status, activityLabel(isActive)],
  ] as const

/** Only what differs is sent: whoever edits a name does not undo a department that somebody else changed meanwhile. */
export const changesOf = (draft: EditDraft, saved: EditDraft): UpdateEmployeeApiArg['body'] => {
  const fullName = draft.fullName.trim()
  const email = draft.email.trim()
  return {
    ...(fullName !== saved.fullName && { full_name: fullName }),
    ...(email !== saved.email && { email: email || null }),
    ...(draft.isActive !== saved.isActive && { is_active: draft.isActive }),
    ...(draft.departmentId !== saved.departmentId && { department_id: departmentIdOf(draft.departmentId) }),
  }
}

export const problemsOf = ({ fullName, email }: EditDraft) => ({
  fullName: nameProblem(fullName, fullNameRule) ? `Ad soyad en az ${fullNameRule.min} harf olmalı` : undefined,
  email: email.trim() === '' ? undefined : emailProblem(email),
})
