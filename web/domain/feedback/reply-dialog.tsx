import { Field, Text, Textarea } from '@fluentui/react-components'
import { maxReply } from '../../../src/core/feedback/rules.ts'
import { showsNothing } from '../../../src/core/shared/rules.ts'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { requestStatusLabels } from '../../../src/texts/feedback/labels.ts'
import { type KitchenRequest, type RequestStatus, useAnswerRequestMutation } from '../../api/generated.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import type { KitchenOfFirm } from './kitchen-of-firm.ts'

interface ReplyDraft {
  text: string
  status: RequestStatus
}

const statuses = Object.entries(requestStatusLabels).map(([value, label]) => ({ value, text: label }))

type Props = { kitchen: KitchenOfFirm; request: KitchenRequest; onClose: () => void }

export const ReplyDialog = ({ kitchen, request, onClose }: Props) => {
  const [answer] = useAnswerRequestMutation()
  const initial: ReplyDraft = { text: '', status: 'resolved' }
  const form = useDraftForm({
    initial,
    problemsOf: ({ text }) => ({ text: showsNothing(text) ? 'Yanıtı yazın' : undefined }),
    send: ({ text, status }) => answer({ ...kitchen, requestId: request.id, body: { status, reply: text.trim() } }),
    onSaved: onClose,
    banner: 'Yanıt gönderildi',
    prefix: 'Yanıt gönderilemedi',
  })
  const { draft, change, problems } = form
  return (
    <FormDialog title={`Yanıtla: ${request.author_masked}`} submitText="Yanıtı gönder" form={form} onClose={onClose}>
      <Text>{request.message}</Text>
      <Field
        label="Yanıt"
        required
        hint={`Yazana bildirilir ve sonradan değiştirilemez · ${draft.text.length} / ${maxReply}`}
        validationMessage={problems.text}
      >
        <Textarea
          rows={5}
          resize="vertical"
          maxLength={maxReply}
          value={draft.text}
          onChange={(_, { value }) => change({ text: value })}
        />
      </Field>
      <ChoiceField
        label={fieldLabels.status}
        value={draft.status}
        choices={statuses}
        onChange={(value) => change({ status: value as RequestStatus })}
      />
    </FormDialog>
  )
}
