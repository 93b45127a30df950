/** @internal */

import { Transaction, useCase } from '../shared/index.ts'
import { Deadlines } from './ports.ts'

/** Nobody but a change of the same shift or firm waits for them. */
const batchSize = 500

/** Works out what jobs find due days by. It is done before they look, and changes nothing that people see. */
export const reckonDeadlines = useCase(
  [Deadlines, Transaction],
  (deadlines, transaction) => async (): Promise<void> => {
    while ((await transaction.run(() => deadlines.reckon(batchSize))) > 0);
  },
)
