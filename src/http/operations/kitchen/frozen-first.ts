import { freezeListsOf } from '../../../core/menus/index.ts'
import type { CompanyId } from '../../../core/shared/index.ts'
import type { OperationUse } from '../../server/operation.ts'

interface Seen<Answer> {
  /** Firms with lists that have to be frozen before the answer is shown. */
  dueFirms: CompanyId[]
  answer: Answer
}

/** The first reader after a cut-off freezes its lists, and then looks again (rule M15). */
export const frozenFirst =
  (use: OperationUse) =>
  async <Answer>(look: () => Promise<Seen<Answer>>): Promise<Answer> => {
    const { dueFirms, answer } = await look()
    if (dueFirms.length === 0) return answer
    await use(freezeListsOf)(dueFirms)
    return (await look()).answer
  }
