import type { AccountProps } from './account.ts'
import { CompanyField } from './company-field.tsx'
import { SignInForm } from './sign-in-form.tsx'

export const IndividualSignIn = (props: AccountProps) => (
  <SignInForm {...props} companyType="individual">
    <CompanyField {...props} type="corporate" />
  </SignInForm>
)
