import { Button, Field, makeStyles, Textarea } from '@fluentui/react-components'
import { type KeyboardEvent, useState } from 'react'
import { maxContractMessage, offerDays, offerDurations } from '../../../../src/core/partnerships/rules.ts'
import { addDays, lastDayAfter } from '../../../../src/core/shared/rules.ts'
import {
  type CompanyName,
  type PartnershipDetail,
  useGetCompanyQuery,
  useGetPartnershipQuery,
  useSendOfferMutation,
} from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate, todayIn } from '../../../ui/words/dates.ts'
import { onDate } from '../../../../src/texts/kernel/dates.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useRepeatable } from '../../../frame/forms/use-repeatable.ts'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { liraTyped } from '../../../ui/words/lira.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { BillingFields } from './billing-fields.tsx'
import { firstOffer, offerProblems, offerRequestOf, priceIn, renewalOf } from './offer-draft.ts'
import { PriceField } from './price-field.tsx'
import { PlainDialog } from '../../../ui/dialogs/plain-dialog.tsx'

const durations = offerDurations.map((months) => ({ value: String(months), text: String(months) }))

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  firm: { fontWeight: 650 },
  facts: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  terms: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    '@media (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

const runningText = ({ contract: { status, end_date: end } }: PartnershipDetail): string => {
  if (end === null) return 'Süren anlaşmanın kayıtlı fiyatı yok. Kabul edilince bu koşullar eklenir.'
  return status === 'expired'
    ? `Süren anlaşmanın süresi ${onDate(end)} doldu; son fiyatla sürüyor. Kabul edilince yeni koşullar eklenir.`
    : `Süren anlaşma ${onDate(end)} bitiyor. Kabul edilince yeni koşullar eklenir, ara verilmez.`
}

type FormProps = {
  catering: CompanyName
  /** The partnership that the offer renews. */
  running?: PartnershipDetail
  /** In lira, as the catering named it. */
  price?: number | undefined
  onClose: () => void
}

const OfferForm = ({ catering, running, price, onClose }: FormProps) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [send] = useSendOfferMutation()
  const repeatable = useRepeatable()
  const [today] = useState(() => todayIn())
  const form = useDraftForm({
    initial: () => ({
      ...(running === undefined ? firstOffer : renewalOf(running, today)),
      ...(price !== undefined && { price: liraTyped(price) }),
    }),
    problemsOf: offerProblems,
    send: (draft) =>
      repeatable((key) =>
        send({
          companyId,
          'Idempotency-Key': key,
          body: offerRequestOf(catering.id, draft),
        }),
      ),
    onSaved: onClose,
    banner: ({ offer }) => `${offer.other_company.name} firmasına teklif gönderildi`,
    prefix: 'Teklif gönderilirken hata oluştu',
  })
  const { draft, change, problems } = form
  const begins = running === undefined || draft.start === '' ? today : draft.start
  const sendByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.closest('form')?.requestSubmit()
  }
  return (
    <FormDialog
      title={running === undefined ? 'Teklif gönder' : 'Yeni fiyat teklif et'}
      submitText="Teklifi gönder"
      form={form}
      onClose={onClose}
    >
      <div className={styles.root} onKeyDown={sendByKey}>
        <div>
          <div className={styles.firm}>{catering.name}</div>
          {running !== undefined && <div className={styles.facts}>{runningText(running)}</div>}
        </div>
        <PriceField
          before={running?.terms[0]}
          meals={running?.meals_last_30_days ?? 0}
          value={draft.price}
          lira={priceIn(draft)}
          problem={problems.price}
          onChange={(price) => change({ price })}
        />
        <div className={styles.terms}>
          <Segments
            label="Süre (ay)"
            value={String(draft.months)}
            choices={durations}
            onChange={(text) => {
              const months = offerDurations.find((one) => String(one) === text)
              if (months !== undefined) change({ months })
            }}
          />
          {running !== undefined && (
            <DateField
              label="Başlangıç"
              hint={
                draft.start === ''
                  ? 'Boşsa kabul edildiği gün başlar.'
                  : `Bitiş ${formatDate(lastDayAfter(begins, draft.months))}`
              }
              value={draft.start}
              onChange={(start) => change({ start })}
            />
          )}
        </div>
        <BillingFields draft={draft} problem={problems.minimum} change={change} />
        <Field label="Mesaj (isteğe bağlı)">
          <Textarea
            name="message"
            rows={3}
            resize="vertical"
            maxLength={maxContractMessage}
            value={draft.message}
            onChange={(_, { value }) => change({ message: value })}
          />
        </Field>
        <p className={styles.facts}>
          {running === undefined && 'Anlaşma kabul edildiği gün başlar. '}
          {`${offerDays} gün içinde yanıtlanmazsa teklifin süresi ${onDate(addDays(today, offerDays))} geçer.`}
        </p>
        {running === undefined && (
          <p className={styles.facts}>
            Teklifle birlikte şirketinizin adı, ilçesi, ili ve çalışan sayısı gider; telefonunuz ve açık adresiniz ancak
            anlaşma kabul edilince görünür.
          </p>
        )}
      </div>
    </FormDialog>
  )
}

type Props = {
  catering: CompanyName
  /** The partnership with it, or null for none; undefined if not known yet. */
  partnershipId?: string | null
  price?: FormProps['price']
  onClose: () => void
}

/** An offer to a catering; if it already cooks for the firm, new terms for the running contract (rule P7). */
export const OfferDialog = ({ catering, partnershipId, price, onClose }: Props) => {
  const company = useCompany()
  const card = useGetCompanyQuery({ companyId: catering.id }, { skip: partnershipId !== undefined })
  const running = partnershipId === undefined ? card.data?.company.partnership_id : partnershipId
  const partnership = useGetPartnershipQuery(
    { ...company, partnershipId: running ?? '' },
    { skip: !running, refetchOnMountOrArgChange: true },
  )
  /** The form keeps the partnership as it was on opening. */
  const known = running === null || partnership.data !== undefined
  if (known)
    return <OfferForm catering={catering} running={partnership.data?.partnership} price={price} onClose={onClose} />
  return (
    <PlainDialog title="Teklif gönder" actions={<Button onClick={onClose}>Vazgeç</Button>} onClose={onClose}>
      <NotYet query={running ? partnership : card} failure="Anlaşma bilgileri yüklenemedi" shape="lines" />
    </PlainDialog>
  )
}
