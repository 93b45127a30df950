import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { closedDayNameRule, type DateRange, maxClosedDays } from '../../../src/core/calendar/rules.ts'
import { useCloseDaysMutation } from '../../api/generated.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { dayCount, daysBetween } from '../../ui/words/calendar-days.ts'
import { todayIn } from '../../ui/words/dates.ts'
import { withCancelled } from '../menus/with-cancelled.ts'
import { type Day, sumOfDays, unnamed } from './day-spans.ts'
import { Impact, useImpact, withoutFrozen } from './impact.tsx'

const failure = 'Günler kapatılırken hata oluştu'
const past = 'Geçmiş bir gün kapatılamaz.'
const rangeProblem = `İlk ve son günü seçin; son gün ilk günden önce olamaz, aralık en fazla ${maxClosedDays} gündür.`
const menuStays = 'Yayınlanan menü durur; günü yeniden açarsanız seçimler geri gelmez.'
const bannerOf = ({ cancelled_choices }: { cancelled_choices: number }) =>
  withCancelled('Günler kapatıldı', cancelled_choices)

/** Official days that were proposed, with what closing them costs. */
export const CloseProposedDialog = ({ days, onClose }: { days: readonly Day[]; onClose: () => void }) => {
  const [close, { isLoading }] = useCloseDaysMutation()
  const calendar = useCompany()
  const query = useImpact(days)
  const impact = query.currentData
  const closable = withoutFrozen(days, impact)
  const confirmed = useConfirmed(() => close({ ...calendar, body: { days: closable } }), failure, onClose, {
    banner: bannerOf,
  })
  return (
    <ConfirmDialog
      title={`${sumOfDays(closable)} gün kapatılsın mı?`}
      yes={`${sumOfDays(closable)} günü kapat`}
      isDanger={(impact?.choices ?? 0) > 0}
      isBusy={isLoading}
      isDisabled={impact === undefined || closable.length === 0}
      {...confirmed}
      onNo={onClose}
    >
      <Impact query={query} />
      <Text>{menuStays}</Text>
    </ConfirmDialog>
  )
}

const noRange = { first: '', last: '' }

const datesIn = ({ first, last }: typeof noRange): string[] => {
  if (first < todayIn() || last < first || dayCount(first, last) > maxClosedDays) return []
  return daysBetween(first, last)
}

type RangeProps = {
  picked?: DateRange | undefined
  /** Is given the first day. */
  onClosed: (first: string) => void
  onClose: () => void
}

/** A day or range of the own choosing. */
export const CloseRangeDialog = ({ picked, onClosed, onClose }: RangeProps) => {
  const [close] = useCloseDaysMutation()
  const calendar = useCompany()
  const [range, setRange] = useState(picked ?? noRange)
  const isOver = range.first !== '' && range.first < todayIn()
  const days = datesIn(range).map((date): Day => ({ date, from_time: null, name: unnamed }))
  const query = useImpact(days)
  const impact = query.currentData
  const closable = withoutFrozen(days, impact)
  const form = useDraftForm({
    initial: { name: '' },
    problemsOf: () => ({ form: days.length > 0 ? undefined : isOver ? past : rangeProblem }),
    send: ({ name }) =>
      close({ ...calendar, body: { days: closable.map((day) => ({ ...day, name: name.trim() || day.name })) } }),
    onSaved: () => {
      onClose()
      onClosed(range.first)
    },
    banner: bannerOf,
    prefix: failure,
  })
  return (
    <FormDialog
      title="Gün ya da aralık kapat"
      submitText={closable.length === 0 ? 'Kapat' : `${closable.length} günü kapat`}
      isDisabled={days.length > 0 && (impact === undefined || closable.length === 0)}
      isDanger={(impact?.choices ?? 0) > 0}
      form={form}
      onClose={onClose}
    >
      <DateField
        label="İlk gün"
        required
        min={todayIn()}
        value={range.first}
        onChange={(first) => setRange({ first, last: range.last < first ? first : range.last })}
      />
      <DateField
        label="Son gün"
        required
        min={range.first || todayIn()}
        value={range.last}
        onChange={(last) => setRange({ ...range, last })}
      />
      <TextField
        label="Çalışanlara gösterilecek ad (isteğe bağlı)"
        isOptional
        maxLength={closedDayNameRule.max}
        {...form.field('name')}
      />
      <Impact query={query} />
      <Text>{menuStays}</Text>
    </FormDialog>
  )
}
