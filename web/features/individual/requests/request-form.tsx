import { Field, makeStyles, Radio, RadioGroup, Text, Textarea, tokens } from '@fluentui/react-components'
import { useId, useRef } from 'react'
import { maxMessage } from '../../../../src/core/feedback/rules.ts'
import { showsNothing } from '../../../../src/core/shared/rules.ts'
import { urgencyLabels } from '../../../../src/texts/feedback/labels.ts'
import { type CreateRequestApiArg, useCreateRequestMutation } from '../../../api/generated.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useRepeatable } from '../../../frame/forms/use-repeatable.ts'
import type { Urgency } from '../../../api/generated.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { firstLetters } from '../../../ui/words/first-letters.ts'

const maxTitleLength = 30

interface RequestDraft {
  text: string
  urgency: Urgency
}

const emptyDraft: RequestDraft = { text: '', urgency: 'low' }

const isBlank = ({ text }: RequestDraft): boolean => showsNothing(text)

const requestOf = ({ text, urgency }: RequestDraft): CreateRequestApiArg['body'] => {
  const message = text.trim()
  return { title: firstLetters(message, maxTitleLength), message, urgency }
}

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  /* By default a text area is twenty characters wide. */
  text: { gridTemplateColumns: 'minmax(0, 1fr)' },
  urgency: { flexWrap: 'wrap' },
  counter: { color: tokens.colorNeutralForeground3, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})

export const RequestForm = () => {
  const styles = useStyles()
  const counterId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const oneself = useOneself()
  const [create] = useCreateRequestMutation()
  const repeatable = useRepeatable()
  const { draft, change, notice, done, isSending, submit } = useDraftForm({
    initial: emptyDraft,
    send: (draft) => repeatable((key) => create({ ...oneself, 'Idempotency-Key': key, body: requestOf(draft) })),
    onSaved: () => {
      field.current?.focus()
      return emptyDraft
    },
    success: 'İsteğiniz mutfağa iletildi',
    failure: 'İsteğiniz gönderilemedi',
  })
  return (
    <Form className={styles.form} onSubmit={submit}>
      <div>
        <Field
          label="İsteğiniz ya da öneriniz"
          hint="Mutfak adınızı görmez, yalnızca baş harflerini görür."
          required
          className={styles.text}
        >
          <Textarea
            ref={field}
            rows={6}
            resize="vertical"
            maxLength={maxMessage}
            aria-describedby={counterId}
            value={draft.text}
            onChange={(_, { value }) => change({ text: value })}
          />
        </Field>
        <Text id={counterId} block size={200} className={styles.counter}>
          {`${draft.text.length} / ${maxMessage}`}
        </Text>
      </div>
      <Field label="Aciliyet">
        <RadioGroup
          layout="horizontal"
          className={styles.urgency}
          value={draft.urgency}
          onChange={(_, { value }) => change({ urgency: value as Urgency })}
        >
          {Object.entries(urgencyLabels).map(([urgency, label]) => (
            <Radio key={urgency} value={urgency} label={label} />
          ))}
        </RadioGroup>
      </Field>
      <FormNotice intent="error" text={notice} />
      <FormNotice intent="success" text={done} />
      <SubmitButton text="Gönder" isDisabled={isBlank(draft)} isBusy={isSending} />
    </Form>
  )
}
