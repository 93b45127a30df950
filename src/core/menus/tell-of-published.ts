import { announceCourses, announceMenu, announceSubstitute } from '../notifications/index.ts'
import type { CompanyId, Ids, Jobs, LocalDate } from '../shared/index.ts'
import { applyStandingChoices, type Shift } from '../shifts/index.ts'
import type { ChangedCourses } from './common-courses.ts'
import type { ChangedDish } from './menu-day.ts'

/**
 * Adds one job per shift to notify people of all newly published days, and one to apply standing choices (rule M16).
 */
export const tellOfPublished = async (
  jobs: Jobs,
  ids: Ids,
  cateringId: CompanyId,
  published: readonly { shift: Pick<Shift, 'id' | 'companyId'>; dates: readonly LocalDate[] }[],
): Promise<void> => {
  const news = published.filter(({ dates }) => dates.length > 0)
  await jobs.addAll(
    announceMenu,
    news.map(({ shift: { id: shiftId, companyId }, dates }) => ({
      id: ids.next(),
      companyId,
      shiftId,
      cateringId,
      dates: [...dates].sort(),
    })),
  )
  await jobs.addAll(
    applyStandingChoices,
    news.map(({ shift: { id: shiftId, companyId }, dates }) => ({
      companyId,
      shiftId,
      dates: [...dates].sort(),
      after: null,
    })),
  )
}

/** Notifies people whose chosen dish was substituted; corrections are silent (rule M4). */
export const tellOfSubstitutes = async (
  jobs: Jobs,
  ids: Ids,
  dishes: readonly (ChangedDish & { shift: Shift; date: LocalDate })[],
): Promise<void> => {
  const substitutes = dishes.filter(({ change }) => change === 'substitution')
  await jobs.addAll(
    announceSubstitute,
    substitutes.map(({ shift: { companyId, title }, menuDayId, key, from, to, date }) => ({
      id: ids.next(),
      companyId,
      shiftTitle: title,
      menuDayId,
      key,
      from,
      to,
      date,
    })),
  )
}

/** Notifies everybody who eats on the day; a new spelling is silent (rule K5). */
export const tellOfCourses = async (
  jobs: Jobs,
  ids: Ids,
  now: Date,
  days: readonly (ChangedCourses & { shift: Shift; date: LocalDate })[],
): Promise<void> => {
  const news = days.filter(({ gone, come }) => gone.length + come.length > 0)
  await jobs.addAll(
    announceCourses,
    news.map(({ shift: { companyId, title }, menuDayId, gone, come, date }) => ({
      id: ids.next(),
      companyId,
      menuDayId,
      shiftTitle: title,
      gone,
      come,
      changedAt: now.toISOString(),
      date,
    })),
  )
}
