import { useState, type ReactNode } from 'react'
import type { LoginApiArg, OpenedSession } from '../../api/generated-sign-in.ts'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import { CredentialsForm } from '../../frame/gate/credentials-form.tsx'
import { useSession } from '../../frame/session/session-context.ts'
import { useEnter } from '../../frame/gate/use-sign-in.ts'
import type { AccountProps } from './account.ts'
import { RememberField } from './remember-field.tsx'

type Props = AccountProps & {
  companyType: LoginApiArg['body']['company_type']
  /** The fields that name the company. */
  children: ReactNode
}

/** Remembers who signs in, unless they say that the device is shared; in that case anybody remembered is forgotten. */
export const SignInForm = ({ companyType, account, onAccount, linked, children }: Props) => {
  const { lastAccount } = useSession()
  const enter = useEnter()
  const [isOwnDevice, setOwnDevice] = useState(true)
  const type = companyType === 'individual' ? 'corporate' : companyType
  const company = account.type === type ? account.company : null
  const finish = (answer: OpenedSession) => {
    if (company !== null && isOwnDevice)
      lastAccount.remember({
        companyType,
        companyId: company.id,
        companyName: company.name,
        phone: phoneDigits(account.phone),
      })
    else lastAccount.forget()
    enter(answer)
  }
  const isLinked = company !== null && company.id === linked?.id
  return (
    <CredentialsForm
      companyType={companyType}
      companyId={company?.id}
      phone={account.phone}
      onPhone={(phone) => onAccount({ phone })}
      onSignedIn={finish}
      focused={isLinked ? (account.phone === '' ? 'phone' : 'password') : undefined}
      below={<RememberField checked={isOwnDevice} onChange={setOwnDevice} />}
    >
      {children}
    </CredentialsForm>
  )
}
