import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { RejectionReport } from '../../api/generated-decisions.ts'
import { bannerShown } from '../../frame/banners/banners-slice.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useRepeatable } from '../../frame/forms/use-repeatable.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { namesOf } from '../../ui/lists/selection/names-of.ts'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { ReasonField } from './reason-field.tsx'

/** An application, with the name it has in its list. */
export type Rejectable = { id: string; full_name: string }

const resultOf = (
  { rejected_count: rejected, refused }: RejectionReport,
  asked: readonly Rejectable[],
  unit: string,
): string => {
  const done = rejected === 0 ? 'Hiçbir başvuru reddedilmedi' : `${formatNumber(rejected)} başvuru reddedildi`
  if (refused.length === 0) return done
  const ids = new Set(refused.map(({ id }) => id))
  const names = namesOf(
    asked.filter(({ id }) => ids.has(id)),
    unit,
  )
  return `${done}. ${formatNumber(refused.length)} başvuruya bu arada başka biri karar vermiş, o karar geçerli: ${names}.`
}

type Props = {
  applications: readonly Rejectable[]
  /** The unit for counts: 3 kişi. */
  unit: string
  isBusy: boolean
  send: (
    idempotencyKey: string,
    rejection: { application_ids: string[]; notes: string | null },
  ) => Promise<{ data?: RejectionReport; error?: unknown }>
  /** Saved if no reason is given. */
  withoutReason: string | null
  onDone: () => void
  onClose: () => void
}

/**
 * Confirms the rejection of one or more applications, with one reason for all. That somebody else has decided some of
 * them meanwhile is not an error.
 */
export const RejectionDialog = ({ applications, unit, isBusy, send, withoutReason, onDone, onClose }: Props) => {
  const dispatch = useDispatch()
  const [reason, setReason] = useState('')
  const repeatable = useRepeatable()
  const reject = async () => {
    const application_ids = applications.map(({ id }) => id)
    const answer = await repeatable((key) => send(key, { application_ids, notes: reason.trim() || withoutReason }))
    if (answer.data !== undefined) {
      const intent = answer.data.refused.length === 0 ? 'success' : 'info'
      dispatch(bannerShown({ about: 'rejectApplications', intent, text: resultOf(answer.data, applications, unit) }))
    }
    return answer
  }
  const confirmed = useConfirmed(reject, 'Başvurular reddedilemedi', onDone)
  return (
    <ConfirmDialog
      title={applications.length === 1 ? 'Başvuruyu reddet' : 'Başvuruları reddet'}
      yes="Reddet"
      isDanger
      isBusy={isBusy}
      {...confirmed}
      onNo={onClose}
    >
      <Text>
        {`${formatNumber(applications.length)} başvuru reddedilsin mi? Başvuranlar reddedildiğini görür ve yeniden başvurabilir. Bu karar geri alınamaz.`}
      </Text>
      <Text>{namesOf(applications, unit)}</Text>
      <ReasonField
        hint="İsteğe bağlı; seçilen bütün başvurulara yazılır, başvuranlar görür"
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  )
}
