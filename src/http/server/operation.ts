import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '../contract/contract-types.ts'
import type { permissions } from '../permissions/permissions.ts'
import type { Caller } from '../permissions/rule.ts'
import type { UploadedFile } from './upload.ts'

/** A request that is valid and permitted; what is known about the caller depends on the operation's rule. */
export type Call<Id extends OperationId> = Caller<(typeof permissions)[Id]> & {
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** The uploaded file; undefined when there is a body. */
  file: UploadedFile | undefined
  /** The body of an operation that takes a stream; empty for others. */
  stream: AsyncIterable<Uint8Array>
  /** Hash of the caller's token; empty when there is none. */
  tokenHash: string
  /** Network address of the caller. */
  address: string
  /** Where the caller's connection was heard: the server's own address and port. */
  heardAt: { address: string; port: number }
}

type Work<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>

export interface Operation<Id extends OperationId = OperationId> {
  /** Whether the work runs in one transaction. */
  isAtomic: boolean
  /** The answer contains secrets that are shown once, such as one-time passwords, so it is stored encrypted. */
  answersSecrets?: boolean
  work: Work<Id>
}

/** The contract's operations by operationId; a missing one does not compile. */
export type Operations = { [Id in OperationId]: Operation<Id> }

export const read = <Id extends OperationId>(work: Work<Id>): Operation<Id> => ({ isAtomic: false, work })

/** An operation that changes something, in one transaction. */
export const command = <Id extends OperationId>(work: Work<Id>): Operation<Id> => ({ isAtomic: true, work })

export const secretCommand = <Id extends OperationId>(work: Work<Id>): Operation<Id> => ({
  ...command(work),
  answersSecrets: true,
})

/** An operation whose use case needs no transaction or opens its own: a failed sign-in, for example, must stay counted. */
export const steps = read
