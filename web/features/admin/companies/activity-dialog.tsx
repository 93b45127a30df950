import { Text } from '@fluentui/react-components'
import {
  type DeactivationPreview,
  type PlatformCompany,
  useChangeCompanyMutation,
  usePreviewDeactivationQuery,
} from '../../../api/generated-admin.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { withCancelled } from '../../../domain/menus/with-cancelled.ts'

/** What deactivating ends, depending on the type of company (rule A5). */
const consequencesOf = (preview: DeactivationPreview): string[] => {
  const people = `${formatNumber(preview.people)} aktif kullanıcının girişi hemen kapanır.`
  const choices = formatNumber(preview.future_choices)
  if (preview.type === 'corporate')
    return [people, `Çalışanlarının yarın ve sonrası için yaptığı ${choices} seçim iptal edilir.`]
  if (preview.type === 'catering')
    return [
      people,
      `${formatNumber(preview.firms)} firmada yayınlanmış ${formatNumber(preview.published_menus)} menü günü geri çekilir.`,
      `Bu menülerden yapılmış ${choices} seçim iptal edilir, seçenlere bildirilir.`,
    ]
  return [
    people,
    'Mağazası kapanır, yeni sipariş alamaz.',
    `${formatNumber(preview.open_orders)} açık siparişi durur; alıcıları iptal edebilir.`,
  ]
}

const Preview = ({ companyId }: { companyId: string }) => {
  const query = usePreviewDeactivationQuery({ companyId }, { refetchOnMountOrArgChange: true })
  if (query.data === undefined) return <NotYet query={query} failure="Sayılar alınamadı" shape="lines" />
  return (
    <>
      <ul>
        {consequencesOf(query.data).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Text>Yeniden aktifleştirirseniz girişler açılır, iptal edilen seçimler geri gelmez.</Text>
    </>
  )
}

export const ActivityDialog = ({ company, onClose }: { company: PlatformCompany; onClose: () => void }) => {
  const [change, { isLoading }] = useChangeCompanyMutation()
  const isActive = !company.is_active
  const confirmed = useConfirmed(
    () => change({ companyId: company.id, body: { is_active: isActive } }),
    'Şirket güncellenemedi',
    onClose,
    {
      banner: ({ cancelled_choices }) =>
        withCancelled(`Şirket ${isActive ? 'aktifleştirildi' : 'pasifleştirildi'}`, cancelled_choices),
    },
  )
  const dialog = { isBusy: isLoading, ...confirmed, onNo: onClose }
  if (isActive)
    return (
      <ConfirmDialog title={`${company.name} aktifleştirilsin mi?`} yes="Aktifleştir" {...dialog}>
        <Text>Kullanıcıları yeniden giriş yapabilir. İptal edilen seçimler geri gelmez.</Text>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog title={`${company.name} pasifleştirilsin mi?`} yes="Pasifleştir" isDanger {...dialog}>
      <Preview companyId={company.id} />
    </ConfirmDialog>
  )
}
