import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { problemText } from '../problem-text.ts'
import { FormNotice } from './form-notice.tsx'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { passwordProblem, shortestPassword } from './passwords.ts'
import { SubmitButton } from './submit-button.tsx'
import { useChangePassword } from './use-change-password.ts'

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '16px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'flex-end' },
})

const empty = { current: '', next: '', repeat: '' }

type Props = { currentLabel?: string; onDone?: () => void; onCancel?: () => void }

/** Success is announced by the banner; this form empties itself and tells its host. */
export const PasswordChangeForm = ({ currentLabel = 'Mevcut parola', onDone, onCancel }: Props) => {
  const styles = useStyles()
  const { change, isLoading, error } = useChangePassword()
  const [typed, setTyped] = useState(empty)
  const [isChecked, setChecked] = useState(false)
  const tooShort = passwordProblem(typed.next)
  const different = typed.next === typed.repeat ? undefined : 'Yeni şifreler eşleşmiyor'
  const isComplete = Object.values(typed).every((text) => text !== '')

  const submit = async () => {
    setChecked(true)
    if (tooShort !== undefined || different !== undefined) return
    try {
      await change(typed.current, typed.next)
    } catch {
      return
    }
    setTyped(empty)
    setChecked(false)
    onDone?.()
  }
  const field = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })

  return (
    <Form className={styles.form} onSubmit={submit}>
      <PasswordField label={currentLabel} autoComplete="current-password" {...field('current')} />
      <PasswordField
        label="Yeni parola"
        autoComplete="new-password"
        hint={`En az ${shortestPassword} karakter`}
        problem={isChecked ? tooShort : undefined}
        {...field('next')}
      />
      <PasswordField
        label="Yeni parola (tekrar)"
        autoComplete="new-password"
        problem={isChecked ? different : undefined}
        {...field('repeat')}
      />
      <FormNotice
        intent="error"
        text={error === undefined ? undefined : problemText(error, 'Parola değiştirilemedi')}
      />
      <div className={styles.buttons}>
        {onCancel !== undefined && (
          <Button size="large" onClick={onCancel}>
            Vazgeç
          </Button>
        )}
        <SubmitButton text="Parolayı değiştir" isDisabled={!isComplete} isBusy={isLoading} />
      </div>
    </Form>
  )
}
