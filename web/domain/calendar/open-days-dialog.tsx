import { Text } from '@fluentui/react-components'
import { useOpenDaysMutation } from '../../api/generated.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { type Span, spanText } from './day-spans.ts'

export const OpenDaysDialog = ({ span, onClose }: { span: Span; onClose: () => void }) => {
  const [open, { isLoading }] = useOpenDaysMutation()
  const calendar = useCompany()
  const range = { first: span.dates[0] ?? '', last: span.dates.at(-1) ?? '' }
  const confirmed = useConfirmed(() => open({ ...calendar, ...range }), 'Gün açılırken hata oluştu', onClose, {
    banner: 'Yeniden açıldı',
  })
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
