import type { PasswordOwner } from '../../../src/core/access/rules.ts'
import { NewPasswordField, passwordProblem } from '../../frame/gate/new-password-field.tsx'
import { PasswordField } from '../../frame/gate/password-field.tsx'
import type { DraftForm } from '../../frame/forms/use-draft-form.ts'

export type NewPassword = { password: string; repeat: string }

export const noPassword: NewPassword = { password: '', repeat: '' }

export const newPasswordProblems = ({ password, repeat }: NewPassword, owner: PasswordOwner) => ({
  password: passwordProblem(password, owner),
  repeat: password === repeat ? undefined : 'Şifreler eşleşmiyor',
})

type Props = Pick<DraftForm<NewPassword>, 'field'> & { owner: PasswordOwner }

export const NewPasswordFields = ({ field, owner }: Props) => (
  <>
    <NewPasswordField label="Şifre" owner={owner} {...field('password')} />
    <PasswordField label="Şifre (tekrar)" autoComplete="new-password" {...field('repeat')} />
  </>
)
