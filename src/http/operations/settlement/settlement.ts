import {
  answerCorrection,
  approveStatement,
  proposeCorrection,
  sideOf,
  StatementBooks,
  statementRefusal,
} from '../../../core/settlement/index.ts'
import { StatementReads } from '../../../reads/index.ts'
import { fileOf } from '../../../texts/settlement/book.ts'
import { Download } from '../../contract/download.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'

const statusAfter = { accept: 'accepted', refuse: 'refused', withdraw: 'withdrawn' } as const

export const settlementOperations = (use: OperationUse) => {
  const statements = use(StatementReads)

  return {
    listStatements: read(({ path, query }) =>
      statements.list(
        sideOf(path.type),
        path.companyId,
        { month: query.period, search: query.search },
        pageOf(query, 100),
      ),
    ),
    getStatement: read(async ({ path }) => {
      const statement = await statements.detail(sideOf(path.type), path.companyId, path.statementId)
      if (statement === null) throw statementRefusal('statement.missing')
      return statement
    }),
    exportStatement: read(async ({ path }) => {
      const book = await statements.book(sideOf(path.type), path.companyId, path.statementId)
      if (book === null) throw statementRefusal('statement.missing')
      return new Download(fileOf(book), use(StatementBooks).write(book))
    }),
    proposeCorrection: command(async ({ path, body, actor }) => {
      const { companyId, statementId } = path
      const { correctionId, statementId: counting } = await use(proposeCorrection)({
        companyId,
        companyType: path.type,
        statementId,
        actor,
        date: body.date,
        shiftId: body.shift_id,
        departmentId: body.department_id,
        portions: body.portions,
        reason: body.reason,
      })
      return { success: true, correction_id: correctionId, statement_id: counting }
    }),
    answerCorrection: command(async ({ path, body, actor }) => {
      const { companyId, statementId, correctionId } = path
      const { action, reason } = body
      await use(answerCorrection)({
        companyId,
        companyType: path.type,
        statementId,
        correctionId,
        actor,
        status: statusAfter[action],
        reason,
      })
      return { success: true }
    }),
    approveStatement: command(async ({ path, body, actor }) => {
      const { companyId, statementId } = path
      const { isAgreed } = await use(approveStatement)({
        companyId,
        companyType: path.type,
        statementId,
        actor,
        version: body.version,
      })
      return { success: true, is_agreed: isAgreed }
    }),
  } satisfies Partial<Operations>
}
