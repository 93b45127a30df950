import { buffer } from 'node:stream/consumers'
import { accessRefusal } from '../../../core/access/index.ts'
import {
  bulkUpsertFirmMenus,
  bulkUpsertGroupMenu,
  bulkUpsertMenuDays,
  DishesChosen,
  type FirmOutcome,
  type FirmsMenuDraft,
  type Kitchen,
  type Meal,
  type PublishedFirm,
  publishFirmMenus,
  publishGroupMenu,
  publishMenuDays,
  refuseBeyondCalendar,
  type RefusedMenuDay,
  refuseUnfitRange,
  saveMenuDay,
} from '../../../core/menus/index.ts'
import {
  addDays,
  type CompanyId,
  type GroupId,
  type LocalDate,
  type Refusal,
  type ShiftId,
} from '../../../core/shared/index.ts'
import { SpreadsheetReader } from '../../../core/workforce/index.ts'
import { DishReads, MenuReads } from '../../../reads/index.ts'
import { sentenceOf } from '../../../texts/index.ts'
import type { AnswerOf, BodyOf } from '../../contract/contract-types.ts'
import type { ImagePolicy } from '../../server/image-policy.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'
import { withPresent } from '../../server/with-present.ts'
import { dishFacts } from './dishes.ts'

const kitchenOf = (path: { cateringId: CompanyId; corpId: CompanyId }, shiftId: ShiftId) => ({
  cateringId: path.cateringId,
  corporateId: path.corpId,
  shiftId,
})

const groupShiftOf = (
  path: { companyId: CompanyId; groupId: GroupId },
  {
    start_time: startTime,
    end_time: endTime,
    seen_companies: seen,
  }: Pick<BodyOf<'publishGroupMenu'>, 'start_time' | 'end_time' | 'seen_companies'>,
) => ({ cateringId: path.companyId, groupId: path.groupId, hours: { startTime, endTime }, seen })

const targetsOf = ({ targets }: Pick<BodyOf<'publishFirmMenus'>, 'targets'>) =>
  targets.map(({ corporate_id, shift_id }) => ({ corporateId: corporate_id, shiftId: shift_id }))

const idsOf = (firms: readonly { corporateId: CompanyId }[]) => firms.map(({ corporateId }) => corporateId)

const problemOf = ({ code, facts }: Refusal) => ({ code, message: sentenceOf(code, facts) })
const refusedDay = ({ date, refusal, isClosed }: RefusedMenuDay) => ({
  date,
  ...problemOf(refusal),
  is_closed: isClosed,
  chosen_dishes: refusal instanceof DishesChosen ? [...refusal.dishes] : [],
})

type MenuDay = AnswerOf<'listMenuDays'>['days'][number]

/** How many dishes on these days have no declared allergens (rule L1). */
const countUndeclared = (days: readonly MenuDay[]): number => {
  const meals = days.flatMap(({ meals, common_courses }) => [...Object.values(meals), ...common_courses])
  return new Set(meals.filter(({ allergens }) => allergens === null).map(({ dish_id }) => dish_id)).size
}

export const menuOperations = (use: OperationUse, images: ImagePolicy) => {
  const menus = use(MenuReads)
  const dishes = use(DishReads)

  const mealsOf = (cateringId: CompanyId, meals: BodyOf<'saveMenuDay'>['meals']): Record<string, Meal> =>
    Object.fromEntries(
      Object.entries(meals).map(([key, { name, ...facts }]) => [
        key,
        { name, ...dishFacts(images, cateringId, facts) },
      ]),
    )

  const coursesOf = (cateringId: CompanyId, courses: BodyOf<'saveMenuDay'>['common_courses']) =>
    courses?.map(({ course, name, ...facts }) => ({ course, name, ...dishFacts(images, cateringId, facts) }))

  const firmsDraftsOf = (
    cateringId: CompanyId,
    { items, default_choices = [] }: Pick<BodyOf<'bulkUpsertFirmMenus'>, 'items' | 'default_choices'>,
  ): FirmsMenuDraft[] =>
    items.map(({ date, meals, choices, common_courses, dish_changes }) => ({
      date,
      meals: mealsOf(cateringId, meals),
      choices: choices ?? default_choices,
      commonCourses: coursesOf(cateringId, common_courses),
      dishChanges: dish_changes,
    }))

  const savedShape = async (
    cateringId: CompanyId,
    { items }: Pick<BodyOf<'bulkUpsertFirmMenus'>, 'items'>,
    firms: readonly FirmOutcome[],
  ) => {
    const failed = firms.filter(({ refusal, refused }) => refusal !== null || refused.length > 0).length
    const names = items.flatMap(({ meals, common_courses = [] }) =>
      [...Object.values(meals), ...common_courses].map(({ name }) => name),
    )
    const firmNames = await menus.partnerNames(cateringId, idsOf(firms))
    return {
      success: true as const,
      undeclared_dishes: await dishes.undeclaredAmong(cateringId, names),
      saved: firms.length - failed,
      failed,
      companies: firms.map(({ corporateId: id, saved, unchanged, daysOff, refused, refusal }) => ({
        id,
        name: firmNames.get(id) ?? '',
        saved,
        unchanged,
        days_off: daysOff,
        errors: refused.map(({ shift, ...day }) => ({ ...refusedDay(day), shift_title: shift.title })),
        problem: refusal && problemOf(refusal),
      })),
    }
  }

  const publishedShape = async (
    cateringId: CompanyId,
    range: { start: LocalDate; end: LocalDate },
    firms: readonly PublishedFirm[],
  ) => {
    const firmNames = await menus.partnerNames(cateringId, idsOf(firms))
    return {
      success: true as const,
      undeclared_dishes: await dishes.undeclaredOn(
        cateringId,
        idsOf(firms.filter(({ modified }) => modified > 0)),
        range,
      ),
      modified: firms.reduce((sum, { modified }) => sum + modified, 0),
      companies: firms.map(({ corporateId: id, modified, refusal }) => ({
        id,
        name: firmNames.get(id) ?? '',
        modified,
        problem: refusal && problemOf(refusal),
      })),
    }
  }

  /** The days as they are after a change. */
  const savedDays = async (kitchen: Kitchen, dates: readonly LocalDate[]) => {
    const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)]
    if (first === undefined || last === undefined) return []
    const { days } = await menus.kitchenDays(kitchen, first, last)
    return days.filter(({ date }) => dates.includes(date))
  }

  return {
    listMenuDays: read(async ({ path, query }) => {
      refuseUnfitRange(query.start_date, query.end_date)
      const kitchen = kitchenOf(path, query.shift_id)
      const { days, closedDays } = await menus.kitchenDays(kitchen, query.start_date, query.end_date)
      return { days, closed_days: closedDays, undeclared_dishes: countUndeclared(days) }
    }),
    saveMenuDay: command(async ({ path, body }) => {
      const { corporate_id, shift_id, date, meals, choices, common_courses, status, dish_changes, version } = body
      if (corporate_id !== undefined && corporate_id !== path.corpId) throw accessRefusal('access.denied')
      const kitchen = kitchenOf(path, shift_id)
      const draft = {
        date,
        meals: mealsOf(path.cateringId, meals),
        choices,
        commonCourses: coursesOf(path.cateringId, common_courses),
        status,
        dishChanges: dish_changes,
        seenVersion: version,
      }
      await use(saveMenuDay)({ kitchen, draft }).catch(
        withPresent(async () => (await menus.kitchenDays(kitchen, date, date)).days[0] ?? {}),
      )
      const days = await savedDays(kitchen, [date])
      return { success: true, day: days[0] as MenuDay, undeclared_dishes: countUndeclared(days) }
    }),
    bulkUpsertMenuDays: command(async ({ path, body }) => {
      const drafts = body.items.map(({ date, meals, choices, common_courses, dish_changes, version }) => ({
        date,
        meals: mealsOf(path.cateringId, meals),
        choices: choices ?? body.default_choices ?? [],
        commonCourses: coursesOf(path.cateringId, common_courses),
        dishChanges: dish_changes,
        seenVersion: version,
      }))
      const kitchen = kitchenOf(path, body.shift_id)
      const { saved, refused } = await use(bulkUpsertMenuDays)({ kitchen, drafts })
      const days = await savedDays(
        kitchen,
        saved.map(({ day }) => day.date),
      )
      return {
        success: true,
        saved: saved.length,
        failed: refused.length,
        errors: refused.map(refusedDay),
        days,
        undeclared_dishes: countUndeclared(days),
      }
    }),
    publishMenuDays: command(async ({ path, body }) => {
      const kitchen = kitchenOf(path, body.shift_id)
      const dates = await use(publishMenuDays)({ kitchen, start: body.start_date, end: body.end_date })
      const undeclared_dishes = countUndeclared(await savedDays(kitchen, dates))
      return { success: true, modified: dates.length, undeclared_dishes }
    }),
    countMissingMenus: read(async ({ path, query }) => {
      refuseUnfitRange(query.start_date, query.end_date)
      return { shifts: await menus.missing(path.cateringId, path.corpId, query.start_date, query.end_date) }
    }),
    bulkUpsertGroupMenu: command(async ({ path, body }) =>
      savedShape(
        path.companyId,
        body,
        await use(bulkUpsertGroupMenu)({ ...groupShiftOf(path, body), drafts: firmsDraftsOf(path.companyId, body) }),
      ),
    ),
    bulkUpsertFirmMenus: command(async ({ path: { companyId }, body }) =>
      savedShape(
        companyId,
        body,
        await use(bulkUpsertFirmMenus)({
          cateringId: companyId,
          targets: targetsOf(body),
          drafts: firmsDraftsOf(companyId, body),
        }),
      ),
    ),
    publishGroupMenu: command(async ({ path, body }) => {
      const range = { start: body.start_date, end: body.end_date }
      return publishedShape(
        path.companyId,
        range,
        await use(publishGroupMenu)({ ...groupShiftOf(path, body), ...range }),
      )
    }),
    publishFirmMenus: command(async ({ path: { companyId }, body }) => {
      const range = { start: body.start_date, end: body.end_date }
      return publishedShape(
        companyId,
        range,
        await use(publishFirmMenus)({ cateringId: companyId, targets: targetsOf(body), ...range }),
      )
    }),
    readMenuFile: read(async ({ path, stream }) => {
      const file = await buffer(stream)
      const { text, hiddenSheets, blankFormulas } = await use(SpreadsheetReader).menu(path.companyId, file)
      return { success: true, text, hidden_sheets: hiddenSheets, blank_formulas: blankFormulas }
    }),
    getMenuWeek: read(({ path, query }) => {
      refuseBeyondCalendar(addDays(query.start_date, 6))
      return menus.week(path.cateringId, path.corpId, query.start_date)
    }),
    getKitchenStats: read(({ path, query }) =>
      menus.kitchenStats(path.cateringId, path.corpId, { shiftId: query.shift_id, departmentId: query.dept_id }),
    ),
  } satisfies Partial<Operations>
}
