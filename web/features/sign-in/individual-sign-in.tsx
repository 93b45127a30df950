import type { Pick } from '../../shared/forms/async-picker.tsx'
import { CompanyPicker } from '../../shared/forms/company-picker.tsx'
import { CredentialsForm } from '../../shared/session/credentials-form.tsx'
import { useEnter } from '../../shared/session/use-sign-in.ts'

export type OwnCompany = {
  company: Pick | null
  onCompany: (company: Pick | null) => void
  phone: string
  onPhone: (phone: string) => void
}

export const IndividualSignIn = ({ company, onCompany, phone, onPhone }: OwnCompany) => (
  <CredentialsForm
    companyType="individual"
    companyId={company?.id}
    phone={phone}
    onPhone={onPhone}
    onSignedIn={useEnter()}
  >
    <CompanyPicker type="corporate" picked={company} onPick={onCompany} />
  </CredentialsForm>
)
