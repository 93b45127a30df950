import { Text } from '@fluentui/react-components'
import { useDispatch } from 'react-redux'
import {
  type Application,
  type RefusedDecisions,
  useApproveRegistrationsMutation,
} from '../../../api/generated-decisions.ts'
import { useRepeatable } from '../../../frame/forms/use-repeatable.ts'
import type { SelectedProps } from '../../../domain/onboarding/decidable-applications.tsx'
import { bannerShown } from '../../../frame/banners/banners-slice.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { namesOf } from '../../../ui/lists/selection/names-of.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

/** Names the first ones with their reason; the others stay in the list and say it when they are approved alone. */
const shownReasons = 3

const resultOf = (approved: number, refused: RefusedDecisions): string => {
  const done = approved === 0 ? 'Hiçbir kayıt onaylanmadı' : `${formatNumber(approved)} kayıt onaylandı`
  if (refused.length === 0) return done
  const reasons = refused.slice(0, shownReasons).map(({ full_name, message }) => `${full_name ?? '–'}: ${message}`)
  const more = refused.length - reasons.length
  return `${done}, ${formatNumber(refused.length)} kayıt onaylanamadı. ${reasons.join(' ')}${more > 0 ? ` ve ${formatNumber(more)} kayıt daha.` : ''}`
}

/** Approves employees who registered; staff accounts are approved one by one. */
export const ApproveSelected = ({ applications, onDone, onClose }: SelectedProps<Application>) => {
  const { companyId } = useCompany()
  const dispatch = useDispatch()
  const [approve, { isLoading }] = useApproveRegistrationsMutation()
  const repeatable = useRepeatable()
  const send = async () => {
    const application_ids = applications.map(({ id }) => id)
    const answer = await repeatable((key) => approve({ companyId, 'Idempotency-Key': key, body: { application_ids } }))
    if (answer.data !== undefined) {
      const { approved_count, refused } = answer.data
      const intent = refused.length === 0 ? 'success' : 'info'
      dispatch(bannerShown({ about: 'approveRegistrations', intent, text: resultOf(approved_count, refused) }))
    }
    return answer
  }
  const confirmed = useConfirmed(send, 'Kayıtlar onaylanamadı', onDone)
  return (
    <ConfirmDialog title="Kayıtları onayla" yes="Onayla" isBusy={isLoading} {...confirmed} onNo={onClose}>
      <Text>
        {`${formatNumber(applications.length)} çalışanın kaydı onaylansın mı? Kayıt olurken belirledikleri şifreyle giriş yapıp yemeklerini seçebilecekler.`}
      </Text>
      <Text>{namesOf(applications.map(({ applicant }) => applicant))}</Text>
    </ConfirmDialog>
  )
}
