import {
  estimateOf,
  guestsByOption,
  guestsOf,
  laterOf,
  type PlannedComponent,
  planOf,
  portionsOf,
  portionsOfComponent,
  type Serving,
} from '../../core/kitchen/rules.ts'
import { componentKeyOf, type Components, namedComponent, writtenComponents } from '../../core/menus/index.ts'
import {
  type CompanyId,
  homeTimezone,
  type LocalDate,
  localDateAt,
  type MenuDayId,
  type ShiftId,
} from '../../core/shared/index.ts'
import type {
  Deliveries,
  KitchenDays,
  KitchenPlan,
  Labels,
  PlannedComponent as ComponentShape,
  PlannedComponentDetail,
  PlannedDelivery,
  Routes,
} from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { kitchenDays } from './days.ts'
import { confirmation, deliveriesOf, maxDeliveries, maxRoutedFirms, routesOf } from './deliveries.ts'
import { labelled, labelsOfServing } from './labels.ts'
import { maxServings, type PlannedServing, type Production, productionOn } from './servings.ts'

/** Far more than a day has; the answers are cut there. */
const [maxComponentsOfDay, maxLabels, maxJoined] = [3000, 3000, 20]

const componentShape = ({ isMain, toCook, ownNumber, ...component }: PlannedComponent): ComponentShape => ({
  ...component,
  is_main: isMain,
  to_cook: toCook,
  own_number: ownNumber?.portions ?? null,
  own_number_by: ownNumber?.by ?? null,
  own_number_at: ownNumber?.at ?? null,
})

const keysOf = (components: ReturnType<Components>): string[] => components.map(({ key }) => key)

const deliveryOf =
  (componentsOf: Components) =>
  (serving: PlannedServing): PlannedDelivery => {
    const { row, closesAt, isFrozen, options, courses } = serving
    const guests = guestsByOption(serving)
    return {
      menu_day_id: row.menu_day_id,
      corporate_id: row.corporate_id,
      corporate_name: row.firm,
      address: row.address,
      shift_id: row.shift_id,
      shift_title: row.shift,
      serving_time: row.start_time,
      options: options.map(({ key, label, dish, split, portions, later }, at) => ({
        ...{ key, label, meal: dish, portions, guests: guests[at] ?? 0, later },
        components: keysOf(componentsOf(dish, split)),
      })),
      common_courses: courses.map(({ course, name, split }) => ({
        course,
        name,
        components: keysOf(componentsOf(name, split)),
      })),
      portions: portionsOf(serving),
      guests: guestsOf(serving),
      later: laterOf(serving),
      is_frozen: isFrozen,
      closes_at: closesAt.toISOString(),
      timezone: row.timezone,
      route: row.route,
      place: row.place,
      confirmation: row.confirmation,
    }
  }

const sumOf = (servings: readonly PlannedServing[], of: (serving: Serving) => number): number =>
  servings.reduce((sum, serving) => sum + of(serving), 0)

/** Firms with the most portions first, and a firm's servings by time. */
const byFirm = <Row extends { corporate_id: string; corporate_name: string; portions: number }>(rows: Row[]): Row[] => {
  const totals = new Map<string, number>()
  for (const { corporate_id, portions } of rows) totals.set(corporate_id, (totals.get(corporate_id) ?? 0) + portions)
  const totalOf = ({ corporate_id }: Row) => totals.get(corporate_id) ?? 0
  return rows.toSorted(
    (one, other) =>
      totalOf(other) - totalOf(one) ||
      one.corporate_name.localeCompare(other.corporate_name, 'tr') ||
      Number(one.corporate_id > other.corporate_id),
  )
}

/** What a catering cooks for all its firms (rules K1 to K4). */
export class KitchenReads extends Reads {
  async days(cateringId: CompanyId, start: LocalDate | undefined): Promise<KitchenDays> {
    const now = this.clock.now()
    const today = localDateAt(now, homeTimezone)
    const days = await this.db.rows(kitchenDays, { cateringId, start: start ?? today })
    return { today, now: now.toISOString(), days }
  }

  /** `dueFirms` have lists that have to be frozen before the answer is shown. */
  async plan(cateringId: CompanyId, date: LocalDate): Promise<{ dueFirms: CompanyId[]; answer: KitchenPlan }> {
    const now = this.clock.now()
    const { settings, servings, hasMore, dueFirms } = await productionOn(this.db, now, cateringId, date)
    const frozen = servings.filter(({ isFrozen }) => isFrozen)
    const portions = sumOf(servings, portionsOf)
    return {
      dueFirms,
      answer: {
        date,
        today: localDateAt(now, homeTimezone),
        at: now.toISOString(),
        portions,
        frozen: sumOf(frozen, portionsOf),
        open: portions - sumOf(frozen, portionsOf),
        estimate: sumOf(servings, estimateOf),
        guests: sumOf(servings, guestsOf),
        firms: new Set(servings.map(({ row }) => row.corporate_id)).size,
        reserve_percent: settings.reservePercent,
        components: planOf(servings, settings).slice(0, maxComponentsOfDay).map(componentShape),
        deliveries: servings.map(deliveryOf(settings.componentsOf)),
        has_more: hasMore,
      },
    }
  }

  /** The answer is null if no firm gets the component on the date. */
  async component(
    cateringId: CompanyId,
    key: string,
    date: LocalDate,
  ): Promise<{ dueFirms: CompanyId[]; answer: PlannedComponentDetail | null }> {
    const production = await productionOn(this.db, this.clock.now(), cateringId, date)
    const component = planOf(production.servings, production.settings).find((one) => one.key === key)
    return {
      dueFirms: production.dueFirms,
      answer: component
        ? {
            component: componentShape(component),
            joined: joinedIn(production, key),
            servings: servingsOf(production, key),
          }
        : null,
    }
  }

  /** Labels of a date, of one firm or shift if it is given. */
  async labels(
    cateringId: CompanyId,
    date: LocalDate,
    { corporateId = null, shiftId = null }: { corporateId?: CompanyId | null; shiftId?: ShiftId | null },
  ): Promise<Labels> {
    const rows = await this.db.rows(labelled, { cateringId, date, corporateId, shiftId })
    const labels = rows.flatMap(labelsOfServing)
    return {
      date,
      labels: labels.slice(0, maxLabels),
      has_more: labels.length > maxLabels || rows.length > maxServings,
    }
  }

  async routes(cateringId: CompanyId): Promise<Routes> {
    const firms = await this.db.rows(routesOf, { cateringId })
    return { firms: firms.slice(0, maxRoutedFirms), has_more: firms.length > maxRoutedFirms }
  }

  /** What comes to the firm on the date; `date` is today if it is undefined. */
  async deliveries(corporateId: CompanyId, date: LocalDate | undefined): Promise<Deliveries> {
    const day = date ?? localDateAt(this.clock.now(), homeTimezone)
    const rows = await this.db.rows(deliveriesOf, { corporateId, date: day })
    return { date: day, deliveries: rows.slice(0, maxDeliveries), has_more: rows.length > maxDeliveries }
  }

  async confirmation(corporateId: CompanyId, menuDayId: MenuDayId): Promise<PlannedDelivery['confirmation']> {
    return (await this.db.row(confirmation, { corporateId, menuDayId }))?.confirmation ?? null
  }
}

/** What dishes of the date call otherwise and the kitchen counts as this component. */
const joinedIn = ({ servings, names }: Production, key: string): PlannedComponentDetail['joined'] => {
  const joined = new Map<string, string>()
  for (const { options, courses } of servings)
    for (const { dish, split } of [...options, ...courses.map((course) => ({ ...course, dish: course.name }))])
      for (const name of writtenComponents(dish, split))
        if (componentKeyOf(name) !== key && namedComponent(name, names).key === key)
          joined.set(componentKeyOf(name), name)
  return [...joined].slice(0, maxJoined).map(([own, name]) => ({ key: own, name }))
}

const servingsOf = ({ servings, settings }: Production, key: string): PlannedComponentDetail['servings'] =>
  byFirm(
    servings.flatMap((serving) => {
      const part = portionsOfComponent(serving, key, settings.componentsOf)
      const { row, isFrozen } = serving
      return part === null
        ? []
        : [
            {
              corporate_id: row.corporate_id,
              corporate_name: row.firm,
              shift_id: row.shift_id,
              shift_title: row.shift,
              serving_time: row.start_time,
              is_frozen: isFrozen,
              ...part,
            },
          ]
    }),
  )
