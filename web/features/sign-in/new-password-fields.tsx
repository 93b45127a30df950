import type { PasswordOwner } from '../../../src/core/access/rules.ts'
import { NewPasswordField } from '../../shared/forms/new-password-field.tsx'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { passwordProblem } from '../../shared/forms/problems.ts'
import type { DraftForm } from '../../shared/forms/use-draft-form.ts'

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
