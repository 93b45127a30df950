import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { closedName } from '../../../domain/calendar/closed-name.ts'
import { Link } from '../../../ui/link.tsx'
import { skipKey } from '../../../../src/core/menus/rules.ts'
import { homeTimezone } from '../../../../src/core/shared/rules.ts'
import { skipLabel, standingLabel } from '../../../../src/texts/menus/labels.ts'
import type { Shift } from '../../../api/generated.ts'
import type { ClosedDay, MenuPlayDay } from '../../../api/generated-eating.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { DishDeclaration } from '../../../domain/menus/food/dish-declaration.tsx'
import { partsOf } from '../../../domain/menus/food/parts-of.ts'
import { Tray } from '../../../domain/menus/food/tray.tsx'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { closedText } from '../choosing/closed-text.ts'
import { Mark } from '../avoided/marks-context.tsx'
import { CommonCourses } from '../common-courses.tsx'
import { chosenOption, isAbsent, isStanding } from '../menu-days.ts'
import { useAreaPath } from '../use-area-path.ts'
import { closedOn, closedWords, isClosed } from './closed-day.ts'
import { smallPhone, useHomeStyles } from './home-styles.ts'
import { TodayRating } from './today-rating.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  link: { display: 'block' },
  table: {
    display: 'grid',
    justifyItems: 'center',
    rowGap: '10px',
    padding: '12px 16px 16px',
    borderBottom: `1px solid ${colors.line}`,
    backgroundColor: colors.surface2,
    [smallPhone]: { padding: '8px 14px 10px', rowGap: '6px' },
  },
  day: { justifySelf: 'start' },
  tray: { display: 'grid', justifyItems: 'center', width: '100%', [smallPhone]: { maxWidth: '200px' } },
  words: { display: 'grid', rowGap: '2px', padding: '14px 16px 16px', [smallPhone]: { padding: '10px 14px 12px' } },
  main: {
    fontSize: 'clamp(28px, 24px + 3cqi, 36px)',
    lineHeight: 1.12,
    fontWeight: 750,
    letterSpacing: '-.02em',
    overflowWrap: 'anywhere',
    [smallPhone]: { fontSize: '22px', lineHeight: '26px' },
  },
  isSentence: { fontSize: '28px', [smallPhone]: { fontSize: '20px' } },
  sides: {
    color: colors.ink2,
    fontSize: '18px',
    lineHeight: '24px',
    [smallPhone]: { fontSize: '16px', lineHeight: '22px' },
  },
  facts: { paddingTop: '6px', color: colors.ink2, [smallPhone]: { paddingTop: '4px' } },
  beside: { paddingTop: '4px' },
  nothing: { padding: '16px' },
})

const shiftText = ({ shift_title }: MenuPlayDay, shift: Shift | undefined): string =>
  shift === undefined ? shift_title : `${shift_title} ${shiftHours(shift)}`

/** The text below the tray: the dish, that the person skips it, or why the tray is empty. */
const wordsOf = (day: MenuPlayDay, { shift, now }: Pick<TodayMealProps, 'shift' | 'now'>) => {
  const option = chosenOption(day)
  if (option !== undefined) {
    const { main, sides } = partsOf(option.meal.name)
    return { title: main, text: sides.join(', '), isSentence: false }
  }
  if (isAbsent(day)) return { title: 'Yoksunuz', text: 'Bugün adınıza yemek ayrılmadı.', isSentence: true }
  if (isClosed(day))
    return {
      title: closedName(day.closed_name),
      text: 'Bugün yemek çıkmıyor.',
      isSentence: true,
    }
  if (day.choice === skipKey)
    return { title: skipLabel, text: 'Bugün yemek istemediğinizi bildirdiniz.', isSentence: true }
  if (day.completed) return { title: 'Seçiminiz kayıtlı', text: '', isSentence: true }
  if (day.selectable) return { title: 'Henüz seçmediniz', text: 'Bugün için seçim hâlâ açık.', isSentence: true }
  return { title: 'Yemek seçmediniz', text: closedText(day, shift?.timezone ?? homeTimezone, now), isSentence: true }
}

type TodayMealProps = Pick<Props, 'showsCaterer' | 'now'> & {
  day: MenuPlayDay
  shift: Shift | undefined
  word: string
}

const TodayMeal = ({ day, shift, word, showsCaterer, now }: TodayMealProps) => {
  const styles = useStyles()
  const home = useHomeStyles()
  const option = chosenOption(day)
  const { title, text, isSentence } = wordsOf(day, { shift, now })
  const address = useAreaPath()(`secim?${new URLSearchParams({ date: day.date, shift: day.shift_id }).toString()}`)
  return (
    <section className={home.card} aria-label={word}>
      <Link to={address} className={mergeClasses(home.link, styles.link)}>
        <Table word={word} date={day.date}>
          <Tray dish={option?.meal} />
        </Table>
        <span className={styles.words}>
          <span className={mergeClasses(styles.main, isSentence && styles.isSentence)}>{title}</span>
          {text !== '' && <span className={styles.sides}>{text}</span>}
          <span className={styles.facts}>
            {[option?.label, shiftText(day, shift), showsCaterer && day.catering_name, isStanding(day) && standingLabel]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {option !== undefined && <DishDeclaration dish={option.meal} />}
          {option !== undefined && <Mark dish={option.meal} />}
          {option !== undefined && (
            <CommonCourses courses={day.common_courses} beside="Yanında:" isDetailed className={styles.beside} />
          )}
        </span>
      </Link>
      {option !== undefined && shift !== undefined && <TodayRating day={day} shift={shift} now={now} />}
    </section>
  )
}

const Table = ({ word, date, children }: { word: string; date: string; children: ReactNode }) => {
  const styles = useStyles()
  return (
    <span className={styles.table}>
      <span className={mergeClasses(useHomeStyles().day, styles.day)}>
        {`${word} · ${formatDate(date, 'dayAndMonth')}`}
      </span>
      <span className={styles.tray}>{children}</span>
    </span>
  )
}

type Props = {
  today: string
  days: readonly MenuPlayDay[]
  closed: readonly ClosedDay[]
  shifts: readonly Shift[]
  /** More than one catering cooks for the person. */
  showsCaterer: boolean
  now: Date
}

/**
 * Today's meal, first and large, since that is what people open the app for. Among several shifts those with a choice
 * are shown; at night also the meal of the shift that began the evening before.
 */
export const TodayMeals = ({ today, days, closed, shifts, showsCaterer, now }: Props) => {
  const closedDay = closedOn(today, closed)
  const styles = useStyles()
  const home = useHomeStyles()
  const chosen = days.filter(({ completed }) => completed)
  const shown = chosen.some(({ date }) => date === today)
    ? chosen
    : [...chosen, ...days.filter(({ date }) => date === today).slice(0, 1)]
  if (shown.length === 0)
    return (
      <section className={home.card} aria-label="Bugün">
        <Table word="Bugün" date={today}>
          <Tray />
        </Table>
        <p className={styles.nothing}>
          {closedDay === undefined ? 'Bugün için yayınlanmış menü yok.' : closedWords(closedDay)}
        </p>
      </section>
    )
  return (
    <div className={styles.list}>
      {shown.map((day) => (
        <TodayMeal
          key={`${day.date} ${day.shift_id}`}
          day={day}
          shift={shifts.find(({ id }) => id === day.shift_id)}
          word={day.date < today ? 'Bu gece' : 'Bugün'}
          showsCaterer={showsCaterer}
          now={now}
        />
      ))}
    </div>
  )
}
