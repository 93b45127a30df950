import type { TrailEntry, TrailLine } from './trail.ts'

/** Append-only; entries are written in the transaction of the change that they record. */
export abstract class Trail {
  abstract write(...entries: TrailEntry[]): Promise<void>
}

/** Writes entries into a workbook, row by row. */
export abstract class TrailSheets {
  abstract write(batches: AsyncIterable<readonly TrailLine[]>): AsyncIterable<Uint8Array>
}
