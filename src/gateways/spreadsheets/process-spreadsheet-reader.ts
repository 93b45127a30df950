import { fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AbsenceLists, type AbsenceRow, type ClosedDayRow } from '../../core/calendar/index.ts'
import type { PartnershipRow } from '../../core/partnerships/index.ts'
import { RecipeLists, type RecipeRow } from '../../core/recipes/index.ts'
import { type CompanyId, Refusal } from '../../core/shared/index.ts'
import { ProductLists, type ProductRow } from '../../core/store/index.ts'
import {
  importLimits,
  type ImportRow,
  type MenuFile,
  SpreadsheetReader,
  spreadsheetRefusal,
} from '../../core/workforce/index.ts'
import { Turns } from '../turns.ts'
import { bounds, megabyte } from './bounds.ts'
import { formatOf } from './magic.ts'
import type { ListKind, RowOf } from './read-list.ts'
import type { ReaderAnswer, ReaderQuestion } from './reader-process.ts'

/** `.ts` when run from the sources, `.js` in the build. */
const program = fileURLToPath(new URL(`./reader-process${extname(import.meta.filename)}`, import.meta.url))

const refuseUnlessWorkbook = (file: Uint8Array): void => {
  if (file.length > importLimits.megabytes * megabyte)
    throw spreadsheetRefusal('spreadsheet.too_large', { megabytes: importLimits.megabytes })
  if (formatOf(file) === undefined) throw spreadsheetRefusal('spreadsheet.not_a_workbook')
}

/**
 * Reads each workbook in a separate process with limited memory and time, and refuses workbooks that need more. A
 * worker thread would not be safe: V8 aborts the whole process when a thread runs out of memory.
 */
export class ReaderProcesses {
  readonly #turns = new Turns({
    maxConcurrent: bounds.maxConcurrent,
    maxWaitingPerParty: bounds.maxWaitingPerCompany,
    refusal: () => spreadsheetRefusal('spreadsheet.busy', { seconds: 10 }),
  })

  async read<Kind extends ListKind>(kind: Kind, companyId: CompanyId, file: Uint8Array): Promise<RowOf<Kind>[]> {
    refuseUnlessWorkbook(file)
    return await this.#turns.take(() => this.#rowsOf({ kind, file: Uint8Array.from(file) }), companyId)
  }

  async #rowsOf(question: ReaderQuestion): Promise<RowOf<ListKind>[]> {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${bounds.heapMegabytes}`, '--max-semi-space-size=4'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timeout = setTimeout(() => child.kill('SIGKILL'), bounds.timeoutMs)
    try {
      const answer = await new Promise<ReaderAnswer>((resolve, reject) => {
        child.once('message', resolve)
        child.once('error', reject)
        child.once('exit', () => reject(new Error('the reader was stopped')))
        child.send(question)
      })
      if ('rows' in answer) return answer.rows
      throw new Refusal({ ...answer.refused, kind: 'malformed' })
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw spreadsheetRefusal('spreadsheet.too_heavy')
    } finally {
      clearTimeout(timeout)
      child.kill('SIGKILL')
    }
  }
}

export class ProcessSpreadsheetReader extends SpreadsheetReader {
  readonly #processes: ReaderProcesses
  constructor(processes = new ReaderProcesses()) {
    super()
    this.#processes = processes
  }

  people(companyId: CompanyId, file: Uint8Array): Promise<ImportRow[]> {
    return this.#processes.read('people', companyId, file)
  }

  async menu(companyId: CompanyId, file: Uint8Array): Promise<MenuFile> {
    const [menu] = await this.#processes.read('menu', companyId, file)
    if (menu === undefined) throw new Error('the reader gave no menu')
    return menu
  }
}

export class ProcessProductLists extends ProductLists {
  readonly #processes: ReaderProcesses
  constructor(processes = new ReaderProcesses()) {
    super()
    this.#processes = processes
  }

  read(companyId: CompanyId, file: Uint8Array): Promise<ProductRow[]> {
    return this.#processes.read('products', companyId, file)
  }
}

export class ProcessRecipeLists extends RecipeLists {
  readonly #processes: ReaderProcesses
  constructor(processes = new ReaderProcesses()) {
    super()
    this.#processes = processes
  }

  read(companyId: CompanyId, file: Uint8Array): Promise<RecipeRow[]> {
    return this.#processes.read('recipes', companyId, file)
  }
}

export class ProcessAbsenceLists extends AbsenceLists {
  readonly #processes: ReaderProcesses
  constructor(processes = new ReaderProcesses()) {
    super()
    this.#processes = processes
  }

  read(companyId: CompanyId, file: Uint8Array): Promise<AbsenceRow[]> {
    return this.#processes.read('absences', companyId, file)
  }
}

/** For the operator's commands, which wait for nobody. */
export const closedDayRows = (file: Uint8Array): Promise<ClosedDayRow[]> =>
  new ReaderProcesses().read('closedDays', 'operator', file)
export const partnershipRows = (file: Uint8Array): Promise<PartnershipRow[]> =>
  new ReaderProcesses().read('partnerships', 'operator', file)
