import { type ClosedReason, closedReason, firstShownDay, selectableUntil } from '../../core/menus/index.ts'
import type { CompanyId, LocalDate, ShiftId } from '../../core/shared/index.ts'
import { cutOffIn } from '../../core/shifts/rules.ts'
import { closedName, type Database, gathered, partnerCutOff, prepared, servesDay } from '../../persistence/index.ts'
import type { ClosedDay, MenuCourse, MenuOption, MenuPlayDay } from '../kernel/contract-shapes.ts'
import { coursesWithDishes, optionsWithDishes } from './dishes.ts'

interface DayRow {
  company_id: CompanyId
  version: string | null
  active_shifts: ShiftId[]
  closed_days: ClosedDay[]
  /** Like everything below, null for a firm without menus. */
  shift_id: ShiftId
  shift_title: string
  date: LocalDate
  options: MenuOption[]
  common_courses: MenuCourse[]
  catering_id: CompanyId
  catering_name: string
  timezone: string
  start_time: string
  end_time: string
  days: number[]
  is_active: boolean
  is_deleted: boolean
  cutoff_days: number
  cutoff_time: string
  partner_days: number | null
  partner_time: string | null
  is_partner: boolean
  closed_at: Date | null
  /** Its catering's partnership ends before this day. */
  is_withdrawn: boolean
  /** The firm or the catering is closed (rule Y1). */
  is_off: boolean
  closed_name: string | null
}

/** The version of a firm's menu: all marks together (0124). */
export const menuVersion = (company: string): string => `
  (
    SELECT bit_xor(v.mark)
    FROM menu_marks v
    WHERE v.corporate_id = ${company}
  )`

const daysBack = 2
const daysAhead = 62
/** The dates that are shown in any time zone while it is `$today` in UTC. */
export const [firstShown, lastShown] = [`$today::date - ${daysBack}`, `$today::date + ${daysAhead}`]
export const shownDates = `${firstShown} AND ${lastShown}`

/**
 * The closed days of the firm `f`, and those on which all of its caterings `k` are closed; the longest closing of a
 * date, or else the firm's.
 */
const closedDays = `
  SELECT DISTINCT ON (x.date) x.date, x.from_time, x.name, x.company_id <> f.id AS by_catering
  FROM closed_days x
  WHERE (x.company_id = f.id OR x.company_id = ANY (k.caterings))
    AND x.date BETWEEN ${shownDates}
    AND (
      x.company_id = f.id
      OR NOT EXISTS (
        SELECT
        FROM unnest(k.caterings) other (id)
        WHERE NOT EXISTS (SELECT FROM closed_days y WHERE y.company_id = other.id AND y.date = x.date)
      )
    )
  ORDER BY x.date, x.from_time NULLS FIRST, x.company_id <> f.id`

/**
 * What everybody in a firm may see, whatever the time of that day. Version and days are of one snapshot. The subselect
 * hides the number of firms from the planner; OFFSET keeps version and shifts from being found anew for each day.
 */
const daysOf = prepared<{ companyIds: readonly CompanyId[]; today: string }, DayRow>(`
  SELECT asked.id AS company_id, asked.version, asked.active_shifts, asked.closed_days, day.*
  FROM (
    SELECT f.id, ${menuVersion('f.id')} AS version,
      ARRAY(
        SELECT s.id
        FROM shifts s
        WHERE s.company_id = f.id AND s.is_active AND NOT s.is_deleted
      ) AS active_shifts,
      (
        SELECT coalesce(
          jsonb_agg(
            jsonb_build_object('date', x.date, 'from_time', x.from_time, 'name', x.name, 'by_catering', x.by_catering)
            ORDER BY x.date
          ),
          '[]'
        )
        FROM (${closedDays}) x
      ) AS closed_days
    FROM unnest((SELECT $companyIds::uuid[])) f (id)
    CROSS JOIN LATERAL (
      SELECT ARRAY(
        SELECT p.catering_id
        FROM partnerships p
        WHERE p.corporate_id = f.id AND p.partnership_type = 'catering' AND p.is_active
      ) AS caterings
    ) k
    OFFSET 0
  ) asked
  LEFT JOIN LATERAL (
    SELECT d.shift_id, s.title AS shift_title, d.date, ${optionsWithDishes} AS options,
      ${coursesWithDishes} AS common_courses, d.catering_id,
      k.name AS catering_name, s.timezone, s.start_time, s.end_time, s.days, s.is_active, s.is_deleted, s.cutoff_days,
      s.cutoff_time, p.cutoff_days AS partner_days, p.cutoff_time AS partner_time,
      coalesce(${servesDay}, false) AS is_partner, d.closed_at, d.is_withdrawn,
      d.status = 'suspended' AS is_off, ${closedName} AS closed_name
    FROM menu_days d
    ${partnerCutOff}
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    JOIN companies k ON k.id = d.catering_id
    WHERE d.corporate_id = asked.id
      AND (d.status <> 'draft' OR d.is_withdrawn)
      AND d.date BETWEEN ${shownDates}
      AND (
        d.status <> 'draft'
        OR NOT EXISTS (
          SELECT
          FROM menu_days other
          WHERE other.corporate_id = d.corporate_id
            AND other.shift_id = d.shift_id
            AND other.date = d.date
            AND (other.status = 'published' OR (other.is_withdrawn AND other.id > d.id))
        )
      )
  ) day ON true
  ORDER BY day.date, day.start_time, day.shift_id`)

/** A day as everybody in the firm sees it. */
export interface FirmDay {
  shown: Omit<
    MenuPlayDay,
    'completed' | 'selectable' | 'closed_reason' | 'choice' | 'is_standing' | 'is_usual' | 'replaced_meal'
  >
  shift: { timezone: string; startTime: string; endTime: string; isDeleted: boolean }
  /** When the reason changes for which it is closed. */
  closesAt: Date
  reasonBefore: ClosedReason | null
  reasonAfter: ClosedReason | null
}

export interface FirmMenu {
  version: string | null
  /** In UTC; on another date other days are shown. */
  today: LocalDate
  activeShifts: ReadonlySet<ShiftId>
  /** Of the firm, and those on which all of its caterings are closed. */
  closedDays: readonly ClosedDay[]
  days: readonly FirmDay[]
}

const firmDay = (row: DayRow): FirmDay => {
  const { shift_id, shift_title, date, options, common_courses, catering_id, catering_name, closed_name, timezone } =
    row
  const service = {
    shift: {
      timezone,
      days: row.days,
      isActive: row.is_active && !row.is_deleted,
      cutoffDays: row.cutoff_days,
      cutoffTime: row.cutoff_time,
    },
    isPartner: row.is_partner && !row.is_withdrawn,
    partnerCutOff: cutOffIn(row.partner_days, row.partner_time),
  }
  const day = { date, closedAt: row.closed_at }
  const reasonAt = (now: Date) => (row.is_off ? 'day_closed' : closedReason(day, service, now))
  const closesAt = selectableUntil(day, service)
  const selectable_until = closesAt.toISOString()
  return {
    shown: {
      shift_id,
      shift_title,
      date,
      options: row.is_off ? [] : options,
      common_courses: row.is_off ? [] : common_courses,
      selectable_until,
      catering_id,
      catering_name,
      closed_name,
    },
    shift: { timezone, startTime: row.start_time, endTime: row.end_time, isDeleted: row.is_deleted },
    closesAt,
    reasonBefore: reasonAt(new Date(closesAt.getTime() - 1)),
    reasonAfter: reasonAt(closesAt),
  }
}

/** Whether the day has begun or is still to come at `now`, or belongs to a night shift that is still working. */
export const isShown = ({ shown, shift }: FirmDay, now: Date): boolean => shown.date >= firstShownDay(shift, now)

/** Some tens of megabytes. */
const maxKeptDays = 50_000

/**
 * The menus of the firms whose people asked last. Whoever asks says which version is current, so a menu that has
 * changed meanwhile, in whatever process, is never returned (rule I2).
 */
export class FirmMenus {
  readonly #db: Database
  readonly #kept = new Map<CompanyId, FirmMenu>()
  #keptDays = 0
  readonly #gathered = gathered(
    (asked: readonly { companyId: CompanyId; today: LocalDate }[]) =>
      this.#db.outsideTransaction(() => this.#load(asked)),
    () => this.#db.reader,
  )

  constructor(db: Database) {
    this.#db = db
  }

  /** Of this version, or of a newer one if it has changed since. */
  async of(companyId: CompanyId, version: string | null, today: LocalDate): Promise<FirmMenu> {
    // What is only visible inside a transaction may never be committed.
    if (this.#db.isInTransaction) return (await this.#load([{ companyId, today }]))[0]!
    const kept = this.#kept.get(companyId)
    const isCurrent = kept?.version === version && kept.today === today
    const menu = isCurrent ? kept : await this.#gathered({ companyId, today })
    this.#keep(companyId, menu)
    return menu
  }

  async #load(asked: readonly { companyId: CompanyId; today: LocalDate }[]): Promise<FirmMenu[]> {
    const today = asked.reduce((latest, one) => (one.today > latest ? one.today : latest), '')
    const companyIds = [...new Set(asked.map(({ companyId }) => companyId))]
    const byFirm = Map.groupBy(await this.#db.rows(daysOf, { companyIds, today }), ({ company_id }) => company_id)
    const menus = new Map(
      [...byFirm].map(([companyId, [first, ...others]]): [CompanyId, FirmMenu] => [
        companyId,
        {
          version: first!.version,
          today,
          activeShifts: new Set(first!.active_shifts),
          closedDays: first!.closed_days,
          days: first!.date === null ? [] : [first!, ...others].map(firmDay),
        },
      ]),
    )
    return asked.map(({ companyId }) => menus.get(companyId)!)
  }

  /** As the one that was used last. */
  #keep(companyId: CompanyId, menu: FirmMenu): void {
    this.#forget(companyId)
    this.#kept.set(companyId, menu)
    this.#keptDays += 1 + menu.days.length
    for (const oldest of this.#kept.keys()) {
      if (this.#keptDays <= maxKeptDays) break
      this.#forget(oldest)
    }
  }

  #forget(companyId: CompanyId): void {
    const menu = this.#kept.get(companyId)
    if (menu === undefined) return
    this.#keptDays -= 1 + menu.days.length
    this.#kept.delete(companyId)
  }
}
