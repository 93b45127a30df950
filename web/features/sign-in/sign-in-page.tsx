import { makeStyles } from '@fluentui/react-components'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Skeleton } from '../../shared/feedback/skeletons.tsx'
import type { Pick } from '../../shared/forms/async-picker.tsx'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import { PageHeading } from '../../shared/page-heading.tsx'
import { Panel } from '../../shared/panel.tsx'
import { Brand } from './brand.tsx'
import { IndividualSignIn } from './individual-sign-in.tsx'
import { ModeLinks, OtherWays } from './mode-links.tsx'
import { type Mode, modeIn, modeTitles, searchOf } from './modes.ts'

const CorporateSignIn = lazy(async () => ({ default: (await import('./corporate-sign-in.tsx')).CorporateSignIn }))
const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }))
const ApplicationForm = lazy(async () => ({ default: (await import('./application-form.tsx')).ApplicationForm }))

const useStyles = makeStyles({
  page: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateRows: 'auto 1fr',
    '@media (min-width: 900px)': { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(360px, 5fr) 7fr' },
  },
  main: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    padding: '16px',
    '@media (min-width: 900px)': { alignContent: 'center', padding: '32px' },
  },
  panel: { width: '100%', maxWidth: '460px' },
})

/** The four modes are addresses, so that the browser's back button leads from one to the other. */
export const SignInPage = () => {
  const styles = useStyles()
  const navigate = useNavigate()
  const location = useLocation()
  const mode = modeIn(useSearchParams()[0])
  const [company, setCompany] = useState<Pick | null>(null)
  const [phone, setPhone] = useState('')
  const notice = (location.state as { notice?: string } | null)?.notice
  const show = (next: Mode, text: string) => void navigate({ search: searchOf(next) }, { state: { notice: text } })
  const shared = { company, onCompany: setCompany, phone, onPhone: setPhone }

  return (
    <div className={styles.page}>
      <Brand />
      <main className={styles.main}>
        <Panel className={styles.panel}>
          <ModeLinks mode={mode} />
          <PageHeading title={modeTitles[mode]} />
          <FormNotice intent="success" text={notice} />
          <Suspense fallback={<Skeleton shape="picture" />}>
            {mode === 'individual' && <IndividualSignIn {...shared} />}
            {mode === 'corporate' && <CorporateSignIn />}
            {mode === 'register' && (
              <RegisterForm {...shared} onRegistered={(message) => show('individual', message)} />
            )}
            {mode === 'corp-register' && <ApplicationForm onSent={(message) => show('corporate', message)} />}
          </Suspense>
          <OtherWays mode={mode} />
        </Panel>
      </main>
    </div>
  )
}
