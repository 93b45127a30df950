import { Button, mergeClasses } from '@fluentui/react-components'
import {
  CheckmarkCircleFilled,
  ChevronDownRegular,
  ClockRegular,
  FoodRegular,
  LockClosedRegular,
} from '@fluentui/react-icons'
import { useEffect, useId, useRef } from 'react'
import { Link } from '../../../ui/link.tsx'
import { skipKey } from '../../../../src/core/menus/rules.ts'
import { skipLabel, standingLabel } from '../../../../src/texts/menus/labels.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { DishName } from '../../../domain/menus/food/dish-name.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { nightSpan, runsOverMidnight, shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { ChosenPlate } from '../chosen-plate.tsx'
import { Mark } from '../avoided/marks-context.tsx'
import { CommonCourses } from '../common-courses.tsx'
import { besideMeal } from '../menu-days.ts'
import { useOutbox } from '../outbox/outbox-context.ts'
import { useAreaPath } from '../use-area-path.ts'
import { chosenText } from './chosen-text.ts'
import { closedText, justClosedText } from './closed-text.ts'
import { DayLines } from './day-lines.tsx'
import { DayState } from './day-state.tsx'
import { besideWord, closedWords, dateOf, missingWords, nameOf, type Names, type ShownDay } from './day-texts.ts'
import { useDayStyles } from './day-styles.ts'
import { deadlineOf } from '../../../domain/shifts/deadline.ts'
import { OptionRows } from './option-rows.tsx'
import { SubstituteNotice } from './substitute-notice.tsx'

/** Marks a day for which the standing choice was used. */
const StandingMark = ({ day }: { day: MenuPlayDay }) => {
  const styles = useDayStyles()
  return day.is_standing === true && <span className={styles.mark}>{` · ${standingLabel}`}</span>
}

const Deadline = ({ day, shift, now }: ShownDay & { now: Date }) => {
  const styles = useDayStyles()
  const { keptFor } = useOutbox()
  const kept = keptFor(day)
  if (kept?.state === 'failed')
    return <span className={mergeClasses(styles.line, styles.failed)}>Kaydedilemedi, yanıt gelmedi</span>
  if (day.selectable_until === undefined) return null
  const { text, isSoon } = deadlineOf(day.selectable_until, shift.timezone, now)
  if (kept?.state === 'offline')
    return <span className={styles.line}>{isSoon ? text : 'Bağlantı gelince gönderilecek'}</span>
  if (!isSoon || day.completed) return <span className={styles.line}>{text}</span>
  return (
    <span className={styles.soon}>
      <ClockRegular aria-hidden="true" />
      {text}
    </span>
  )
}

/** What was refused and why, and which choice is valid now. */
const Refused = ({ day }: { day: MenuPlayDay }) => {
  const styles = useDayStyles()
  const { keptFor, dismiss } = useOutbox()
  const kept = keptFor(day)
  if (kept?.state !== 'refused') return null
  const wanted = kept.choice === skipKey ? skipLabel : kept.meal
  const holds = chosenText(day)
  return (
    <Notice
      intent="error"
      role="alert"
      className={styles.strip}
      action={<Button onClick={() => dismiss(day)}>Gördüm</Button>}
    >
      {wanted === undefined ? 'Seçiminiz kaldırılamadı. ' : `“${wanted}” seçiminiz kaydedilemedi. `}
      {kept.reason}{' '}
      <strong>{holds === undefined ? 'Bu gün için seçiminiz yok.' : `“${holds}” seçiminiz geçerli.`}</strong>
    </Notice>
  )
}

type DayCardProps = ShownDay &
  Names & {
    now: Date
    /** The only day on the screen: shows its hours and caterer. */
    isAlone?: boolean
    /** May close while on screen, without changing its height. */
    staysPut?: boolean
    takesFocus?: boolean
    onChoose: (day: MenuPlayDay, key: string) => void
  }

export const DayCard = ({
  day: saved,
  shift,
  now,
  showsShift,
  showsCaterer,
  isAlone,
  staysPut,
  takesFocus,
  onChoose,
}: DayCardProps) => {
  const styles = useDayStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  const coursesId = useId()
  const { keptFor, asLeft } = useOutbox()
  const kept = keptFor(saved)
  const day = asLeft(saved)
  const title = dateOf({ day, shift }, showsShift)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className={styles.card} aria-label={title}>
      <div className={mergeClasses(styles.head, isAlone && styles.aloneHead)}>
        <div className={styles.names}>
          <h2 ref={heading} tabIndex={-1} className={styles.date}>
            {title}
            <StandingMark day={day} />
          </h2>
          {day.selectable && <Deadline day={day} shift={shift} now={now} />}
          {!day.selectable && staysPut && (
            <span role="status" className={styles.line}>
              {justClosedText(day, shift.timezone, now)}
            </span>
          )}
          {showsCaterer && !isAlone && <span className={styles.line}>{`Hazırlayan: ${day.catering_name}`}</span>}
          {isAlone && (
            <span className={styles.line}>
              {runsOverMidnight(shift)
                ? `Gece vardiyası: ${nightSpan(shift, day.date)}`
                : `${shift.title}: ${shiftHours(shift)}`}
              {` · Hazırlayan: ${day.catering_name}`}
            </span>
          )}
        </div>
        <DayState day={day} />
      </div>
      {!day.selectable && !staysPut && (
        <Notice intent="info" role="status" className={styles.strip}>
          {closedText(day, shift.timezone, now)}
        </Notice>
      )}
      <Refused day={saved} />
      <SubstituteNotice day={day} className={styles.strip} />
      <CommonCourses
        id={coursesId}
        courses={day.common_courses}
        beside={besideWord(day)}
        isDetailed={isAlone === true}
        className={styles.courses}
      />
      <OptionRows
        day={day}
        label={`${title}: ${day.selectable ? 'ne yemek istersiniz?' : 'günün menüsü'}`}
        describedBy={day.common_courses.length > 0 ? coursesId : undefined}
        state={kept?.state === 'refused' ? undefined : kept?.state}
        isClosed={!day.selectable}
        isDetailed={isAlone === true}
        showsSkip={day.selectable || staysPut === true}
        onChoose={(key) => onChoose(saved, key)}
      />
    </section>
  )
}

const Beside = ({ day }: { day: MenuPlayDay }) => {
  const styles = useDayStyles()
  const text = besideMeal(day)
  return text !== undefined && <span className={styles.line}>{text}</span>
}

/** A day chosen on an earlier visit: a single row until the person wants to change it. */
export const FoldedDay = ({
  onOpen,
  showsShift,
  showsCaterer,
  ...shown
}: ShownDay & Names & { onOpen: () => void }) => {
  const styles = useDayStyles()
  const { day } = shown
  return (
    <section className={styles.card}>
      <button type="button" aria-expanded="false" className={styles.fold} onClick={onOpen}>
        <ChosenPlate day={day} />
        <span className={styles.body}>
          <span className={styles.line}>
            {nameOf(shown, { showsShift, showsCaterer })}
            <StandingMark day={day} />
            <Mark day={day} />
          </span>
          <DishName name={chosenText(day) ?? 'Seçiminiz kayıtlı'} />
          <Beside day={day} />
        </span>
        <ChevronDownRegular className={styles.chevron} />
      </button>
    </section>
  )
}

/** A day that can't be chosen for; a tap opens its menu. */
export const ClosedDay = ({ showsShift, showsCaterer, now, ...shown }: ShownDay & Names & { now: Date }) => {
  const styles = useDayStyles()
  const pathTo = useAreaPath()
  const { day, shift } = shown
  const address = new URLSearchParams({ shift: shift.id, date: day.date }).toString()
  return (
    <Link to={pathTo(`secim?${address}`)} className={styles.plain}>
      {day.completed ? (
        <CheckmarkCircleFilled className={styles.plainIcon} />
      ) : (
        <LockClosedRegular className={styles.plainIcon} />
      )}
      <DayLines
        words={closedWords(shown, { showsShift, showsCaterer }, now)}
        mark={<StandingMark day={day} />}
        end={<Mark day={day} />}
      />
    </Link>
  )
}

export const MissingDay = ({ date, closedFor }: { date: string; closedFor: string | undefined }) => {
  const styles = useDayStyles()
  const Icon = closedFor === undefined ? FoodRegular : LockClosedRegular
  return (
    <div className={mergeClasses(styles.plain, closedFor !== undefined && styles.off)}>
      <Icon className={styles.plainIcon} />
      <DayLines words={missingWords(date, closedFor)} />
    </div>
  )
}
