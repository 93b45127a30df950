import type { PasswordOwner } from '../../../src/core/access/rules.ts'
import { makeStyles } from '@fluentui/react-components'
import { useChangeIndividualPasswordMutation, useChangeOwnPasswordMutation } from '../../api/generated-sign-in.ts'
import { useProfile } from '../session/profile-context.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { NewPasswordField, passwordProblem } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { type DraftForm, useDraftForm } from '../forms/use-draft-form.ts'

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '16px' },
  buttons: { display: 'flex', justifyContent: 'flex-end' },
})

const empty = { current: '', next: '', repeat: '' }
const submitText = 'Şifreyi değiştir'

/**
 * The individual area has an address of its own for the same change. A banner announces success, and the form clears
 * itself.
 */
const usePasswordChange = (onDone?: () => void, isFirst = false) => {
  const { id: userId, full_name: name, phone, company, area } = useProfile()
  const owner = { names: [name], phones: [phone], companyName: company.name }
  const [changeIndividual] = useChangeIndividualPasswordMutation()
  const [changeOwn] = useChangeOwnPasswordMutation()
  const change = (current: string, new_password: string) => {
    const body = { new_password, ...(!isFirst && { current_password: current }) }
    return area === 'individual'
      ? changeIndividual({ companyId: company.id, userId, body })
      : changeOwn({ type: company.type, companyId: company.id, body })
  }
  const form = useDraftForm({
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
    banner: 'Şifreniz değiştirildi',
    failure: 'Şifre değiştirilemedi',
  })
  const { current, next, repeat } = form.draft
  return { form, owner, isComplete: (isFirst || current !== '') && next !== '' && repeat !== '' }
}

const PasswordChangeFields = ({
  isFirst = false,
  owner,
  field,
}: { isFirst?: boolean; owner: PasswordOwner } & Pick<DraftForm<typeof empty>, 'field'>) => (
  <>
    {!isFirst && <PasswordField label="Mevcut şifre" autoComplete="current-password" {...field('current')} />}
    <NewPasswordField label="Yeni şifre" owner={owner} {...field('next')} />
    <PasswordField label="Yeni şifre (tekrar)" autoComplete="new-password" {...field('repeat')} />
  </>
)

/** `isFirst`: replaces the one-time password that opened the session, so the current one is not asked for. */
export const PasswordChangeForm = ({ isFirst = false }: { isFirst?: boolean }) => {
  const styles = useStyles()
  const { form, owner, isComplete } = usePasswordChange(undefined, isFirst)
  return (
    <Form className={styles.form} onSubmit={form.submit}>
      <PasswordChangeFields isFirst={isFirst} owner={owner} field={form.field} />
      <FormNotice intent="error" text={form.notice} />
      <div className={styles.buttons}>
        <SubmitButton text={submitText} isDisabled={!isComplete} isBusy={form.isSending} />
      </div>
    </Form>
  )
}

export const PasswordChangeDialog = ({ onClose }: { onClose: () => void }) => {
  const { form, owner, isComplete } = usePasswordChange(onClose)
  return (
    <FormDialog title="Şifre değiştir" submitText={submitText} form={form} isDisabled={!isComplete} onClose={onClose}>
      <PasswordChangeFields owner={owner} field={form.field} />
    </FormDialog>
  )
}
