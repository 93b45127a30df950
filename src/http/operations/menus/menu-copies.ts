import {
  type MenuCopy,
  copyMenuDays,
  type PlannedDay,
  type PlannedTarget,
  previewMenuCopy,
} from '../../../core/menus/index.ts'
import type { CompanyId } from '../../../core/shared/index.ts'
import { MenuReads } from '../../../reads/index.ts'
import { sentenceOf } from '../../../texts/index.ts'
import type { BodyOf } from '../../contract/contract-types.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'

const copyOf = (path: { cateringId: CompanyId; corpId: CompanyId }, body: BodyOf<'copyMenuDays'>): MenuCopy => ({
  source: {
    cateringId: path.cateringId,
    corporateId: path.corpId,
    shiftId: body.shift_id,
    start: body.start_date,
    end: body.end_date,
  },
  onto: body.onto,
  repeat: body.repeat ?? 1,
  targets: (body.targets ?? []).map(({ corporate_id, shift_id }) => ({ corporateId: corporate_id, shiftId: shift_id })),
  groupId: body.group_id,
})

const copiedDayShape = ({ from, date, options, commonCourses, isOverwriting, isUnchanged, refusal }: PlannedDay) => ({
  from_date: from,
  date,
  dishes: options.map(({ meal }) => meal.name),
  common_courses: commonCourses.map(({ name }) => name),
  outcome: outcomeOf(refusal !== null, isUnchanged, isOverwriting),
  message: refusal && sentenceOf(refusal.code, refusal.facts),
})

const outcomeOf = (
  isRefused: boolean,
  isUnchanged: boolean,
  isOverwriting: boolean,
): 'skipped' | 'unchanged' | 'overwritten' | 'copied' => {
  if (isRefused) return 'skipped'
  if (isUnchanged) return 'unchanged'
  return isOverwriting ? 'overwritten' : 'copied'
}

export const menuCopyOperations = (use: OperationUse) => {
  const menus = use(MenuReads)

  const copyShape = async (targets: PlannedTarget[]) => {
    const names = await menus.firmNames(targets.map(({ corporateId }) => corporateId))
    const shown = targets.map(({ corporateId, shift, refusal, days }) => ({
      corporate_id: corporateId,
      corporate_name: names.get(corporateId) ?? '',
      shift_id: shift?.id ?? null,
      shift_title: shift?.title ?? null,
      problem: refusal && { code: refusal.code, message: sentenceOf(refusal.code, refusal.facts) },
      days: days.map(copiedDayShape),
    }))
    const outcomes = shown.flatMap(({ days }) => days.map(({ outcome }) => outcome))
    return {
      success: true as const,
      copied: outcomes.filter((outcome) => outcome === 'copied' || outcome === 'overwritten').length,
      skipped: outcomes.filter((outcome) => outcome === 'skipped').length,
      targets: shown,
    }
  }

  return {
    copyMenuDays: command(async ({ path, body }) => copyShape(await use(copyMenuDays)(copyOf(path, body)))),
    previewMenuCopy: command(async ({ path, body }) => copyShape(await use(previewMenuCopy)(copyOf(path, body)))),
    listMenuTargets: read(({ path, query }) => menus.targets(path.companyId, query.search ?? '', pageOf(query, 50))),
  } satisfies Partial<Operations>
}
