import {
  acknowledgeSubstitute,
  rateChoice,
  remindUndecided,
  saveChoice,
  skipKey,
  withdrawChoice,
} from '../../../core/menus/index.ts'
import { Clock } from '../../../core/shared/index.ts'
import { ChoiceReads } from '../../../reads/index.ts'
import { skipLabel } from '../../../texts/menus/labels.ts'
import { command, type Operations, read, steps, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'

const maxUndecided = 100

/** Employees' choices, and who has not chosen. */
export const choiceOperations = (use: OperationUse) => {
  const choices = use(ChoiceReads)
  return {
    listUndecided: read(({ path, query: { date, department_id: departmentId, ...page } }) =>
      choices.undecided(path.companyId, { date, departmentId }, pageOf(page, maxUndecided)),
    ),
    remindUndecided: command(async ({ path, actor, body }) => ({
      success: true,
      reminded: await use(remindUndecided)({ ...path, actor, date: body.date }),
    })),
    getMenuPlay: read(async ({ path, query }) => ({
      ...(await choices.menuPlay(path.companyId, path.userId, query.shift_id)),
      now: use(Clock).now().toISOString(),
    })),
    saveChoice: steps(async ({ path, body }) => {
      const { companyId, userId } = path
      const { shift_id, date, catering_id } = body
      const choice = await use(saveChoice)({
        companyId,
        userId,
        shiftId: shift_id,
        date,
        cateringId: catering_id,
        key: body.choice,
        seenMeal: body.meal,
        replacesShiftId: body.replaces_shift_id,
      })
      const isSkip = choice.key === skipKey
      return {
        success: true,
        choice: {
          date: choice.date,
          shift_id: choice.shiftId,
          choice: choice.key,
          type: isSkip ? skipLabel : choice.label,
          meal: isSkip ? skipLabel : choice.mealName,
        },
      }
    }),
    listChoices: read(({ path, query }) => choices.choicesOf(path.companyId, path.userId, query.days ?? 7)),
    withdrawChoice: command(async ({ path, query }) => {
      await use(withdrawChoice)({ ...path, shiftId: query.shift_id, date: query.date })
      return { success: true }
    }),
    acknowledgeSubstitute: command(async ({ path, body }) => {
      const { companyId, userId } = path
      await use(acknowledgeSubstitute)({ companyId, userId, shiftId: body.shift_id, date: body.date })
      return { success: true }
    }),
    rateChoice: command(async ({ path, body }) => {
      const { companyId, userId } = path
      const { stars, date, shiftId } = await use(rateChoice)({
        companyId,
        userId,
        shiftId: body.shift_id,
        date: body.date,
        stars: body.stars,
      })
      return { success: true, rating: { date, shift_id: shiftId, stars } }
    }),
  } satisfies Partial<Operations>
}
