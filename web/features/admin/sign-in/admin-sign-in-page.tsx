import { makeStyles } from '@fluentui/react-components'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { usernameRule } from '../../../../src/core/access/rules.ts'
import {
  type AdminLoginApiResponse,
  type OpenedAdminSession,
  type SecondStepNeeded,
  useAdminLoginMutation,
  useCompleteAdminSignInMutation,
} from '../../../api/generated-admin.ts'
import { baseApi } from '../../../api/base-api.ts'
import { colors } from '../../../ui/colors.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../frame/gate/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/states/skeletons.tsx'
import { useSession } from '../../../frame/session/session-context.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    rowGap: '24px',
    minHeight: '100dvh',
    padding: 'max(24px, 12dvh) 16px 16px',
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 700,
  },
  mark: { width: '36px', height: '36px' },
  label: {
    paddingLeft: '12px',
    borderLeft: `1px solid ${colors.line}`,
    color: colors.ink3,
    fontSize: '16px',
    fontWeight: 400,
  },
  panel: { width: '100%', maxWidth: '400px' },
  form: { display: 'grid', rowGap: '16px' },
})

const SecondStepForm = lazy(async () => ({
  default: (await import('../../../frame/gate/second-step-form.tsx')).SecondStepForm<OpenedAdminSession>,
}))

/** Sends the token by which the server recognizes the device, and stores the one it returns. */
const useKnownDevice = () => {
  const { knownDevices } = useSession()
  return async <Data extends AdminLoginApiResponse>(
    username: string,
    send: (deviceToken: string | undefined) => PromiseLike<{ data?: Data; error?: unknown }>,
  ) => {
    const account = `admin:${username}`
    const answer = await send(knownDevices.tokenOf(account))
    const { data } = answer
    if (data !== undefined && 'device_token' in data) knownDevices.keep(account, data.device_token)
    return answer
  }
}

const SignIn = () => {
  const styles = useStyles()
  const session = useSession()
  const navigate = useNavigate()
  const dispatch = useApiDispatch()
  const [login] = useAdminLoginMutation()
  const [complete] = useCompleteAdminSignInMutation()
  const asKnown = useKnownDevice()
  const [step, setStep] = useState<SecondStepNeeded['second_step']>()
  const enter = ({ token }: OpenedAdminSession) => {
    session.start(token)
    dispatch(baseApi.util.resetApiState())
    void navigate('/admin')
  }
  const { draft, field, notice, isSending, submit } = useDraftForm({
    initial: { username: '', password: '' },
    problemsOf: ({ username, password }) => ({
      username: username.trim() === '' ? 'Kullanıcı adınızı yazın' : undefined,
      password: password === '' ? 'Şifrenizi yazın' : undefined,
    }),
    send: ({ username, password }) =>
      asKnown(username.trim(), (device_token) =>
        login({ body: { username: username.trim(), password, device_token } }),
      ),
    onSaved: (answer) => {
      if ('second_step' in answer) setStep(answer.second_step)
      else enter(answer)
    },
    failure: 'Giriş işlemi başarısız',
    isWorthAsking: () => false,
  })
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <img className={styles.mark} src="/favicon.svg" alt="" />
        Tabldot
        <span className={styles.label}>Yönetim</span>
      </header>
      <Panel className={styles.panel}>
        <main>
          <div className={styles.form}>
            <PageHeading title="Yönetici girişi" />
            {step === undefined ? (
              <Form className={styles.form} onSubmit={submit}>
                <TextField
                  label="Kullanıcı adı"
                  autoComplete="username"
                  maxLength={usernameRule.max}
                  {...field('username')}
                />
                <PasswordField label="Şifre" autoComplete="current-password" {...field('password')} />
                <FormNotice intent="error" text={notice} />
                <SubmitButton text="Giriş yap" isBusy={isSending} />
              </Form>
            ) : (
              <Suspense fallback={<Skeleton shape="lines" />}>
                <SecondStepForm
                  question={step.passkey}
                  send={(proof) =>
                    asKnown(draft.username.trim(), (device_token) =>
                      complete({ body: { challenge: step.challenge, ...proof, device_token } }),
                    )
                  }
                  onSignedIn={enter}
                  onBack={() => setStep(undefined)}
                />
              </Suspense>
            )}
          </div>
        </main>
      </Panel>
    </div>
  )
}

export const AdminSignInPage = () => (useSession().token() === null ? <SignIn /> : <Navigate replace to="/admin" />)
