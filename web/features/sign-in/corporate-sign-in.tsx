import type { AccountProps } from './account.ts'
import { CompanyField } from './company-field.tsx'
import { CompanyTypeField } from './company-type-field.tsx'
import { SignInForm } from './sign-in-form.tsx'

export const CorporateSignIn = (props: AccountProps) => {
  const { account, onAccount } = props
  return (
    <SignInForm {...props} companyType={account.type}>
      <CompanyTypeField value={account.type} onChange={(type) => onAccount({ type, company: null })} />
      <CompanyField {...props} type={account.type} />
    </SignInForm>
  )
}
