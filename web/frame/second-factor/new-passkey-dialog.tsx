import { Text } from '@fluentui/react-components'
import { passkeyNameRule } from '../../../src/core/access/rules.ts'
import { useAddPasskeyMutation, useStartPasskeyMutation } from '../../api/generated.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { ProofFields, proofProblems } from './proof-question.tsx'

const declined = {
  error: { data: { detail: 'Geçiş anahtarı oluşturulmadı. Bu cihazda zaten bir anahtarınız olabilir.' } },
}

/** Asks for password and code, then the device asks for a finger, a face or a touch. */
export const NewPasskeyDialog = ({ onDone }: { onDone: () => void }) => {
  const [start] = useStartPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const form = useDraftForm({
    initial: { name: '', password: '', code: '' },
    problemsOf: ({ name, ...proof }) => ({
      name: name.trim() === '' ? 'Anahtara bir ad verin' : undefined,
      ...proofProblems(proof),
    }),
    send: async ({ name, ...proof }) => {
      const offer = await start({ body: proof })
      if (offer.data === undefined) return { error: offer.error }
      const { makePasskey } = await import('../gate/passkeys.ts')
      const made = await makePasskey(offer.data).catch(() => null)
      return made === null ? declined : add({ body: { name, ...made } })
    },
    onSaved: () => {
      onDone()
    },
    banner: 'Geçiş anahtarı eklendi',
    isWorthAsking: () => false,
  })
  return (
    <FormDialog title="Geçiş anahtarı ekle" submitText="Devam et" form={form} onClose={onDone}>
      <Text>
        Girişte kod yazmak yerine bu cihazın parmak izi, yüz tanıma ya da ekran kilidini, ya da bir güvenlik anahtarını
        kullanırsınız.
      </Text>
      <TextField label="Anahtarın adı" maxLength={passkeyNameRule.max} placeholder="Dizüstü" {...form.field('name')} />
      <ProofFields fieldOf={form.field} />
    </FormDialog>
  )
}
