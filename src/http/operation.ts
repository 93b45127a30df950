import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from './contract-types.ts'
import type { permissions } from './permissions.ts'
import type { Caller } from './rule.ts'
import type { UploadedFile } from './upload.ts'

/** A request that fits the contract, from somebody who may make it: what is known of the caller depends on the rule. */
export type Call<Id extends OperationId> = Caller<(typeof permissions)[Id]> & {
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** The file that was sent; undefined where there is a body. */
  file: UploadedFile | undefined
  /** Hash of the caller's token; empty when there is none. */
  tokenHash: string
  /** Network address of the caller. */
  address: string
}

type Work<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>

export interface Operation<Id extends OperationId = OperationId> {
  /** Whether the work happens in one transaction. */
  isAtomic: boolean
  /** The answer shows something once that nobody else may ever read, such as one-time passwords. */
  answersSecrets?: boolean
  work: Work<Id>
}

/** The contract's operations, each under its operationId: leaving one out does not compile. */
export type Operations = { [Id in OperationId]: Operation<Id> }

export const read = <Id extends OperationId>(work: Work<Id>): Operation<Id> => ({ isAtomic: false, work })

/** Everything that changes something happens in one transaction. */
export const command = <Id extends OperationId>(work: Work<Id>): Operation<Id> => ({ isAtomic: true, work })

export const secretCommand = <Id extends OperationId>(work: Work<Id>): Operation<Id> => ({
  ...command(work),
  answersSecrets: true,
})

/** The use case needs no transaction around it, or divides its work itself: a failed sign-in has to leave its count behind. */
export const steps = read
