import { nameProblem, phoneDigits } from '../../../../src/core/shared/rules.ts'
import {
  eachOptional,
  fullNameRule,
  givenFacts,
  optionalFactProblem,
  optionalFacts,
  optionalNames,
  type OptionalFacts,
} from '../../../../src/core/workforce/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { noDepartmentLabel } from '../../../../src/texts/workforce/labels.ts'
import { roleLabels } from '../../../../src/texts/access/labels.ts'
import { activityLabel } from '../../../../src/texts/kernel/activity.ts'
import { optionalTexts } from '../../../../src/texts/workforce/person-fields.ts'
import type { Employee, UpdateEmployeeApiArg } from '../../../api/generated.ts'
import { departmentIdOf, noDepartment } from './own-department.ts'
import { bodyOf, type OwnShifts, ownShiftsIn, ownShiftsText } from '../../../domain/shifts/own-shifts.ts'
import { phoneProblem } from '../../../ui/forms/problems.ts'
import { formatPhone } from '../../../ui/words/phone.ts'

export type EditDraft = OptionalFacts<string> & {
  fullName: string
  phone: string
  departmentId: string
  /** The name of the saved department. */
  departmentName: string
  role: Employee['role']
  shifts: OwnShifts
  /** Changed by its own button, not in this form. */
  isActive: boolean
  version: number
}

export const draftOf = (person: Employee): EditDraft => ({
  fullName: person.full_name,
  phone: person.phone,
  ...eachOptional((name) => person[optionalFacts[name].wire] ?? ''),
  departmentId: person.department_id ?? noDepartment,
  departmentName: person.department_name ?? noDepartmentLabel,
  role: person.role,
  shifts: ownShiftsIn(person),
  isActive: person.is_active,
  version: person.version,
})

export const read = ({ fullName, phone, departmentName, role, shifts, isActive, ...facts }: EditDraft) =>
  [
    [fieldLabels.fullName, fullName],
    [fieldLabels.phone, formatPhone(phone)],
    ...optionalNames.map((name) => [optionalTexts[name].label, facts[name]] as const),
    [fieldLabels.department, departmentName],
    [fieldLabels.role, roleLabels[role]],
    [fieldLabels.shift, ownShiftsText(shifts)],
    [fieldLabels.status, activityLabel(isActive)],
  ] as const

/** Without surrounding blanks, as the server expects them. */
export const trimmedFacts = (typed: OptionalFacts<string>): OptionalFacts =>
  givenFacts(eachOptional((name) => typed[name].trim()))

/** Sends only what has changed, so that editing a name does not undo a department changed by somebody else. */
export const changesOf = (draft: EditDraft, saved: EditDraft): UpdateEmployeeApiArg['body'] => {
  const fullName = draft.fullName.trim()
  const facts = trimmedFacts(draft)
  const changed = optionalNames.filter((name) => (facts[name] ?? '') !== saved[name])
  return {
    ...(fullName !== saved.fullName && { full_name: fullName }),
    ...(phoneDigits(draft.phone) !== saved.phone && { phone: draft.phone }),
    ...Object.fromEntries(changed.map((name) => [optionalFacts[name].wire, facts[name]])),
    ...(draft.departmentId !== saved.departmentId && { department_id: departmentIdOf(draft.departmentId) }),
    ...(JSON.stringify(draft.shifts) !== JSON.stringify(saved.shifts) && bodyOf(draft.shifts)),
  }
}

/** For the fields that every person has. */
export const problemsOf = ({
  fullName,
  phone,
  ...facts
}: OptionalFacts<string> & Pick<EditDraft, 'fullName' | 'phone'>) => ({
  fullName: nameProblem(fullName, fullNameRule) ? `Ad soyad en az ${fullNameRule.min} harf olmalı` : undefined,
  phone: phoneProblem(phone),
  ...eachOptional((name) => optionalFactProblem(name, facts[name].trim()) && optionalTexts[name].reason),
})
