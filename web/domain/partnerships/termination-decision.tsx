import { Text } from '@fluentui/react-components'
import {
  type DecideTerminationApiArg,
  type TerminationRequest,
  useDecideTerminationMutation,
} from '../../api/generated.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { todayIn } from '../../ui/words/dates.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { EndPreview } from './end-preview.tsx'

export type Decision = { request: TerminationRequest; action: DecideTerminationApiArg['body']['action'] }

const answering = 'Fesih talebi yanıtlanırken hata oluştu'
const texts = {
  approve: {
    title: (name: string) => `${name} ile anlaşma feshedilsin mi?`,
    question: 'Fesih talebini onaylarsanız anlaşma biter; bu karar geri alınamaz.',
    yes: 'Onayla',
    done: 'Fesih talebi onaylandı',
    failure: answering,
  },
  reject: {
    title: () => 'Fesih talebi reddedilsin mi?',
    question: 'Ortaklık olduğu gibi sürer. Bu karar geri alınamaz; karşı taraf yeniden talepte bulunabilir.',
    yes: 'Reddet',
    done: 'Fesih talebi reddedildi',
    failure: answering,
  },
  withdraw: {
    title: () => 'Fesih talebi geri çekilsin mi?',
    question: 'Ortaklık olduğu gibi sürer. Dilediğinizde yeniden talepte bulunabilirsiniz.',
    yes: 'Geri çek',
    done: 'Fesih talebi geri çekildi',
    failure: 'Fesih talebi geri çekilirken hata oluştu',
  },
} as const

export const TerminationDecision = ({ decision, onClose }: { decision: Decision; onClose: () => void }) => {
  const company = useCompany()
  const [decide, { isLoading }] = useDecideTerminationMutation()
  const { request, action } = decision
  const { title, question, yes, done, failure } = texts[action]
  const confirmed = useConfirmed(
    () => decide({ ...company, terminationId: request.id, body: { action } }),
    failure,
    onClose,
    { isContested: true, banner: done },
  )
  const { partnership_id: id, partnership_type, effective_date: date } = request
  return (
    <ConfirmDialog
      title={title(request.company_name)}
      yes={yes}
      isDanger={action === 'approve'}
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>{question}</Text>
      {action === 'approve' && (
        <EndPreview
          partnership={{ id, partnership_type }}
          effectiveDate={date !== null && date > todayIn() ? date : undefined}
        />
      )}
    </ConfirmDialog>
  )
}
