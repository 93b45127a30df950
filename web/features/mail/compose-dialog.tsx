import { Field, Textarea } from '@fluentui/react-components'
import { mailLimits } from '../../../src/core/mail/rules.ts'
import { reasons } from '../../../src/texts/kernel/reasons.ts'
import { type Attachment, type MailAddress, useSendMessageMutation } from '../../api/generated.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useRepeatable } from '../../frame/forms/use-repeatable.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { FileField } from './file-field.tsx'
import { recipientOf } from './quote.ts'
import { RecipientField } from './recipient-field.tsx'
import { useFiles } from './use-files.ts'

interface NewMessage {
  to: MailAddress[]
  subject: string
  text: string
  files: Attachment[]
}

const empty: NewMessage = { to: [], subject: '', text: '', files: [] }

const problemsOf = ({ to, subject, text }: NewMessage) => ({
  to: to.length === 0 ? 'En az bir alıcı seçin' : undefined,
  subject: subject.trim() === '' ? 'Konu yazın' : undefined,
  text: text.trim() === '' ? 'Mesajınızı yazın' : undefined,
  form: to.length === 0 || subject.trim() === '' || text.trim() === '' ? reasons.mailIncomplete : undefined,
})

type Props = { userId: string; onClose: () => void }

export const ComposeDialog = ({ userId, onClose }: Props) => {
  const company = useCompany()
  const [send] = useSendMessageMutation()
  const repeatable = useRepeatable()
  const form = useDraftForm({
    initial: empty,
    problemsOf,
    prefix: 'Mesaj gönderme sırasında hata oluştu',
    send: async ({ to, subject, text, files }) => {
      const attachments = files.map(({ id }) => ({ id }))
      const body = { to_addresses: to.map(recipientOf), subject, body: text, attachments }
      return repeatable((key) => send({ ...company, 'Idempotency-Key': key, body }))
    },
    onSaved: onClose,
    banner: 'Mesaj gönderildi',
  })
  const { draft, change, field, problems } = form
  const files = useFiles(draft.files, (files) => change({ files }))
  return (
    <FormDialog
      title="Yeni mesaj"
      submitText="Gönder"
      form={form}
      isDisabled={files.arriving.length > 0}
      onClose={onClose}
    >
      <RecipientField userId={userId} value={draft.to} onChange={(to) => change({ to })} problem={problems.to} />
      <TextField label="Konu" maxLength={mailLimits.subject} {...field('subject')} />
      <Field label="Mesaj" required validationMessage={problems.text}>
        <Textarea
          name="text"
          rows={8}
          resize="vertical"
          maxLength={mailLimits.body}
          value={draft.text}
          onChange={(_, data) => change({ text: data.value })}
        />
      </Field>
      <FileField files={draft.files} state={files} />
    </FormDialog>
  )
}
