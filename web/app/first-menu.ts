import { skipLabel } from '../../src/texts/menus/labels.ts'
import type {
  GetMenuPlayApiResponse,
  GetUsualShiftsApiResponse,
  ListShiftsApiResponse,
  MenuPlayDay,
} from '../api/generated-eating.ts'
import { partsOf } from '../domain/menus/food/parts-of.ts'
import { deadlineOf } from '../domain/shifts/deadline.ts'
import { chosenText } from '../features/individual/choosing/chosen-text.ts'
import {
  absentWords,
  besideWord,
  closedWords,
  type DayWords,
  missingWords,
  nameOf,
  type Names,
  type ShownDay,
} from '../features/individual/choosing/day-texts.ts'
import { closedNamesOf, datesOf, shownDays } from '../features/individual/choosing/shown-days.ts'
import { courseFacts } from '../features/individual/course-facts.ts'
import { besideMeal, isAbsent } from '../features/individual/menu-days.ts'
import { undeclaredCourses, undeclaredOptions } from '../features/individual/undeclared-once.ts'

/*
 * Shows the menu in the page's frame while the app is on its way (0185): the dates and dishes of the page for choosing,
 * in the same places, and boxes for the rest. It is a file of its own, which first-paint.js loads before the app.
 */

/** As many days as a tall phone shows, and some to scroll to. */
const most = 8

const element = (tag: 'div' | 'span' | 'b' | 'i', look: string, ...inside: (string | Node)[]): HTMLElement => {
  const made = document.createElement(tag)
  if (look !== '') made.className = look.replaceAll(/\w+/g, 'first-menu-$&')
  made.append(...inside)
  return made
}
const lineOf = (text: string) => element('div', 'line', text)

const plainDay = ({ title, state, lines }: DayWords, ...end: Node[]) =>
  element(
    'div',
    'plain',
    element('i', 'icon'),
    element('div', 'names', element('div', 'title', element('b', '', title), ` · ${state}`), ...lines.map(lineOf)),
    ...end,
  )

const dishName = (name: string) => {
  const { main, sides } = partsOf(name)
  return sides.length === 0
    ? element('div', 'dish', main)
    : element('div', 'dish', `${main}, `, element('span', '', sides.join(', ')))
}

const rowOf = (look: string, ...body: Node[]) =>
  element('div', look, element('i', 'plate'), element('div', 'body', ...body))

const chosenDay = (shown: ShownDay, names: Names) => {
  const beside = besideMeal(shown.day)
  const dish = dishName(chosenText(shown.day) ?? '')
  return element('div', 'card', rowOf('row', lineOf(nameOf(shown, names)), dish, ...(beside ? [lineOf(beside)] : [])))
}

const coursesOf = (day: MenuPlayDay) => {
  const { common_courses: courses } = day
  const undeclared = undeclaredCourses(courses)
  const pieces = courses.flatMap((course, at) => {
    const facts = courseFacts(course, { isUndeclaredShownOnce: undeclared !== undefined })
    const end = at === courses.length - 1 ? '' : ','
    return [' ', element('span', '', element('b', '', course.name), (facts && ` (${facts})`) + end)]
  })
  const last = undeclared === undefined ? [] : [element('span', '', `\u00a0· ${undeclared}`)]
  return element('div', 'courses', besideWord(day), ...pieces, ...last)
}

const openDay = (shown: ShownDay, names: Names, now: Date) => {
  const { day, shift } = shown
  const until = day.selectable_until
  const undeclared = undeclaredOptions(day)
  return element(
    'div',
    day.selectable && !day.completed ? 'card waiting' : 'card',
    element(
      'div',
      'head',
      element('b', 'date', nameOf(shown, { showsShift: names.showsShift })),
      ...(until === undefined ? [] : [lineOf(deadlineOf(until, shift.timezone, now).text)]),
      ...(names.showsCaterer ? [lineOf(`Hazırlayan: ${day.catering_name}`)] : []),
    ),
    ...(day.common_courses.length === 0 ? [] : [coursesOf(day)]),
    ...day.options.map(({ meal }) => rowOf('row option', dishName(meal.name), element('i', 'meta'))),
    ...(undeclared === undefined ? [] : [element('div', 'undeclared', undeclared)]),
    rowOf('row option skip', element('div', 'dish', skipLabel)),
  )
}

interface Answers {
  menu: GetMenuPlayApiResponse
  shifts: ListShiftsApiResponse
  usual: GetUsualShiftsApiResponse | undefined
}

const dayOf = (shown: ShownDay, names: Names, now: Date) => {
  const { day } = shown
  if (isAbsent(day)) {
    const button = day.closed_reason === 'absent' ? [element('i', 'button')] : []
    return plainDay(absentWords(shown, names.showsShift), ...button)
  }
  if (day.replaced_meal !== null) return openDay(shown, names, now)
  if (!day.selectable) return plainDay(closedWords(shown, names, now))
  return day.completed ? chosenDay(shown, names) : openDay(shown, names, now)
}

const menuOf = ({ menu, shifts, usual }: Answers): HTMLElement | undefined => {
  const params = new URLSearchParams(location.search)
  const { working, seen, shown } = shownDays({
    shifts: shifts.shifts,
    usual,
    days: menu.days,
    named: params.get('shift'),
  })
  if (shown.length === 0 || params.has('date')) return undefined
  const now = menu.now === undefined ? new Date() : new Date(menu.now)
  const names = {
    showsShift: seen.length > 1,
    showsCaterer: new Set(shown.map(({ day }) => day.catering_name)).size > 1,
  }
  const closed = closedNamesOf(menu)
  const days = datesOf(shown, seen, closed).slice(0, most)
  const drawn = element(
    'div',
    'page',
    ...(working.length > 1 && usual?.is_told === false ? [element('i', 'bar question')] : []),
    element('i', working.length > 1 ? 'bar picker' : 'bar'),
    ...days.map(({ date, one }) =>
      one === undefined ? plainDay(missingWords(date, closed.get(date))) : dayOf(one, names, now),
    ),
  )
  drawn.ariaHidden = 'true'
  return drawn
}

/** What the last part of a path answered. */
const answerOf = async <Body>(part: string): Promise<Body | undefined> => {
  const answers = [...(globalThis.tabldotEarly?.answers ?? [])]
  const answer = await answers.find(([address]) => address.endsWith(`/${part}`))?.[1]
  // The app has taken it already if it was faster.
  return answer?.response.bodyUsed === false ? ((await answer.response.clone().json()) as Body) : undefined
}

const draw = async (): Promise<void> => {
  const [menu, shifts, usual] = await Promise.all([
    answerOf<GetMenuPlayApiResponse>('menu-play'),
    answerOf<ListShiftsApiResponse>('shifts'),
    answerOf<GetUsualShiftsApiResponse>('usual-shifts'),
  ])
  // Absent once the app has taken over.
  const place = document.querySelector('.first-paint[aria-hidden] .first-paint-page')
  if (menu === undefined || shifts === undefined) return
  const drawn = menuOf({ menu, shifts, usual })
  if (drawn === undefined || place === null) return
  place.replaceChildren(drawn)
  // As the app does in week.tsx.
  drawn.querySelector('.first-menu-waiting')?.scrollIntoView({ block: 'nearest' })
}

void draw().finally(() => dispatchEvent(new Event('tabldot-drawn')))
