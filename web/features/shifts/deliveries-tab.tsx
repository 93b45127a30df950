import { Button, Field, makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { addDays } from '../../../src/core/shared/rules.ts'
import {
  type ListDeliveriesApiResponse,
  useConfirmDeliveryMutation,
  useListDeliveriesQuery,
} from '../../api/generated.ts'
import { onceAt } from '../../domain/shifts/deadline.ts'
import { useBanner } from '../../frame/banners/use-banner.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useScope } from '../../frame/scope/company-scope.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { colors } from '../../ui/colors.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatDate, todayIn } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { Select } from '../../ui/forms/select.tsx'

type Delivery = ListDeliveriesApiResponse['deliveries'][number]

const useStyles = makeStyles({
  day: { maxWidth: '280px' },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', margin: 0, padding: 0 },
  delivery: {
    display: 'flex',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    listStyleType: 'none',
  },
  text: { display: 'grid', flexGrow: 1, minWidth: 0 },
  shift: { fontSize: '16px', lineHeight: '22px', fontWeight: 650 },
  quiet: { color: colors.ink2 },
  number: { fontSize: '28px', lineHeight: '34px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  state: { display: 'flex', alignItems: 'center', columnGap: '6px', fontWeight: 650 },
  icon: { flexShrink: 0, fontSize: '16px' },
  received: { color: colors.herb },
  differing: { color: colors.saffron },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

const mostPortions = 100_000

const numberProblem = (typed: string): string | undefined =>
  /^\d+$/.test(typed.trim()) && Number(typed) <= mostPortions
    ? undefined
    : `0 ile ${formatNumber(mostPortions)} arasında bir sayı yazın.`

/** People and guests. */
const cookedOf = ({ portions, guests }: Delivery): number => portions + guests

const titleOf = ({ shift_title, catering_name }: Delivery): string => `${shift_title} · ${catering_name}`

const DifferingDialog = ({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) => {
  const { company } = useScope()
  const [confirm] = useConfirmDeliveryMutation()
  const form = useDraftForm({
    initial: { portions: String(delivery.confirmation?.received_portions ?? cookedOf(delivery)) },
    problemsOf: ({ portions }) => ({ portions: numberProblem(portions) }),
    send: ({ portions }) =>
      confirm({
        companyId: company.id,
        menuDayId: delivery.menu_day_id,
        body: { received_portions: Number(portions) },
      }),
    onSaved: onClose,
    banner: 'Teslim kaydedildi',
    prefix: 'Teslim kaydedilemedi',
  })
  return (
    <FormDialog title={titleOf(delivery)} submitText="Kaydet" form={form} onClose={onClose}>
      <TextField
        {...form.field('portions')}
        label="Gelen öğün"
        inputMode="numeric"
        hint={`Kesinleşen liste ${formatNumber(cookedOf(delivery))} öğündü. Catering yazdığınız sayıyı görür.`}
      />
    </FormDialog>
  )
}

const DeliveryCard = ({ delivery }: { delivery: Delivery }) => {
  const styles = useStyles()
  const now = useNow()
  const { company } = useScope()
  const [confirm, { isLoading }] = useConfirmDeliveryMutation()
  const report = useBanner('Teslim kaydedilemedi')
  const [isOpen, setOpen] = useState(false)
  const { menu_day_id, guests, confirmation, serving_time, shift_title, catering_name } = delivery
  const cooked = cookedOf(delivery)
  const send = (received_portions: number | null) =>
    void report(confirm({ companyId: company.id, menuDayId: menu_day_id, body: { received_portions } }), {
      success: received_portions === null ? 'Onay geri alındı' : 'Teslim alındı',
      failure: 'Teslim kaydedilemedi',
    })
  const isSame = confirmation?.received_portions === cooked
  return (
    <Panel as="li" className={styles.delivery}>
      <div className={styles.text}>
        <span className={styles.shift}>{`${serving_time} · ${shift_title}`}</span>
        <span className={styles.quiet}>{catering_name}</span>
        {confirmation !== null && (
          <>
            <span className={mergeClasses(styles.state, isSame ? styles.received : styles.differing)}>
              <CheckmarkCircleRegular className={styles.icon} />
              <span>
                {isSame ? 'Teslim alındı' : `${formatNumber(confirmation.received_portions)} öğün teslim alındı`}
              </span>
            </span>
            <span className={styles.quiet}>
              {[confirmation.by, onceAt(confirmation.at, now)].filter(Boolean).join(', ')}
            </span>
          </>
        )}
      </div>
      <span className={styles.quiet}>
        <span className={styles.number}>{formatNumber(cooked)}</span> öğün
        {guests > 0 && `, ${formatNumber(guests)} misafir`}
      </span>
      <span className={styles.actions}>
        {confirmation === null ? (
          <BusyButton isBusy={isLoading} aria-label={`Teslim alındı: ${shift_title}`} onClick={() => send(cooked)}>
            Teslim alındı
          </BusyButton>
        ) : (
          <BusyButton isBusy={isLoading} aria-label={`Onayı geri al: ${shift_title}`} onClick={() => send(null)}>
            Onayı geri al
          </BusyButton>
        )}
        <Button aria-label={`Farklı sayıda geldi: ${shift_title}`} onClick={() => setOpen(true)}>
          Farklı sayıda geldi
        </Button>
      </span>
      {isOpen && <DifferingDialog delivery={delivery} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

/** As long as a delivery can be confirmed. */
const daysShown = 7

/** The meals that arrive at the firm on a day, for whoever receives them. */
export const DeliveriesTab = () => {
  const styles = useStyles()
  const { company } = useScope()
  const today = todayIn()
  const [date, setDate] = useState(today)
  const query = useListDeliveriesQuery({ companyId: company.id, date }, { refetchOnMountOrArgChange: true })
  const deliveries = query.currentData?.deliveries
  return (
    <>
      <Field label="Gün" className={styles.day}>
        <Select value={date} onChange={setDate}>
          {Array.from({ length: daysShown }, (_, ago) => addDays(today, -ago)).map((day, ago) => (
            <option key={day} value={day}>
              {`${['Bugün, ', 'Dün, '][ago] ?? ''}${formatDate(day, 'dayAndMonth')}`}
            </option>
          ))}
        </Select>
      </Field>
      {deliveries === undefined ? (
        <NotYet query={query} failure="Teslimler yüklenemedi" shape="lines" />
      ) : deliveries.length === 0 ? (
        <EmptyState drawing="shifts" text={`${formatDate(date, 'dayAndMonth')} için kesinleşen liste yok.`} />
      ) : (
        <ul className={styles.list}>
          {deliveries.map((delivery) => (
            <DeliveryCard key={delivery.menu_day_id} delivery={delivery} />
          ))}
        </ul>
      )}
    </>
  )
}
