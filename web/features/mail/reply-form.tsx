import { Button, Checkbox, Field, makeStyles, Textarea } from '@fluentui/react-components'
import { mailLimits } from '../../../src/core/mail/rules.ts'
import { reasons } from '../../../src/texts/kernel/reasons.ts'
import { addresseeName } from '../../../src/texts/mail/labels.ts'
import { type Attachment, type Message, useSendMessageMutation } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useRepeatable } from '../../frame/forms/use-repeatable.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { FileField } from './file-field.tsx'
import { quoteOf, receiversOfReply, recipientOf, subjectOfReply } from './quote.ts'
import { useFiles } from './use-files.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '12px',
    padding: '12px 14px',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.canvas,
  },
  quote: {
    maxHeight: '120px',
    overflowY: 'auto',
    margin: 0,
    paddingLeft: '12px',
    borderLeft: `3px solid ${colors.line}`,
    color: colors.ink2,
    fontSize: '12px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
})

interface Reply {
  text: string
  toAll: boolean
  files: Attachment[]
}

const namesOf = (people: Message['to_addresses']): string => people.map(addresseeName).join(', ')

type Props = { message: Message; userId: string; onClose: () => void }

export const ReplyForm = ({ message, userId, onClose }: Props) => {
  const styles = useStyles()
  const company = useCompany()
  const [send] = useSendMessageMutation()
  const repeatable = useRepeatable()
  const { first, others } = receiversOfReply(message, userId)
  const quote = quoteOf(message)
  const form = useDraftForm({
    // What a partner was answered is of interest to all managers who got the message.
    initial: (): Reply => ({ text: '', toAll: message.from_address.kind === 'partner', files: [] }),
    problemsOf: ({ text }) => ({ text: text.trim() === '' ? reasons.replyBlank : undefined }),
    prefix: 'Yanıt gönderme sırasında hata oluştu',
    send: async ({ text, toAll, files }) => {
      const body = {
        to_addresses: (toAll ? [...first, ...others] : first).slice(0, mailLimits.recipients).map(recipientOf),
        subject: subjectOfReply(message.subject),
        body: `${text.trim()}\n\n${quote}`,
        labels: ['reply' as const],
        attachments: files.map(({ id }) => ({ id })),
      }
      return repeatable((key) => send({ ...company, 'Idempotency-Key': key, body }))
    },
    onSaved: onClose,
    banner: 'Mesaj gönderildi',
  })
  const { draft, change, problems } = form
  const files = useFiles(draft.files, (files) => change({ files }))
  return (
    <Form className={styles.root} onSubmit={form.submit}>
      <Field label={`Yanıt: ${namesOf(first)}`} validationMessage={problems.text}>
        <Textarea
          autoFocus
          name="text"
          rows={5}
          resize="vertical"
          maxLength={mailLimits.body - quote.length - 2}
          value={draft.text}
          onChange={(_, data) => change({ text: data.value })}
        />
      </Field>
      {others.length > 0 && (
        <Checkbox
          label={`Diğer alıcılara da gönder: ${namesOf(others)}`}
          checked={draft.toAll}
          onChange={(_, { checked }) => change({ toAll: checked === true })}
        />
      )}
      <blockquote tabIndex={0} aria-label="Alıntı" className={styles.quote}>
        {quote}
      </blockquote>
      <FileField files={draft.files} state={files} />
      <FormNotice intent="error" text={form.notice} />
      <div className={styles.actions}>
        <Button onClick={() => form.leave(onClose)}>Vazgeç</Button>
        <SubmitButton text="Gönder" isDisabled={files.arriving.length > 0} isBusy={form.isSending} />
      </div>
    </Form>
  )
}
