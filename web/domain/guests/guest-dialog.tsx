import { makeStyles, Text } from '@fluentui/react-components'
import { ClockRegular } from '@fluentui/react-icons/svg/clock'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import type { GuestMeal, ListGuestsApiResponse } from '../../api/generated.ts'
import { useRemoveGuestsMutation, useSaveGuestsMutation } from '../../api/generated-guests.ts'
import { useListDepartmentsQuery } from '../../api/generated-sign-in.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useScope } from '../../frame/scope/company-scope.ts'
import { colors } from '../../ui/colors.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { deadlineOf } from '../shifts/deadline.ts'
import { shiftHours } from '../shifts/shift-hours.ts'
import { DayChips } from './day-chips.tsx'
import { countsIn, type GuestDraft, hasUnfit, linesOf, mealIn, movedTo, none, totalOf } from './guest-draft.ts'
import { GuestStepper } from './guest-stepper.tsx'

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '16px' },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  until: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    padding: '2px 10px',
    borderRadius: '12px',
    fontSize: '12px',
    lineHeight: '20px',
    fontWeight: 650,
    color: colors.saffron,
    backgroundColor: colors.saffronSoft,
  },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: '16px',
  },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: '2px 0 4px', lineHeight: '20px' },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
    padding: '10px 12px',
    ':not(:first-child)': { borderTop: `1px solid ${colors.line}` },
  },
  dish: { display: 'grid', minWidth: 0 },
  label: { color: colors.ink2, '@media (max-width: 599px)': { display: 'block' } },
  dot: { '@media (max-width: 599px)': { display: 'none' } },
})

const shownDays = 5

/** The departments of the firm as choices; guests may also be nobody's in particular. */
export const useHosts = () => {
  const { company } = useScope()
  const { data } = useListDepartmentsQuery({ type: 'corporate', companyId: company.id, limit: 200 })
  const hosts = (data?.departments ?? []).map(({ id, name }) => ({ value: id, text: name }))
  return [{ value: none, text: 'Belirli bir departman değil' }, ...hosts]
}

export type GuestDays = ListGuestsApiResponse

/** Where the dialog starts: where the reader eats, on the next open day. */
const initialDraft = (days: GuestDays, at: Partial<GuestDraft>): GuestDraft => {
  const open = days.meals.filter((meal) => meal.is_open)
  const meal =
    open.find((one) => (at.date ?? one.date) === one.date && (at.shift_id ?? days.own_shift_id) === one.shift_id) ??
    open.find((one) => (at.date ?? one.date) === one.date)
  const draft = {
    date: meal?.date ?? none,
    shift_id: meal?.shift_id ?? none,
    department_id: at.department_id ?? days.own_department_id ?? none,
  }
  return { ...draft, counts: countsIn(meal, draft.department_id) }
}

const dayText = (date: string, today: string): string =>
  date === today ? `Bugün, ${formatDate(date, 'dayOfMonth')}` : formatDate(date, 'dayAndMonth')

type Props = {
  days: GuestDays
  /** What to open it for. */
  at?: Partial<GuestDraft>
  onClose: () => void
}

/** Nothing for people who may not see prices, and without a contract. */
const priceOf = (meal: GuestMeal | undefined, portions: number): ReactNode => {
  if (!meal?.price || !(portions > 0)) return undefined
  const { unit_price, vat_rate } = meal.price
  const kurus = Math.round((portions * Math.round(unit_price * 100) * (100 + vat_rate)) / 100)
  return (
    <>
      {`${formatNumber(portions)} × ${formatLira(unit_price)} + KDV = `}
      <strong>{formatLira(kurus / 100)}</strong>
    </>
  )
}

/** Tas kebabı, pirinç pilavı: the dish itself, and what comes with it. */
const partsOf = (dish: string): [string, string] => {
  const at = dish.indexOf(',')
  return at < 0 ? [dish, ''] : [dish.slice(0, at), dish.slice(at + 1).trim()]
}

const DishName = ({ label, dish }: { label: string; dish: string }) => {
  const styles = useStyles()
  const [name, beside] = partsOf(dish)
  return (
    <span className={styles.dish}>
      <span>
        <Text weight="semibold">{name || label}</Text>
        {name !== '' && (
          <Text className={styles.label}>
            <span className={styles.dot}> · </span>
            {label}
          </Text>
        )}
      </span>
      {beside !== '' && <Text className={styles.label}>{beside}</Text>}
    </span>
  )
}

/** How many guests of a department eat what, until the cut-off (rule Y3). */
export const GuestDialog = ({ days, at = {}, onClose }: Props) => {
  const styles = useStyles()
  const { company } = useScope()
  const now = useNow()
  const hosts = useHosts()
  const [save] = useSaveGuestsMutation()
  const [remove] = useRemoveGuestsMutation()
  const [isAllDays, setAllDays] = useState(false)
  const { meals } = days
  const form = useDraftForm({
    initial: () => initialDraft(days, at),
    send: ({ counts, department_id, ...of }: GuestDraft) => {
      if (totalOf(counts) === 0)
        return remove({
          companyId: company.id,
          date: of.date,
          shiftId: of.shift_id,
          departmentId: department_id || undefined,
        })
      const guests = Object.entries(counts).map(([key, portions]) => ({ key: key || null, portions }))
      return save({ companyId: company.id, guestsOfMeal: { ...of, department_id: department_id || null, guests } })
    },
    onSaved: () => onClose(),
    banner: 'Misafirler kaydedildi',
    prefix: 'Misafirler kaydedilemedi',
    isWorthAsking: ({ counts }) => totalOf(counts) !== 0,
  })
  const { draft } = form
  const open = meals.filter((meal) => meal.is_open)
  const dates = [...new Set(open.map(({ date }) => date))]
  const meal = mealIn(open, draft)
  const saved = totalOf(countsIn(meal, draft.department_id))
  const total = totalOf(draft.counts)
  const move = (to: Partial<GuestDraft>) => {
    const date = to.date ?? draft.date
    const shifts = open.filter((one) => one.date === date)
    const shift = shifts.find(({ shift_id }) => shift_id === (to.shift_id ?? draft.shift_id)) ?? shifts[0]
    form.change(movedTo(draft, meals, { ...to, ...(shift !== undefined && { shift_id: shift.shift_id }) }))
  }
  const shown = dates.slice(0, shownDays)
  const isChip = shown.includes(draft.date) && !isAllDays
  const isDisabled = meal === undefined || (total === 0 && saved === 0) || hasUnfit(draft.counts)
  const saveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isDisabled) return
    event.preventDefault()
    event.currentTarget.closest('form')?.requestSubmit()
  }
  return (
    <FormDialog
      title={
        <span className={styles.title}>
          {saved > 0 ? 'Misafirleri değiştir' : 'Misafir ekle'}
          {meal !== undefined && (
            <span className={styles.until}>
              <ClockRegular aria-hidden />
              {deadlineOf(meal.closes_at, meal.timezone, now).text}
            </span>
          )}
        </span>
      }
      submitText={
        total > 0
          ? `${formatNumber(total)} misafir ${saved > 0 ? 'kaydet' : 'ekle'}`
          : total === 0 && saved > 0
            ? 'Misafirleri kaldır'
            : 'Kaç misafir?'
      }
      isDisabled={isDisabled}
      isDanger={total === 0 && saved > 0}
      form={form}
      note={priceOf(meal, total)}
      onClose={onClose}
    >
      <div className={styles.form} onKeyDown={saveByKey}>
        {isChip ? (
          <DayChips
            dates={shown}
            today={days.today}
            value={draft.date}
            onChange={(date) => move({ date })}
            onOther={dates.length > shownDays ? () => setAllDays(true) : undefined}
          />
        ) : (
          <ChoiceField
            label="Gün"
            value={draft.date}
            choices={dates.map((date) => ({ value: date, text: dayText(date, days.today) }))}
            onChange={(date) => move({ date })}
          />
        )}
        <div className={styles.pair}>
          <ChoiceField
            label="Vardiya"
            value={draft.shift_id}
            choices={open
              .filter(({ date }) => date === draft.date)
              .map((one) => ({ value: one.shift_id, text: `${one.shift_title} ${shiftHours(one)}` }))}
            onChange={(shift_id) => move({ shift_id })}
          />
          <ChoiceField
            label="Ağırlayan departman"
            value={draft.department_id}
            choices={hosts}
            onChange={(department_id) => move({ department_id })}
          />
        </div>
        {meal === undefined ? (
          <Notice intent="info">Misafir eklenebilecek açık bir gün yok.</Notice>
        ) : (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>Kaç misafir, ne yiyecek?</legend>
            {meal.options.length === 0 && <Text>Bu vardiyanın menüsü yok; sayı yine de eklenir.</Text>}
            <ul className={styles.list}>
              {linesOf(meal, draft.counts).map(({ key, label, dish }) => (
                <li key={key} className={styles.line}>
                  <DishName label={label} dish={dish} />
                  <GuestStepper
                    label={dish === '' ? label : `${label}, ${dish}`}
                    value={draft.counts[key] ?? 0}
                    onChange={(count) => form.change({ counts: { ...draft.counts, [key]: count } })}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        {total > 0 && meal !== undefined && (
          <Notice intent="info">
            Mutfak listesine ve mutabakata <b>Misafir</b> olarak {formatNumber(total)} porsiyon yazılır. Misafirin adı
            sorulmaz.
          </Notice>
        )}
      </div>
    </FormDialog>
  )
}
