import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type DateRange, maxClosedDays } from '../../../src/core/calendar/rules.ts'
import { addDays } from '../../../src/core/shared/rules.ts'
import { todayIn } from '../../ui/words/dates.ts'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Where a key leads from a date, as in other calendars: a day, a week or a month on, or to an end of the month. */
export const afterKey = (key: string, date: string): string | undefined => {
  if (key === 'Home') return monthStart(date)
  if (key === 'End') return addDays(nextMonth(date), -1)
  if (key === 'PageUp') return inMonth(monthStart(addDays(monthStart(date), -1)), date)
  if (key === 'PageDown') return inMonth(nextMonth(date), date)
  const step = steps[key]
  return step === undefined ? undefined : addDays(date, step)
}
const monthStart = (date: string): string => `${date.slice(0, 7)}-01`
const nextMonth = (date: string): string => monthStart(addDays(monthStart(date), 31))
/** The same day of the month that begins on `start`, or its last day. */
const inMonth = (start: string, date: string): string => {
  const [same, last] = [`${start.slice(0, 8)}${date.slice(8)}`, addDays(nextMonth(start), -1)]
  return same < last ? same : last
}

const rangeOf = (one: string, other: string): DateRange =>
  one < other ? { first: one, last: other } : { first: other, last: one }
/** So many days can be closed at once. */
const isWithinReach = (from: string, to: string): boolean =>
  addDays(from, 1 - maxClosedDays) <= to && to <= addDays(from, maxClosedDays - 1)

const dateOf = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined

const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch'

/**
 * Days of the year from today on are picked by dragging, or by the keys with Shift and Enter. A finger taps the first
 * day and then the last one, so that dragging scrolls the page.
 */
export const useRangePick = (year: number, onPick: ((range: DateRange) => void) | undefined) => {
  const [picked, setPicked] = useState<{ from: string; to: string }>()
  const byFinger = useRef(false)
  const today = todayIn()
  const [start, end] = [`${year}-01-01` < today ? today : `${year}-01-01`, `${year}-12-31`]
  const isOpen = (date: string | undefined): date is string => date !== undefined && start <= date && date <= end
  const range = picked && rangeOf(picked.from, picked.to)
  const reach = (from: string, to: string) => {
    if (isOpen(to) && isWithinReach(from, to)) setPicked({ from, to })
  }
  const finish = () => {
    setPicked(undefined)
    if (range !== undefined) onPick?.(range)
  }
  const tap = (date: string | undefined) => {
    if (!isOpen(date)) return setPicked(undefined)
    if (picked === undefined || !isWithinReach(picked.from, date)) return setPicked({ from: date, to: date })
    setPicked(undefined)
    onPick?.(rangeOf(picked.from, date))
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const date = dateOf(event)
      byFinger.current = isTouch(event)
      if (!isTouch(event) && event.button === 0 && isOpen(date)) setPicked({ from: date, to: date })
    },
    onPointerMove: (event: PointerEvent) => {
      const date = dateOf(event)
      if (!isTouch(event) && event.buttons === 1 && picked !== undefined && date !== undefined) reach(picked.from, date)
    },
    onPointerUp: (event: PointerEvent) => !isTouch(event) && finish(),
    // The click comes last: what opens before it would be clicked instead.
    onClick: (event: MouseEvent) => byFinger.current && tap(dateOf(event)),
    // A finger that scrolls, or leaves after a tap, keeps the first day.
    onPointerCancel: (event: PointerEvent) => !isTouch(event) && setPicked(undefined),
    onPointerLeave: (event: PointerEvent) => !isTouch(event) && setPicked(undefined),
    onBlur: () => setPicked(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const next = afterKey(event.key, picked?.to ?? start)
      if (next !== undefined) {
        event.preventDefault()
        const to = picked === undefined ? start : next < start ? start : next > end ? end : next
        reach(event.shiftKey && picked !== undefined ? picked.from : to, to)
      } else if (event.key === 'Enter' && range !== undefined) {
        event.preventDefault()
        finish()
      } else if (event.key === 'Escape') setPicked(undefined)
    },
  }
  return { range, handlers }
}
