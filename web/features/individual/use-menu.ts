import { useEffect, useMemo } from 'react'
import { type MenuPlayDay, useGetMenuPlayQuery } from '../../api/generated-eating.ts'
import { useNow } from '../../ui/use-now.ts'
import { useOneself } from '../../frame/scope/use-oneself.ts'

/** A smaller difference, in milliseconds, is put down to the time the answer took and not to a wrong clock. */
const toleranceMs = 20_000
/** Days close at the same instant for everybody, so spread the refetches over this time; in milliseconds. */
const spreadMs = 20_000

/** A menu that an earlier version kept on the device has no common courses. */
const withCourses = (day: MenuPlayDay): MenuPlayDay => ({ ...day, common_courses: coursesOf(day) })
const coursesOf = ({ common_courses = [] }: Partial<MenuPlayDay>) => common_courses

const isPastCutOff = ({ selectable, selectable_until }: MenuPlayDay, now: Date): boolean =>
  selectable && selectable_until !== undefined && new Date(selectable_until) <= now

/**
 * The days of the menu by the server's clock, whatever the device's says. A day that closes while it is on screen
 * becomes closed here too.
 */
export const useMenu = () => {
  const query = useGetMenuPlayQuery(useOneself(), { refetchOnMountOrArgChange: 60, refetchOnFocus: true })
  const { data, fulfilledTimeStamp = 0, refetch } = query
  const aheadBy = data?.now === undefined ? 0 : Date.parse(data.now) - fulfilledTimeStamp
  const now = useNow(Math.abs(aheadBy) > toleranceMs ? aheadBy : 0)
  const answered = useMemo(() => data?.days.map(withCourses), [data])
  const days = useMemo(
    () =>
      answered?.map((day): MenuPlayDay =>
        isPastCutOff(day, now) ? { ...day, selectable: false, closed_reason: 'too_late' } : day,
      ),
    [answered, now],
  )
  const isOver = data?.days.some((day) => isPastCutOff(day, now)) ?? false
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => void refetch(), Math.random() * spreadMs)
    return () => clearTimeout(timer)
  }, [isOver, now, refetch])
  return { query, days, now }
}
