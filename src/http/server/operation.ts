import type { PageAddresses } from '../../core/access/index.ts'
import type { TrailSheets } from '../../core/audit/index.ts'
import type { PurchaseBooks } from '../../core/buying/index.ts'
import type { AbsenceLists } from '../../core/calendar/index.ts'
import type { MonthNumbersBooks } from '../../core/contributions/index.ts'
import type { CostBooks } from '../../core/costs/index.ts'
import type { ProductionBooks } from '../../core/kitchen/index.ts'
import type { Mailer } from '../../core/emails/index.ts'
import type { KitchenSheets } from '../../core/menus/index.ts'
import type { PushSender } from '../../core/notifications/index.ts'
import type { RecipeBookSheets, RecipeLists } from '../../core/recipes/index.ts'
import type { StatementBooks } from '../../core/settlement/index.ts'
import type { Clock, Limits, Port, UseCase } from '../../core/shared/index.ts'
import type { PriceListSheets, ProductLists } from '../../core/store/index.ts'
import type { ImportTemplates, PeopleSheets, SpreadsheetReader } from '../../core/workforce/index.ts'
import type { Reads } from '../../reads/index.ts'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '../contract/contract-types.ts'
import type { permissions } from '../permissions/permissions.ts'
import type { Caller } from '../permissions/rule.ts'
import type { UploadedFile } from './upload.ts'

/** A valid and permitted request; what is known about the caller depends on the operation's rule. */
export type Call<Id extends OperationId> = Caller<(typeof permissions)[Id]> & {
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** The uploaded file; undefined if there is a body. */
  file: UploadedFile | undefined
  /** The body of an operation that takes a stream; empty for others. */
  stream: AsyncIterable<Uint8Array>
  /** Hash of the caller's token; empty if there is none. */
  tokenHash: string
  /** The caller's IP address. */
  address: string
  /** The local address and port of the caller's connection. */
  localSocket: { address: string; port: number }
}

type Work<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>

export interface Operation<Id extends OperationId = OperationId> {
  /** A command runs in one transaction. */
  kind: 'read' | 'command' | 'steps'
  /** The response contains secrets that are shown once, such as one-time passwords, so it is stored encrypted. */
  answersSecrets?: boolean
  work: Work<Id>
}

type Tool =
  | AbsenceLists
  | Clock
  | CostBooks
  | ImportTemplates
  | KitchenSheets
  | Limits
  | Mailer
  | MonthNumbersBooks
  | PageAddresses
  | PeopleSheets
  | PriceListSheets
  | ProductionBooks
  | ProductLists
  | PurchaseBooks
  | PushSender
  | RecipeBookSheets
  | RecipeLists
  | SpreadsheetReader
  | StatementBooks
  | TrailSheets

/** What operations may use: use cases, reads, and tools that do not touch the product's data. No port that writes. */
export interface OperationUse {
  <Run>(useCase: UseCase<Run>): Run
  <Used extends Reads | Tool>(port: Port<Used>): Used
}

/** The contract's operations by operationId; a missing one is a compile error. */
export type Operations = { [Id in OperationId]: Operation<Id> }

/** An operation that changes nothing. */
export const read = <Id extends OperationId>(work: Work<Id>): Operation<Id> => ({ kind: 'read', work })

/** An operation that changes something, in one transaction. */
export const command = <Id extends OperationId>(work: Work<Id>): Operation<Id> => ({ kind: 'command', work })

export const secretCommand = <Id extends OperationId>(work: Work<Id>): Operation<Id> => ({
  ...command(work),
  answersSecrets: true,
})

/**
 * An operation whose use case needs no transaction or opens its own; for example, a failed sign-in has to stay counted.
 */
export const steps = <Id extends OperationId>(work: Work<Id>): Operation<Id> => ({ kind: 'steps', work })
