import type { FactTable, TrailEntry, TrailLine } from './trail.ts'

/** Append-only. An entry is written in the same transaction as the change it records. */
export abstract class Trail {
  abstract write<Facts extends FactTable, Field extends string>(...entries: TrailEntry<Facts, Field>[]): Promise<void>

  /**
   * Chains now what was written in this transaction, which is otherwise done by its commit and may take too long there if
   * it is very much. Others cannot write to the log of these companies until the transaction ends.
   */
  abstract settle(): Promise<void>
}

/** Writes entries into a workbook, row by row. */
export abstract class TrailSheets {
  abstract write(batches: AsyncIterable<readonly TrailLine[]>): AsyncIterable<Uint8Array>
}
