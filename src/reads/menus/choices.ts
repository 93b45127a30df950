import { servedUntil, skipKey } from '../../core/menus/index.ts'
import { ownShiftsOf, ownShiftsOn } from '../../core/shifts/rules.ts'
import {
  type CompanyId,
  type DepartmentId,
  type LocalDate,
  localDateAt,
  type ShiftId,
  type UserId,
} from '../../core/shared/index.ts'
import { gathered, isPresent, openDays, peopleOf, planned, prepared } from '../../persistence/index.ts'
import { skipLabel } from '../../texts/menus/labels.ts'
import type { ClosedDay, MenuPlayDay, Page, PastChoice, Undecided } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { declaration } from './dishes.ts'
import { type FirmMenu, FirmMenus, firstShown, isShown, lastShown, menuVersion, shownDates } from './firm-menus.ts'

interface OwnRow {
  version: string | null
  /** Shift, date, key, whether it is a standing choice, and a replaced meal that the person has not seen. */
  choices: [ShiftId, LocalDate, string, boolean, string | null][]
  /** Shift, a Monday, and after how many weeks it comes back. */
  usual_shifts: [ShiftId, LocalDate, number][]
  absent_dates: LocalDate[]
}

/**
 * What only concerns the person, with the version of the rest. The subselects hide the number of people from the
 * planner.
 */
const ownOf = prepared<{ companyIds: readonly CompanyId[]; userIds: readonly UserId[]; today: string }, OwnRow>(`
  SELECT ${menuVersion('asked.company_id')} AS version,
    (
      SELECT coalesce(
        json_agg(
          json_build_array(
            c.shift_id, c.date, c.choice_key, c.source = 'standing',
            CASE WHEN NOT c.is_replacement_seen THEN c.replaced_meal END
          )
        ), '[]'
      )
      FROM choices_between(asked.user_id, ${firstShown}, ${lastShown}) c
      WHERE c.corporate_id = asked.company_id
    ) AS choices,
    (
      SELECT coalesce(json_agg(json_build_array(w.shift_id, w.monday, w.every_weeks)), '[]')
      FROM usual_shifts w
      WHERE w.company_id = asked.company_id AND w.user_id = asked.user_id
    ) AS usual_shifts,
    ARRAY(
      SELECT to_char(a.date, 'YYYY-MM-DD')
      FROM absent_days a
      WHERE a.company_id = asked.company_id AND a.user_id = asked.user_id AND a.date BETWEEN ${shownDates}
    ) AS absent_dates
  FROM unnest((SELECT $companyIds::uuid[]), (SELECT $userIds::uuid[])) WITH ORDINALITY
    asked (company_id, user_id, place)
  ORDER BY asked.place`)
const maxPlayDays = 5000

/** Choices are listed as far ahead as menus can be published. */
const daysAhead = 62

const maxChoices = 1000
/**
 * PostgreSQL reads `$today`, which is in UTC, from a text when the statement starts, and so keeps its plan (0184).
 * OFFSET 0 makes it start with the person: in a large database it expects the choices of a whole shift to be as few.
 */
const ofPerson = prepared<
  { companyId: CompanyId; userId: UserId; now: Date; today: LocalDate; days: number },
  Omit<PastChoice, 'served' | 'ratable'> & { startTime: string; endTime: string; timezone: string }
>(`
  SELECT c.date, c.shift_id, s.title AS shift_title, c.catering_id, k.name AS catering_name, c.meal_name AS meal,
    coalesce(c.common_courses, '{}') AS common_courses, c.replaced_meal, coalesce(x.tags, '{}') AS tags, x.image_url,
    CASE
      WHEN x.id IS NOT NULL AND c.date >= ($now::timestamptz AT TIME ZONE s.timezone)::date THEN jsonb_build_object(
        ${declaration}
      )
    END AS declaration,
    c.choice_label AS type, c.choice_key AS choice, r.stars, s.start_time AS "startTime",
    s.end_time AS "endTime", s.timezone
  FROM (
    SELECT *
    FROM choices
    WHERE corporate_id = $companyId AND user_id = $userId
      AND date BETWEEN $today::text::date - $days::int AND $today::text::date + ${daysAhead}
    OFFSET 0
  ) c
  JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
  JOIN companies k ON k.id = c.catering_id
  LEFT JOIN dishes x ON x.catering_id = c.catering_id AND x.key = dish_key(c.meal_name)
  LEFT JOIN ratings r ON r.user_id = c.user_id AND r.shift_id = c.shift_id AND r.date = c.date
  WHERE c.date > ($now::timestamptz AT TIME ZONE s.timezone)::date - $days::int
  ORDER BY c.date DESC, s.start_time DESC, s.id
  LIMIT ${maxChoices + 1}`)

/** For all departments if null. Only while people can choose, and never what anybody chose (rule M13). */
const undecided = planned<
  { companyId: CompanyId; date: string; now: Date; limit: number; offset: number; departmentId: DepartmentId | null },
  Omit<Undecided, 'has_more'>
>(`
  WITH open AS (
    SELECT array_agg(d.shift_id) AS shifts
    ${openDays('$companyId', '$now::timestamptz')} AND d.date = $date
  ),
  found AS (
    SELECT u.id, u.full_name, u.search_name, d.name AS department_name, d.search_name AS department
    FROM open
    CROSS JOIN LATERAL (
      SELECT u.*
      ${peopleOf('$companyId', '$date', 'open.shifts')} AND c.user_id IS NULL
        AND ${isPresent('$companyId', 'u.id', '$date')}
    ) u
    LEFT JOIN departments d ON d.company_id = u.company_id AND d.id = u.department_id
    WHERE open.shifts IS NOT NULL
      AND ($departmentId::text IS NULL OR coalesce(u.department_id::text, 'none') = $departmentId)
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce(
      jsonb_agg(
        jsonb_build_object('id', id, 'full_name', full_name, 'department_name', department_name)
        ORDER BY department COLLATE "C" NULLS LAST, search_name COLLATE "C", id
      ),
      '[]'
    ) AS people
  FROM (
    SELECT *
    FROM found
    ORDER BY department COLLATE "C" NULLS LAST, search_name COLLATE "C", id
    LIMIT $limit OFFSET $offset
  ) page`)

interface AskedPerson {
  companyId: CompanyId
  userId: UserId
  /** In UTC. */
  today: LocalDate
}

export class ChoiceReads extends Reads {
  readonly #menus = new FirmMenus(this.db)
  readonly #gathered = gathered(
    (asked: readonly AskedPerson[]) => this.db.outsideTransaction(() => this.#ownOf(asked)),
    () => this.db.reader,
  )

  async menuPlay(
    companyId: CompanyId,
    userId: UserId,
    shiftId: ShiftId | undefined,
  ): Promise<{ days: MenuPlayDay[]; closed_days: ClosedDay[]; has_more: boolean }> {
    const now = this.clock.now()
    const { own, menu } = await this.#ofOneVersion({ companyId, userId, today: localDateAt(now, 'UTC') })
    const choices = new Map(own.choices.map((choice) => [`${choice[0]} ${choice[1]}`, choice]))
    const absent = new Set(own.absent_dates)
    const usual = ownShiftsOf(
      own.usual_shifts.map(([id, monday, everyWeeks]) => ({
        shift: menu.activeShifts.has(id) ? id : null,
        monday,
        everyWeeks,
      })),
    )
    const days = menu.days.flatMap((day): MenuPlayDay[] => {
      const { shown, shift, closesAt, reasonBefore, reasonAfter } = day
      const [, , choice = null, is_standing = false, replaced_meal = null] =
        choices.get(`${shown.shift_id} ${shown.date}`) ?? []
      const isHidden = (shift.isDeleted && choice === null) || (shiftId !== undefined && shown.shift_id !== shiftId)
      if (isHidden || !isShown(day, now)) return []
      // A meal of a list that was closed before is still set aside for the person.
      const is_absent = absent.has(shown.date) && (choice === null || choice === skipKey)
      const closed_reason = (now < closesAt ? reasonBefore : reasonAfter) ?? (is_absent ? 'absent' : null)
      const completed = choice !== null
      const selectable = closed_reason === null
      const usualThen = ownShiftsOn(usual, shown.date)
      const is_usual = usualThen.length === 0 || usualThen.includes(shown.shift_id)
      return [
        { ...shown, completed, selectable, closed_reason, choice, is_standing, is_usual, is_absent, replaced_meal },
      ]
    })
    return { days: days.slice(0, maxPlayDays), closed_days: [...menu.closedDays], has_more: days.length > maxPlayDays }
  }

  async choicesOf(
    companyId: CompanyId,
    userId: UserId,
    days: number,
  ): Promise<{ choices: PastChoice[]; has_more: boolean }> {
    const now = this.clock.now()
    const today = localDateAt(now, 'UTC')
    const rows = await this.db.rows(ofPerson, { companyId, userId, now, today, days })
    const choices = rows.slice(0, maxChoices).map(({ startTime, endTime, timezone, ...choice }) => {
      const isMeal = choice.choice !== skipKey
      const served = now >= servedUntil(choice.date, { startTime, endTime, timezone })
      return {
        ...choice,
        ...(!isMeal && { meal: skipLabel, type: skipLabel, declaration: null, tags: [], image_url: null }),
        served,
        ratable: served && isMeal && choice.stars === null,
      }
    })
    return { choices, has_more: rows.length > maxChoices }
  }

  /** `none`: people without a department. */
  async undecided(
    companyId: CompanyId,
    { date, departmentId = null }: { date: LocalDate; departmentId?: DepartmentId | null },
    { limit, offset }: Page,
  ): Promise<Undecided> {
    const values = { companyId, date, now: this.clock.now(), limit, offset, departmentId }
    const { people, total } = (await this.db.row(undecided, values))!
    return { people, total, has_more: offset + people.length < total }
  }

  /** Asks again if the firm's menu changed in between. */
  async #ofOneVersion(asked: AskedPerson): Promise<{ own: OwnRow; menu: FirmMenu }> {
    const own = await (this.db.isInTransaction ? this.#ownOf([asked]).then(([one]) => one!) : this.#gathered(asked))
    const menu = await this.#menus.of(asked.companyId, own.version, asked.today)
    return menu.version === own.version ? { own, menu } : this.#ofOneVersion(asked)
  }

  async #ownOf(asked: readonly AskedPerson[]): Promise<OwnRow[]> {
    return this.db.rows(ownOf, {
      companyIds: asked.map(({ companyId }) => companyId),
      userIds: asked.map(({ userId }) => userId),
      today: asked.reduce((latest, { today }) => (today > latest ? today : latest), ''),
    })
  }
}
