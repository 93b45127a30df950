import { Button, makeStyles, Text } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import type { CompleteSignInApiArg, PasskeyQuestion } from '../../api/generated-sign-in.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { problemText } from '../../ui/words/problem-text.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'

const useStyles = makeStyles({ form: { display: 'grid', rowGap: '16px' } })

const kinds = {
  app: {
    label: 'Doğrulama kodu',
    text: 'Şifreniz doğru. Doğrulama uygulamanızdaki 6 haneli kodu yazın.',
    missing: 'Kodu yazın',
    other: 'Kurtarma kodu kullan',
  },
  recovery: {
    label: 'Kurtarma kodu',
    text: 'Şifreniz doğru. Kurtarma kodlarınızdan birini yazın; her kod bir kez kullanılır.',
    missing: 'Kurtarma kodunu yazın',
    other: 'Uygulamadaki kodu kullan',
  },
} as const

/** Passkeys are bound to a host name, so panels on other sites cannot use them. */
const canUsePasskeys = (site: string): boolean => location.hostname === site && 'PublicKeyCredential' in window

const failure = 'Giriş işlemi başarısız'

type Sent<Answer> = { data?: Answer; error?: unknown }

type Props<Answer> = {
  /** Null if they have no passkey. */
  question: PasskeyQuestion | null
  send: (proof: Pick<CompleteSignInApiArg['body'], 'code' | 'passkey'>) => PromiseLike<Sent<Answer>>
  onSignedIn: (answer: Answer) => void
  /** To the password. */
  onBack: () => void
}

/** Asks for a code, or a passkey, after the password was right. */
export const SecondStepForm = <Answer,>({ question, send, onSignedIn, onBack }: Props<Answer>) => {
  const styles = useStyles()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<keyof typeof kinds>('app')
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus(), [kind])
  const texts = kinds[kind]
  const [passkey, setPasskey] = useState<{ isBusy?: boolean; problem?: string }>({})
  const { field, change, notice, isSending, submit } = useDraftForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({ code: code.trim() === '' ? texts.missing : undefined }),
    send: ({ code }) => {
      setPasskey({})
      return send({ code })
    },
    onSaved: (answer) => {
      onSignedIn(answer)
    },
    failure,
    isWorthAsking: () => false,
  })
  const signByPasskey = async (asked: PasskeyQuestion) => {
    setPasskey({ isBusy: true })
    try {
      const { signChallenge } = await import('./passkeys.ts')
      const { data, error } = await send({ passkey: await signChallenge(asked) })
      if (data !== undefined) return onSignedIn(data)
      setPasskey({ problem: problemText(error, failure) })
    } catch {
      setPasskey({ problem: 'Geçiş anahtarı kullanılamadı. Yeniden deneyin ya da uygulamadaki kodu yazın.' })
    }
  }
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <Text>{texts.text}</Text>
      <TextField
        label={texts.label}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        maxLength={40}
        {...field('code')}
      />
      <FormNotice intent="error" text={passkey.problem ?? notice} />
      <SubmitButton text="Doğrula" isBusy={isSending} />
      {question !== null && canUsePasskeys(question.site) && (
        <BusyButton isBusy={passkey.isBusy === true} onClick={() => void signByPasskey(question)}>
          Geçiş anahtarı kullan
        </BusyButton>
      )}
      <Button
        onClick={() => {
          setKind(kind === 'app' ? 'recovery' : 'app')
          change({ code: '' })
        }}
      >
        {texts.other}
      </Button>
      <Button appearance="subtle" onClick={onBack}>
        Şifreye dön
      </Button>
    </Form>
  )
}
