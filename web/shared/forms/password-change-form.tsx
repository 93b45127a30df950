import { makeStyles } from '@fluentui/react-components'
import { passwordLength } from '../../../src/core/access/rules.ts'
import { useChangeIndividualPasswordMutation, useChangeOwnPasswordMutation } from '../../api/generated.ts'
import { useProfile } from '../session/profile-context.ts'
import { FormDialog } from './form-dialog.tsx'
import { FormNotice } from './form-notice.tsx'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { passwordProblem } from './problems.ts'
import { SubmitButton } from './submit-button.tsx'
import { type DraftForm, useDraftForm } from './use-draft-form.ts'

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '16px' },
  buttons: { display: 'flex', justifyContent: 'flex-end' },
})

const empty = { current: '', next: '', repeat: '' }
const submitText = 'Parolayı değiştir'

/** The same change under the address of the own area. Success is announced by the banner, and the form empties itself. */
const usePasswordChange = (onDone?: () => void) => {
  const { id: userId, company, area } = useProfile()
  const [changeIndividual] = useChangeIndividualPasswordMutation()
  const [changeOwn] = useChangeOwnPasswordMutation()
  const change = (current_password: string, new_password: string) => {
    const body = { current_password, new_password }
    return area === 'individual'
      ? changeIndividual({ companyId: company.id, userId, body })
      : changeOwn({ type: company.type, companyId: company.id, body })
  }
  const form = useDraftForm({
    initial: empty,
    problemsOf: ({ next, repeat }) => ({
      next: passwordProblem(next),
      repeat: next === repeat ? undefined : 'Yeni şifreler eşleşmiyor',
    }),
    send: ({ current, next }) => change(current, next),
    onSaved: () => {
      onDone?.()
      return empty
    },
    failure: 'Parola değiştirilemedi',
  })
  return { form, isComplete: Object.values(form.draft).every((text) => text !== '') }
}

const PasswordChangeFields = ({
  currentLabel = 'Mevcut parola',
  field,
}: { currentLabel?: string } & Pick<DraftForm<typeof empty>, 'field'>) => (
  <>
    <PasswordField label={currentLabel} autoComplete="current-password" {...field('current')} />
    <PasswordField
      label="Yeni parola"
      autoComplete="new-password"
      hint={`En az ${passwordLength.min} karakter`}
      {...field('next')}
    />
    <PasswordField label="Yeni parola (tekrar)" autoComplete="new-password" {...field('repeat')} />
  </>
)

export const PasswordChangeForm = ({ currentLabel }: { currentLabel?: string }) => {
  const styles = useStyles()
  const { form, isComplete } = usePasswordChange()
  return (
    <Form className={styles.form} onSubmit={form.submit}>
      <PasswordChangeFields currentLabel={currentLabel} field={form.field} />
      <FormNotice intent="error" text={form.notice} />
      <div className={styles.buttons}>
        <SubmitButton text={submitText} isDisabled={!isComplete} isBusy={form.isSending} />
      </div>
    </Form>
  )
}

export const PasswordChangeDialog = ({ onClose }: { onClose: () => void }) => {
  const { form, isComplete } = usePasswordChange(onClose)
  return (
    <FormDialog title="Parola değiştir" submitText={submitText} form={form} isDisabled={!isComplete} onClose={onClose}>
      <PasswordChangeFields field={form.field} />
    </FormDialog>
  )
}
