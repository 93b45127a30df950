import { useState } from 'react'
import type { CompanyType } from '../../api/generated.ts'
import type { Pick } from '../../shared/forms/async-picker.tsx'
import { CompanyPicker } from '../../shared/forms/company-picker.tsx'
import { useEnter } from '../../shared/session/use-sign-in.ts'
import { CompanyTypeField } from './company-type-field.tsx'
import { CredentialsForm } from '../../shared/session/credentials-form.tsx'

export const CorporateSignIn = () => {
  const [type, setType] = useState<CompanyType>('corporate')
  const [company, setCompany] = useState<Pick | null>(null)
  const [phone, setPhone] = useState('')
  return (
    <CredentialsForm
      companyType={type}
      companyId={company?.id}
      phone={phone}
      onPhone={setPhone}
      onSignedIn={useEnter()}
    >
      <CompanyTypeField
        value={type}
        onChange={(next) => {
          setType(next)
          setCompany(null)
        }}
      />
      <CompanyPicker key={type} type={type} picked={company} onPick={setCompany} />
    </CredentialsForm>
  )
}
