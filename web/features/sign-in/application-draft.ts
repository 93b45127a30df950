import { phoneDigits } from '../../../src/core/shared/rules.ts'
import type { CompanyType, SubmitApplicationApiArg } from '../../api/generated-sign-in.ts'
import { emailProblem, phoneProblem } from '../../ui/forms/problems.ts'
import { taxNumberProblemText } from '../../domain/companies/tax-number-field.tsx'
import type { Pick } from '../../ui/forms/async-picker.tsx'
import { addressProblem, companyNameProblem, companyPhoneProblem, fullNameProblem } from './field-rules.ts'
import { newPasswordProblems, noPassword, type NewPassword } from './new-password-fields.tsx'

export type Draft = NewPassword & {
  mode: 'existing' | 'new'
  type: CompanyType
  company: Pick | null
  name: string
  taxNumber: string
  address: string
  contactPhone: string
  fullName: string
  phone: string
  email: string
}

export const emptyDraft: Draft = {
  mode: 'existing',
  type: 'corporate',
  company: null,
  name: '',
  taxNumber: '',
  address: '',
  contactPhone: '',
  fullName: '',
  phone: '',
  email: '',
  ...noPassword,
}

/** Ignores the two radio buttons, which are quickly chosen again. */
export const hasTyped = ({ mode: _, type: __, ...typed }: Draft): boolean =>
  Object.values(typed).some((value) => value !== '' && value !== null)

/** Whether all fields required for this kind of application are filled in; whether they are valid is checked later. */
export const isComplete = (draft: Draft): boolean => {
  const own = [draft.fullName, draft.phone, draft.email, draft.password, draft.repeat]
  const target = draft.mode === 'existing' ? [draft.company?.id ?? ''] : [draft.name, draft.address, draft.contactPhone]
  return [...own, ...target].every((text) => text.trim() !== '')
}

export const ownerOf = ({ mode, fullName, phone, company, name }: Draft) => ({
  names: [fullName],
  phones: [phoneDigits(phone)],
  companyName: mode === 'existing' ? company?.name : name,
})

export const problemsOf = (draft: Draft) => ({
  ...(draft.mode === 'new' && {
    name: companyNameProblem(draft.name),
    taxNumber: taxNumberProblemText(draft.taxNumber),
    address: addressProblem(draft.address),
    contactPhone: companyPhoneProblem(draft.contactPhone),
  }),
  fullName: fullNameProblem(draft.fullName),
  phone: phoneProblem(draft.phone),
  email: emailProblem(draft.email),
  ...newPasswordProblems(draft, ownerOf(draft)),
})

/** The applicant for a new company becomes its owner. */
export const applicationOf = (
  draft: Draft,
  link_secret: string,
  privacyVersion?: string,
): SubmitApplicationApiArg['body'] => {
  const applicant = { full_name: draft.fullName.trim(), phone: phoneDigits(draft.phone), email: draft.email.trim() }
  const own = {
    applicant,
    password: draft.password,
    link_secret,
    ...(privacyVersion !== undefined && { privacy_version: privacyVersion }),
  }
  if (draft.mode === 'existing') return { mode: 'existing', ...own, target: { company_id: draft.company?.id ?? '' } }
  const new_company_payload = {
    name: draft.name.trim(),
    tax_number: draft.taxNumber.trim() || null,
    address: draft.address.trim(),
    contact_phone: draft.contactPhone.trim(),
    owner_full_name: applicant.full_name,
    owner_phone: applicant.phone,
    owner_email: applicant.email,
  }
  return { mode: 'new', ...own, target: { company_type: draft.type, new_company_payload } }
}
