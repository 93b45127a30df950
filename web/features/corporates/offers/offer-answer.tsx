import { Text } from '@fluentui/react-components'
import { formatLira, monthsText } from '../../../../src/texts/kernel/amounts.ts'
import { type AnswerOfferApiArg, type Offer, useAnswerOfferMutation } from '../../../api/generated.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { fromDate } from '../../../../src/texts/kernel/dates.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { useReturnedFocus } from '../../../ui/use-returned-focus.ts'

export type Answer = AnswerOfferApiArg['body']['action']

const begins = ({ start_date: start }: Offer): string =>
  start === null ? 'bugünden başlayarak' : `${fromDate(start)} başlayarak`

const texts = {
  accept: {
    title: 'Teklif kabul edilsin mi?',
    yes: 'Kabul et',
    done: 'Teklif kabul edildi',
    question: (offer: Offer) =>
      `${offer.other_company.name} ile öğün fiyatı ${begins(offer)} ${formatLira(offer.unit_price)}, süre ${monthsText(offer.duration_months)} olur. Bu karar geri alınamaz.`,
  },
  reject: {
    title: 'Teklif reddedilsin mi?',
    yes: 'Reddet',
    done: 'Teklif reddedildi',
    question: (offer: Offer) =>
      offer.is_renewal
        ? `${offer.other_company.name} ile anlaşma bugünkü fiyatıyla sürer; firma yeni bir teklif gönderebilir.`
        : `${offer.other_company.name} ile anlaşma kurulmaz; firma yeni bir teklif gönderebilir.`,
  },
} as const

type Props = { offer: Offer; action: Answer; onClose: () => void }

export const OfferAnswer = ({ offer, action, onClose }: Props) => {
  useReturnedFocus()
  const { company } = useScope()
  const [answer, { isLoading }] = useAnswerOfferMutation()
  const { title, yes, done, question } = texts[action]
  const confirmed = useConfirmed(
    () => answer({ companyId: company.id, offerId: offer.id, body: { action } }),
    'Teklif yanıtlanırken hata oluştu',
    onClose,
    { isContested: true, banner: done },
  )
  return (
    <ConfirmDialog
      title={title}
      yes={yes}
      isDanger={action === 'reject'}
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>{question(offer)}</Text>
    </ConfirmDialog>
  )
}
