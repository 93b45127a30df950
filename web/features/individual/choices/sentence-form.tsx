import { Field, makeStyles } from '@fluentui/react-components'
import { maxMessage } from '../../../../src/core/feedback/rules.ts'
import { showsNothing } from '../../../../src/core/shared/rules.ts'
import { useCreateRequestMutation } from '../../../api/generated.ts'
import type { PastChoice } from '../../../api/generated-eating.ts'
import { useRepeatable } from '../../../frame/forms/use-repeatable.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { firstLetters } from '../../../ui/words/first-letters.ts'
import { Input } from '../../../ui/forms/input.tsx'

const maxTitle = 100

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
})

/**
 * What somebody has to say about a rated dish. The kitchen reads it as a request, without the stars (rule M5), and others
 * do if its writer lets them (rule P15).
 */
export const SentenceForm = ({ choice, onSent }: { choice: PastChoice; onSent: () => void }) => {
  const styles = useStyles()
  const oneself = useOneself()
  const [create] = useCreateRequestMutation()
  const repeatable = useRepeatable()
  const { draft, change, notice, isSending, submit } = useDraftForm({
    initial: { text: '' },
    send: ({ text }) =>
      repeatable((key) =>
        create({
          ...oneself,
          'Idempotency-Key': key,
          body: {
            title: firstLetters(choice.meal, maxTitle),
            message: text.trim(),
            rated: { date: choice.date, shift_id: choice.shift_id },
          },
        }),
      ),
    onSaved: () => {
      onSent()
      return { text: '' }
    },
    failure: 'Mutfağa iletilemedi',
  })
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Field
        label={`${choice.meal} için mutfağa`}
        hint="Mutfak yalnızca baş harflerinizi görür, puanınızı görmez. Başkaları, ancak siz İstek ve öneri sayfasında izin verirseniz okur."
      >
        <Input autoFocus maxLength={maxMessage} value={draft.text} onChange={(value) => change({ text: value })} />
      </Field>
      <FormNotice intent="error" text={notice} />
      <SubmitButton text="Gönder" isDisabled={showsNothing(draft.text)} isBusy={isSending} />
    </Form>
  )
}
