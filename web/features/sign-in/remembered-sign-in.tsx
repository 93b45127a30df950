import type { RememberedAccount } from '../../api/connection.ts'
import type { LoginApiArg } from '../../api/generated-sign-in.ts'
import { CredentialsForm } from '../../frame/gate/credentials-form.tsx'
import { useEnter } from '../../frame/gate/use-sign-in.ts'
import { AccountCard } from './account-card.tsx'
import { hiddenPhone } from './account.ts'

type Props = { remembered: RememberedAccount }

/** Only a password field, for the person who signed in here last. */
export const RememberedSignIn = ({ remembered: { companyType, companyId, companyName, phone } }: Props) => (
  <CredentialsForm
    companyType={companyType as LoginApiArg['body']['company_type']}
    companyId={companyId}
    phone={phone}
    onPhone={() => undefined}
    isPhoneKnown
    focused="password"
    onSignedIn={useEnter()}
  >
    <AccountCard name={companyName} below={hiddenPhone(phone)} />
  </CredentialsForm>
)
