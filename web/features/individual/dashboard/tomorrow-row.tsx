import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronRightRegular, ClockRegular } from '@fluentui/react-icons'
import { Link } from '../../../ui/link.tsx'
import { standingLabel } from '../../../../src/texts/menus/labels.ts'
import type { Shift } from '../../../api/generated.ts'
import type { ClosedDay, MenuPlayDay } from '../../../api/generated-eating.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { DishDeclaration } from '../../../domain/menus/food/dish-declaration.tsx'
import { DishName } from '../../../domain/menus/food/dish-name.tsx'
import { Plate } from '../../../domain/menus/food/plate.tsx'
import { ChosenPlate } from '../chosen-plate.tsx'
import { Mark } from '../avoided/marks-context.tsx'
import { CommonCourses } from '../common-courses.tsx'
import { chosenText } from '../choosing/chosen-text.ts'
import { deadlineOf } from '../../../domain/shifts/deadline.ts'
import {
  choosingPage,
  chosenOption,
  type DateGroup,
  isAbsent,
  isStanding,
  isWaiting,
  waitsForChoice,
} from '../menu-days.ts'
import { useAreaPath } from '../use-area-path.ts'
import { closedOn, closedWords, notChosen } from './closed-day.ts'
import { smallPhone, useHomeStyles } from './home-styles.ts'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '72px',
    boxSizing: 'border-box',
    padding: '10px 12px 10px 14px',
    [smallPhone]: { minHeight: '64px', padding: '8px 10px 8px 12px' },
  },
  words: { display: 'grid', rowGap: '2px', flexGrow: 1, minWidth: 0 },
  open: { fontSize: '16px', lineHeight: '20px', fontWeight: 650 },
  soon: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    padding: '0 10px',
    borderRadius: '12px',
    backgroundColor: colors.saffronSoft,
    color: colors.saffron,
    fontSize: '13px',
    lineHeight: '24px',
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
  clock: { fontSize: '16px' },
  whose: { display: 'block', color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  chevron: { flexShrink: 0, fontSize: '20px', color: colors.ink3 },
})

/** The time left to choose, if less than a day. */
const Countdown = ({ day, shift, now }: { day: MenuPlayDay; shift: Shift | undefined; now: Date }) => {
  const styles = useStyles()
  if (day.selectable_until === undefined) return null
  const { left, isSoon } = deadlineOf(day.selectable_until, shift?.timezone, now)
  return isSoon ? (
    <span className={styles.soon}>
      <ClockRegular aria-hidden="true" className={styles.clock} />
      {left}
    </span>
  ) : null
}

type Props = {
  date: string
  group: DateGroup | undefined
  closed: readonly ClosedDay[]
  shifts: readonly Shift[]
  /** More than one catering cooks for the person. */
  showsCaterer: boolean
  now: Date
}

export const TomorrowRow = ({ date, group, closed, shifts, showsCaterer, now }: Props) => {
  const styles = useStyles()
  const home = useHomeStyles()
  const pathTo = useAreaPath()
  const chosen = group?.days.filter((day) => day.completed && !isAbsent(day)) ?? []
  const waiting = group !== undefined && waitsForChoice(group) ? group.days.find(isWaiting) : undefined
  const closedDay = closedOn(date, closed)
  const noMenu = closedDay === undefined ? 'Yayınlanmış menü yok' : closedWords(closedDay)
  const [only] = chosen.length === 1 ? chosen : []
  const dish = only && chosenOption(only)?.meal
  const content = (
    <>
      {chosen[0] === undefined ? <Plate /> : <ChosenPlate day={chosen[0]} />}
      <span className={styles.words}>
        <span
          className={home.day}
        >{`Yarın · ${formatDate(date, 'dayAndMonth')}${chosen.some(isStanding) ? ` · ${standingLabel}` : ''}`}</span>
        {chosen.map((day) => (
          <span key={day.shift_id}>
            <DishName name={chosenText(day) ?? 'Seçiminiz kayıtlı'} />
            {chosen.length > 1 && <Mark day={day} />}
            {chosen.length > 1 && !showsCaterer && ` · ${day.shift_title}`}
            {showsCaterer && (
              <span className={styles.whose}>
                {[chosen.length > 1 && day.shift_title, day.catering_name].filter(Boolean).join(' · ')}
              </span>
            )}
          </span>
        ))}
        {dish && <DishDeclaration dish={dish} />}
        {dish && <Mark dish={dish} />}
        {dish && <CommonCourses courses={only.common_courses} beside="Yanında:" isDetailed />}
        {chosen.length === 0 && (
          <span className={styles.open}>
            {group === undefined ? noMenu : waiting ? 'Henüz seçmediniz' : notChosen(group)}
          </span>
        )}
      </span>
      {waiting && <Countdown day={waiting} shift={shifts.find(({ id }) => id === waiting.shift_id)} now={now} />}
      {group !== undefined && waiting === undefined && <ChevronRightRegular className={styles.chevron} />}
    </>
  )
  return (
    <section className={home.card} aria-label="Yarın">
      {group === undefined ? (
        <div className={styles.row}>{content}</div>
      ) : (
        <Link to={pathTo(choosingPage(date, group))} className={mergeClasses(home.link, styles.row)}>
          {content}
        </Link>
      )}
    </section>
  )
}
