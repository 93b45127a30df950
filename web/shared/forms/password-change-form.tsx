import { Button, makeStyles } from '@fluentui/react-components'
import { useChangeIndividualPasswordMutation, useChangeOwnPasswordMutation } from '../../api/generated.ts'
import { useProfile } from '../session/profile-context.ts'
import { FormNotice } from './form-notice.tsx'
import { Form } from './form.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { passwordProblem } from './problems.ts'
import { SubmitButton } from './submit-button.tsx'
import { useDraftForm } from './use-draft-form.ts'

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '16px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'flex-end' },
})

const empty = { current: '', next: '', repeat: '' }

/** The same change under the address of the own area. */
const useChangePassword = () => {
  const { id: userId, company, area } = useProfile()
  const [changeIndividual] = useChangeIndividualPasswordMutation()
  const [changeOwn] = useChangeOwnPasswordMutation()
  return (current_password: string, new_password: string) => {
    const body = { current_password, new_password }
    return area === 'individual'
      ? changeIndividual({ companyId: company.id, userId, body })
      : changeOwn({ type: company.type, companyId: company.id, body })
  }
}

type Props = { currentLabel?: string; onDone?: () => void; onCancel?: () => void }

/** Success is announced by the banner; this form empties itself and tells its host. */
export const PasswordChangeForm = ({ currentLabel = 'Mevcut parola', onDone, onCancel }: Props) => {
  const styles = useStyles()
  const change = useChangePassword()
  const { full_name: name, phone, company } = useProfile()
  const owner = { names: [name], phones: [phone], companyName: company.name }
  const { draft, field, notice, isSending, submit } = useDraftForm({
    initial: empty,
    problemsOf: ({ next, repeat }) => ({
      next: passwordProblem(next, owner),
      repeat: next === repeat ? undefined : 'Yeni şifreler eşleşmiyor',
    }),
    send: ({ current, next }) => change(current, next),
    onSaved: () => {
      onDone?.()
      return empty
    },
    failure: 'Parola değiştirilemedi',
  })
  const isComplete = Object.values(draft).every((text) => text !== '')
  return (
    <Form className={styles.form} onSubmit={submit}>
      <PasswordField label={currentLabel} autoComplete="current-password" {...field('current')} />
      <NewPasswordField label="Yeni parola" owner={owner} {...field('next')} />
      <PasswordField label="Yeni parola (tekrar)" autoComplete="new-password" {...field('repeat')} />
      <FormNotice intent="error" text={notice} />
      <div className={styles.buttons}>
        {onCancel !== undefined && <Button onClick={onCancel}>Vazgeç</Button>}
        <SubmitButton text="Parolayı değiştir" isDisabled={!isComplete} isBusy={isSending} />
      </div>
    </Form>
  )
}
