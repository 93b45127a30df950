import { nameProblem, phoneDigits } from '../../../../src/core/shared/rules.ts'
import { fullNameRule } from '../../../../src/core/workforce/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { noDepartmentLabel } from '../../../../src/texts/workforce/labels.ts'
import { roleLabels } from '../../../../src/texts/access/labels.ts'
import { activityLabel } from '../../../../src/texts/kernel/activity.ts'
import type { Employee, UpdateEmployeeApiArg } from '../../../api/generated.ts'
import { departmentIdOf, noDepartment } from './own-department.ts'
import { type OwnShifts, shiftsText } from './own-shifts-field.tsx'
import { emailProblem, phoneProblem } from '../../../ui/forms/problems.ts'
import { formatPhone } from '../../../ui/words/phone.ts'

export type EditDraft = {
  fullName: string
  phone: string
  email: string
  departmentId: string
  /** Of the one that is saved. */
  departmentName: string
  role: Employee['role']
  shifts: OwnShifts
  /** Changed by a button of its own. */
  isActive: boolean
  version: number
}

export const draftOf = (person: Employee): EditDraft => ({
  fullName: person.full_name,
  phone: person.phone,
  email: person.email ?? '',
  departmentId: person.department_id ?? noDepartment,
  departmentName: person.department_name ?? noDepartmentLabel,
  role: person.role,
  shifts: person.shifts,
  isActive: person.is_active,
  version: person.version,
})

export const read = ({ fullName, phone, email, departmentName, role, shifts, isActive }: EditDraft) =>
  [
    [fieldLabels.fullName, fullName],
    [fieldLabels.phone, formatPhone(phone)],
    [fieldLabels.email, email],
    [fieldLabels.department, departmentName],
    [fieldLabels.role, roleLabels[role]],
    [fieldLabels.shift, shiftsText(shifts)],
    [fieldLabels.status, activityLabel(isActive)],
  ] as const

const idsOf = (shifts: OwnShifts): string[] => shifts.map(({ id }) => id)

/** Only what differs is sent: whoever edits a name does not undo a department that somebody else changed meanwhile. */
export const changesOf = (draft: EditDraft, saved: EditDraft): UpdateEmployeeApiArg['body'] => {
  const fullName = draft.fullName.trim()
  const email = draft.email.trim()
  return {
    ...(fullName !== saved.fullName && { full_name: fullName }),
    ...(phoneDigits(draft.phone) !== saved.phone && { phone: draft.phone }),
    ...(email !== saved.email && { email: email || null }),
    ...(draft.departmentId !== saved.departmentId && { department_id: departmentIdOf(draft.departmentId) }),
    ...(idsOf(draft.shifts).join() !== idsOf(saved.shifts).join() && { shift_ids: idsOf(draft.shifts) }),
  }
}

/** Of the fields that everybody has. */
export const problemsOf = ({ fullName, phone, email }: Pick<EditDraft, 'fullName' | 'phone' | 'email'>) => ({
  fullName: nameProblem(fullName, fullNameRule) ? `Ad soyad en az ${fullNameRule.min} harf olmalı` : undefined,
  phone: phoneProblem(phone),
  email: email.trim() === '' ? undefined : emailProblem(email),
})
