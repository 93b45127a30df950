import { Text } from '@fluentui/react-components'
import { useOpenDayMutation } from '../../api/generated.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { type Span, spanText } from './day-spans.ts'

export const OpenDaysDialog = ({ span, onClose }: { span: Span; onClose: () => void }) => {
  const [open, { isLoading }] = useOpenDayMutation()
  const calendar = useCompany()
  const openAll = async () => {
    const [first = '', ...others] = span.dates
    let answer = await open({ ...calendar, date: first })
    for (const date of others) {
      if (answer.error !== undefined) break
      answer = await open({ ...calendar, date })
    }
    return answer
  }
  const confirmed = useConfirmed(openAll, 'Gün açılırken hata oluştu', onClose, { banner: 'Yeniden açıldı' })
  return (
    <ConfirmDialog
      title={`${spanText(span.dates)} yeniden açılsın mı?`}
      yes="Yeniden aç"
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>Menüler geri gelir ve yeniden bildirilir; iptal edilen seçimler geri gelmez.</Text>
    </ConfirmDialog>
  )
}
