import {
  logExport,
  monthCloses,
  MonthNumbersBooks,
  objectToMonth,
  refuseOpenMonth,
  setContribution,
  withdrawContribution,
} from '../../../core/contributions/index.ts'
import { ContributionReads } from '../../../reads/index.ts'
import { fileOf, objectionMessage } from '../../../texts/contributions/labels.ts'
import { Download } from '../../contract/download.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'

const maxPeople = 100

export const contributionOperations = (use: OperationUse) => {
  const contributions = use(ContributionReads)

  return {
    getContribution: read(async ({ path }) => ({ terms: await contributions.terms(path.companyId) })),
    setContribution: command(async ({ path, actor, body }) => {
      const { kind, amount, first_day: firstDay } = body
      await use(setContribution)({ companyId: path.companyId, actor, kind, amount, firstDay })
      return { success: true }
    }),
    withdrawContribution: command(async ({ path, actor }) => {
      await use(withdrawContribution)({ companyId: path.companyId, actor })
      return { success: true }
    }),
    listMonthNumbers: read(async ({ path, query }) => {
      const { state, numbers } = await contributions.ofFirm(path.companyId, path.month, pageOf(query, maxPeople))
      refuseOpenMonth(state)
      return numbers
    }),
    exportMonthNumbers: command(async ({ path: { companyId, month }, actor }) => {
      const { state, book } = await contributions.book(companyId, month)
      refuseOpenMonth(state)
      await use(logExport)({ companyId, actor, month, people: book.people.length })
      return new Download(fileOf(month), use(MonthNumbersBooks).write(book))
    }),
    getOwnMonth: read(async ({ path: { companyId, userId, month } }) => ({
      month,
      closes_on: monthCloses(month),
      ...(await contributions.ofPerson(companyId, userId, month)),
    })),
    objectToMonth: command(async ({ path: { companyId, userId, month }, member }) => {
      const own = await contributions.ofPerson(companyId, userId, month)
      const isPerMeal = own.seen_meals !== null
      const message = objectionMessage(month, own)
      await use(objectToMonth)({ person: member, month, isPerMeal, message })
      return { success: true }
    }),
  } satisfies Partial<Operations>
}
