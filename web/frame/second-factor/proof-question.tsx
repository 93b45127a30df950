import { Text } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { PasswordField } from '../gate/password-field.tsx'

export interface Proof {
  password: string
  code: string
}

export const proofProblems = ({ password, code }: Proof) => ({
  password: password === '' ? 'Şifrenizi yazın' : undefined,
  code: code.trim() === '' ? 'Kodu yazın' : undefined,
})

type Field = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange' | 'problem'>

export const ProofFields = ({
  fieldOf,
  asksCode = true,
}: {
  fieldOf: (name: keyof Proof) => Field
  asksCode?: boolean
}) => (
  <>
    <PasswordField label="Şifreniz" autoComplete="current-password" {...fieldOf('password')} />
    {asksCode && (
      <TextField
        label="Doğrulama kodu"
        hint="Uygulamadaki kod ya da bir kurtarma kodu"
        autoComplete="one-time-code"
        maxLength={40}
        {...fieldOf('code')}
      />
    )}
  </>
)

type Props<Answer> = {
  title: string
  text: string
  submitText: string
  /** There is a second factor already. */
  asksCode?: boolean
  isDanger?: boolean
  banner?: string
  send: (proof: Proof) => PromiseLike<{ data?: Answer; error?: unknown }>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** Asks who it is once more before a change to the second factor. */
export const ProofQuestion = <Answer,>({
  title,
  text,
  submitText,
  asksCode = true,
  isDanger = false,
  banner,
  send,
  onDone,
  onClose,
}: Props<Answer>) => {
  const form = useDraftForm({
    initial: { password: '', code: '' },
    problemsOf: (proof) => ({ ...proofProblems(proof), ...(!asksCode && { code: undefined }) }),
    send,
    onSaved: (answer) => {
      onDone(answer)
    },
    ...(banner !== undefined && { banner }),
    isWorthAsking: () => false,
  })
  return (
    <FormDialog title={title} submitText={submitText} isDanger={isDanger} form={form} onClose={onClose}>
      <Text>{text}</Text>
      <ProofFields fieldOf={form.field} asksCode={asksCode} />
    </FormDialog>
  )
}
