import { CompanyPicker } from '../../shared/forms/company-picker.tsx'
import { TextField } from '../../shared/forms/text-field.tsx'
import type { Draft } from './application-draft.ts'
import { CompanyTypeField } from './company-type-field.tsx'
import { addressProblem, companyNameProblem, companyPhoneProblem } from './field-rules.ts'

export type DraftFields = { draft: Draft; onChange: (part: Partial<Draft>) => void; isChecked: boolean }

/** The company that the application is about. */
export const ApplicationTarget = ({ draft, onChange, isChecked }: DraftFields) => {
  const { mode, type, company, name, address, contactPhone } = draft
  const shown = (problem: string | undefined) => (isChecked ? problem : undefined)
  return (
    <>
      <CompanyTypeField value={type} onChange={(next) => onChange({ type: next, company: null })} />
      {mode === 'existing' ? (
        <CompanyPicker key={type} type={type} picked={company} onPick={(next) => onChange({ company: next })} />
      ) : (
        <>
          <TextField
            label="Firma adı"
            name="company_name"
            autoComplete="organization"
            maxLength={120}
            value={name}
            onChange={(next) => onChange({ name: next })}
            problem={shown(companyNameProblem(name))}
          />
          <TextField
            label="Adres"
            name="address"
            autoComplete="street-address"
            maxLength={300}
            value={address}
            onChange={(next) => onChange({ address: next })}
            problem={shown(addressProblem(address))}
          />
          <TextField
            label="Firma telefonu"
            name="contact_phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={30}
            value={contactPhone}
            onChange={(next) => onChange({ contactPhone: next })}
            problem={shown(companyPhoneProblem(contactPhone))}
          />
        </>
      )}
    </>
  )
}
