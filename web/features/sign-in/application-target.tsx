import { CompanyPicker } from '../../shared/forms/company-picker.tsx'
import { TextField } from '../../shared/forms/text-field.tsx'
import type { DraftForm } from '../../shared/forms/use-draft-form.ts'
import type { Draft } from './application-draft.ts'
import { CompanyTypeField } from './company-type-field.tsx'

/** The company that the application is about. */
export const ApplicationTarget = ({ draft: { mode, type, company }, change, field }: DraftForm<Draft>) => {
  return (
    <>
      <CompanyTypeField value={type} onChange={(next) => change({ type: next, company: null })} />
      {mode === 'existing' ? (
        <CompanyPicker key={type} type={type} picked={company} onPick={(next) => change({ company: next })} />
      ) : (
        <>
          <TextField label="Firma adı" autoComplete="organization" maxLength={120} {...field('name')} />
          <TextField label="Adres" autoComplete="street-address" maxLength={300} {...field('address')} />
          <TextField
            label="Firma telefonu"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={30}
            {...field('contactPhone')}
          />
        </>
      )}
    </>
  )
}
