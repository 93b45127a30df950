import { useState } from 'react'
import { useResetPasswordByLinkMutation } from '../../api/generated-mailing.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useFormStyles } from '../../frame/gate/credentials-form.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { codeOf } from '../../ui/words/problem-text.ts'
import { modeTitles, searchOf } from './modes.ts'
import { NewPasswordFields, newPasswordProblems, noPassword } from './new-password-fields.tsx'

/** The page does not know whose password it is; the server compares it with name and phone. */
const owner = { names: [] }

export const NewPasswordByLink = ({ token }: { token: string }) => {
  const styles = useFormStyles()
  const [reset] = useResetPasswordByLinkMutation()
  const [state, setState] = useState<'open' | 'over' | 'done'>('open')
  const { draft, field, notice, isSending, submit } = useDraftForm({
    initial: noPassword,
    problemsOf: (draft) => newPasswordProblems(draft, owner),
    send: async ({ password }) => {
      const answer = await reset({ body: { token, new_password: password } })
      if (codeOf(answer.error) === 'reset_link.over') setState('over')
      return answer
    },
    onSaved: () => {
      setState('done')
      return noPassword
    },
    failure: 'Şifre yenilenemedi',
  })
  if (state === 'done')
    return (
      <>
        <FormNotice intent="success" text="Şifreniz yenilendi. Yeni şifrenizle giriş yapın." />
        <LinkButton to="/" appearance="primary">
          {modeTitles.individual}
        </LinkButton>
      </>
    )
  return (
    <Form className={styles.form} onSubmit={submit}>
      {state === 'open' && <NewPasswordFields field={field} owner={owner} />}
      <FormNotice intent="error" text={notice} />
      {state === 'over' ? (
        <LinkButton to={`/${searchOf('forgot')}`}>{modeTitles.forgot}</LinkButton>
      ) : (
        <SubmitButton
          text="Şifreyi yenile"
          isDisabled={draft.password === '' || draft.repeat === ''}
          isBusy={isSending}
        />
      )}
    </Form>
  )
}
