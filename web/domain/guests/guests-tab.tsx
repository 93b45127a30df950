import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { weekdays } from '../../../src/texts/kernel/weekdays.ts'
import { type GuestMeal, useListGuestsQuery, type WeeklyGuests } from '../../api/generated.ts'
import { allOf, later } from '../../frame/later.tsx'
import { useScope } from '../../frame/scope/company-scope.ts'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'
import { colors } from '../../ui/colors.ts'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { PageActions } from '../../ui/page/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { closedAtText, deadlineOf } from '../shifts/deadline.ts'
import { shiftHours } from '../shifts/shift-hours.ts'
import type { GuestDraft } from './guest-draft.ts'
import { none } from './guest-draft.ts'

const GuestDialog = later(async () => (await import('./guest-dialog.tsx')).GuestDialog)
const RepeatDialog = later(async () => (await import('./repeat-dialog.tsx')).RepeatDialog)
const loadDialogs = allOf(GuestDialog, RepeatDialog)

const useStyles = makeStyles({
  frame: { display: 'grid', rowGap: '16px' },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 600 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '10px 0',
    borderTop: `1px solid ${colors.line}`,
  },
  text: { display: 'grid', flex: '1 1 240px', minWidth: 0 },
  group: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8px',
    '& > button': { flexShrink: 0 },
  },
  note: { color: colors.ink2 },
  number: { fontSize: '20px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
})

type Group = GuestMeal['guests']

/** Kalite: 4 Geleneksel, 1 Alternatif, 2 seçeneksiz */
const textOf = (meal: GuestMeal, guests: Group): string => {
  const withoutOption = guests.length > 1 ? 'seçeneksiz' : undefined
  const labelOf = (key: string | null) => meal.options.find((option) => option.key === key)?.label ?? withoutOption
  const counts = guests.map(({ key, portions }) => [formatNumber(portions), labelOf(key)].filter(Boolean).join(' '))
  const weekly = guests.some(({ is_weekly }) => is_weekly) ? ' · her hafta' : ''
  return `${guests[0]?.department_name ?? 'Departmansız'}: ${counts.join(', ')}${weekly}`
}

type Edit = (at: Partial<GuestDraft>) => void

const MealRow = ({ meal, onEdit }: { meal: GuestMeal; onEdit: Edit }) => {
  const styles = useStyles()
  const now = useNow()
  const groups = [...Map.groupBy(meal.guests, ({ department_id }) => department_id)]
  const day = formatDate(meal.date, 'dayAndMonth')
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <Text weight="semibold">{`${day} · ${meal.shift_title} ${shiftHours(meal)}`}</Text>
        <Text className={styles.note}>
          {meal.is_open
            ? deadlineOf(meal.closes_at, meal.timezone, now).text
            : closedAtText(meal.closes_at, meal.timezone)}
        </Text>
      </span>
      <span className={styles.text}>
        {groups.map(([department, guests]) => (
          <span key={department ?? none} className={styles.group}>
            <span>{textOf(meal, guests)}</span>
            {meal.is_open && (
              <Button
                appearance="transparent"
                aria-label={`Düzenle: ${day} ${meal.shift_title}, ${guests[0]?.department_name ?? 'Departmansız'}`}
                onClick={() => onEdit({ date: meal.date, shift_id: meal.shift_id, department_id: department ?? none })}
              >
                Düzenle
              </Button>
            )}
          </span>
        ))}
      </span>
      <span className={styles.note}>
        <span className={styles.number}>{formatNumber(meal.portions)}</span> misafir
      </span>
    </li>
  )
}

const weekdayText = (number: number): string => `Her ${(weekdays[number - 1]?.long ?? '').toLocaleLowerCase('tr')}`

type Open = { dialog: 'guests'; at: Partial<GuestDraft> } | { dialog: 'repeat'; repeat?: WeeklyGuests }

/** The guests of the coming four weeks, and of every week. */
export const GuestsTab = () => {
  const styles = useStyles()
  const { company } = useScope()
  const { open, show, close } = useDialog<Open>()
  useLoadedAhead(loadDialogs)
  const query = useListGuestsQuery({ companyId: company.id }, { refetchOnMountOrArgChange: true })
  const days = query.currentData
  if (days === undefined) return <NotYet query={query} failure="Misafirler yüklenemedi" shape="lines" />
  const meals = days.meals.filter(({ portions }) => portions > 0)
  return (
    <div className={styles.frame}>
      <PageActions>
        <Button onClick={() => show({ dialog: 'repeat' })}>Her hafta tekrarla</Button>
        <Button appearance="primary" icon={<AddRegular />} onClick={() => show({ dialog: 'guests', at: {} })}>
          Misafir ekle
        </Button>
      </PageActions>
      {meals.length === 0 ? (
        <EmptyState drawing="shifts" text="Önümüzdeki dört haftada misafir yok." />
      ) : (
        <Panel as="section">
          <h2 className={styles.title}>Gelecek misafirler</h2>
          <ul className={styles.list}>
            {meals.map((meal) => (
              <MealRow
                key={`${meal.date} ${meal.shift_id}`}
                meal={meal}
                onEdit={(at) => show({ dialog: 'guests', at })}
              />
            ))}
          </ul>
        </Panel>
      )}
      {days.repeats.length > 0 && (
        <Panel as="section">
          <h2 className={styles.title}>Her hafta</h2>
          <ul className={styles.list}>
            {days.repeats.map((repeat) => (
              <li key={`${repeat.weekday} ${repeat.shift_id} ${repeat.department_id ?? none}`} className={styles.row}>
                <Text weight="semibold" className={styles.text}>
                  {`${weekdayText(repeat.weekday)} · ${repeat.shift_title}`}
                </Text>
                <span className={mergeClasses(styles.text, styles.group)}>
                  <span>{repeat.department_name ?? 'Departmansız'}</span>
                  <Button
                    appearance="transparent"
                    aria-label={`Düzenle: ${weekdayText(repeat.weekday)} ${repeat.shift_title}`}
                    onClick={() => show({ dialog: 'repeat', repeat })}
                  >
                    Düzenle
                  </Button>
                </span>
                <span className={styles.note}>
                  <span className={styles.number}>{formatNumber(repeat.portions)}</span> misafir
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {open?.dialog === 'guests' && <GuestDialog days={days} at={open.at} onClose={close} />}
      {open?.dialog === 'repeat' && <RepeatDialog days={days} repeat={open.repeat} onClose={close} />}
    </div>
  )
}
