import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { RememberedAccount } from '../../api/connection.ts'
import type { CompanyHit } from '../../api/generated-sign-in.ts'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { useSession } from '../../frame/session/session-context.ts'
import type { Account } from './account.ts'
import { applicationAddress } from './application-link.ts'
import { IndividualSignIn } from './individual-sign-in.tsx'
import { ModeLinks, OtherWays, RememberedWays } from './mode-links.tsx'
import { RememberedSignIn } from './remembered-sign-in.tsx'
import { isCorporate, type Mode, modeIn, modeTitles, searchOf } from './modes.ts'

const CorporateSignIn = lazy(async () => ({ default: (await import('./corporate-sign-in.tsx')).CorporateSignIn }))
const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }))
const ApplicationForm = lazy(async () => ({ default: (await import('./application-form.tsx')).ApplicationForm }))
const ForgotForm = lazy(async () => ({ default: (await import('./forgot-form.tsx')).ForgotForm }))

type Props = {
  linked: CompanyHit | undefined
  /** What is wrong with the link. */
  problem: string | undefined
  initial: Account
  initiallyRemembered: RememberedAccount | null
}

/** Each mode has its own address, so that the browser's back button moves between them. */
export const SignInModes = ({ linked, problem, initial, initiallyRemembered }: Props) => {
  const { lastAccount } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [search] = useSearchParams()
  const [account, setAccount] = useState(initial)
  const [remembered, setRemembered] = useState(initiallyRemembered)
  const chosen = modeIn(search)
  const isStaff = remembered === null ? account.type !== 'corporate' : remembered.companyType !== 'individual'
  const mode = chosen ?? (isStaff ? 'corporate' : 'individual')
  const notice = (location.state as { notice?: string } | null)?.notice
  const show = (next: Mode, text?: string) =>
    void navigate({ search: searchOf(next, search) }, { state: { notice: text }, replace: text === undefined })
  const props = {
    account,
    onAccount: (part: Partial<Account>) => setAccount((before) => ({ ...before, ...part })),
    linked,
  }
  const showApplication = (secret: string, notice: string) =>
    void navigate(applicationAddress(secret), { state: { notice } })
  const signInMode = isCorporate(mode) ? 'corporate' : 'individual'
  const forgetRemembered = () => {
    lastAccount.forget()
    setRemembered(null)
    setAccount({ type: 'corporate', company: null, phone: '' })
    show(signInMode)
  }

  if (chosen === undefined && remembered !== null)
    return (
      <>
        <PageHeading title="Tekrar hoş geldiniz" />
        <RememberedSignIn remembered={remembered} />
        <RememberedWays mode={mode} onOther={forgetRemembered} />
      </>
    )
  return (
    <>
      <ModeLinks mode={mode} />
      <PageHeading title={modeTitles[mode]} />
      <FormNotice intent="success" text={notice} />
      <FormNotice intent="error" text={problem} />
      <Suspense fallback={<Skeleton shape="picture" />}>
        {mode === 'individual' && <IndividualSignIn {...props} />}
        {mode === 'corporate' && <CorporateSignIn {...props} />}
        {mode === 'register' && (
          <RegisterForm
            {...props}
            onRegistered={(message) => show('individual', message)}
            onWaiting={showApplication}
          />
        )}
        {mode === 'corp-register' && <ApplicationForm {...props} onSent={showApplication} />}
        {(mode === 'forgot' || mode === 'corp-forgot') && (
          <ForgotForm {...props} isCorporate={isCorporate(mode)} onRequested={(message) => show(signInMode, message)} />
        )}
      </Suspense>
      <OtherWays mode={mode} />
    </>
  )
}
