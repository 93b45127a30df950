import { Field, Text, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import {
  type Application,
  type RejectApplicationsApiResponse,
  useRejectApplicationsMutation,
} from '../../../api/generated.ts'
import { bannerShown } from '../../../shared/banners/banners-slice.ts'
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx'
import { newIdempotencyKey } from '../../../shared/idempotency-key.ts'
import { formatNumber } from '../../../shared/numbers.ts'
import { isRefusal } from '../../../shared/problem-text.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { useConfirmed } from '../../../shared/use-confirmed.ts'
import { namesOf } from '../selection/names-of.ts'
import { rejectedByCompany } from './decision-dialog.tsx'

const maxReason = 500

const resultOf = ({ rejected_count: rejected, refused }: RejectApplicationsApiResponse): string => {
  const done = rejected === 0 ? 'Hiçbir başvuru reddedilmedi' : `${formatNumber(rejected)} başvuru reddedildi`
  if (refused.length === 0) return done
  const names = namesOf(refused.map(({ full_name }) => ({ full_name: full_name ?? 'Bilinmeyen kişi' })))
  return `${done}. ${formatNumber(refused.length)} başvuruya bu arada başka biri karar vermiş, o karar geçerli: ${names}.`
}

type Props = { applications: readonly Pick<Application, 'id' | 'applicant'>[]; onDone: () => void; onClose: () => void }

/** Asks before many are rejected, and for one reason for all of them. */
export const RejectionDialog = ({ applications, onDone, onClose }: Props) => {
  const company = useCompany()
  const dispatch = useDispatch()
  const [reject, { isLoading }] = useRejectApplicationsMutation()
  const [reason, setReason] = useState('')
  const [key, setKey] = useState(newIdempotencyKey)
  const send = async () => {
    const answer = await reject({
      ...company,
      'Idempotency-Key': key,
      body: { application_ids: applications.map(({ id }) => id), notes: reason.trim() || rejectedByCompany },
    })
    if (isRefusal(answer.error)) setKey(newIdempotencyKey())
    if (answer.data !== undefined) {
      const { refused } = answer.data
      const intent = refused.length === 0 ? 'success' : 'error'
      dispatch(bannerShown({ operation: 'rejectApplications', intent, text: resultOf(answer.data) }))
    }
    return answer
  }
  const confirmed = useConfirmed(send, 'Başvurular reddedilemedi', onDone)
  return (
    <ConfirmDialog
      title={applications.length === 1 ? 'Başvuruyu reddet' : 'Başvuruları reddet'}
      yes="Reddet"
      isDanger
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>
        {`${formatNumber(applications.length)} başvuru reddedilsin mi? Başvuranlar reddedildiğini görür ve yeniden başvurabilir. Bu karar geri alınamaz.`}
      </Text>
      <Text>{namesOf(applications.map(({ applicant }) => applicant))}</Text>
      <Field label="Neden" hint="İsteğe bağlı; seçilen bütün başvurulara yazılır">
        <Textarea rows={3} maxLength={maxReason} value={reason} onChange={(_, data) => setReason(data.value)} />
      </Field>
    </ConfirmDialog>
  )
}
