import type { Actor, Member } from '../core/access/index.ts'
import type { operations } from '../contract/api.d.ts'
import type { Download } from './download.ts'
import type { UploadedFile } from './upload.ts'

export type OperationId = keyof operations

type JsonOf<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Download
  : never
type SuccessOf<Responses> = Responses extends { 200: infer Ok }
  ? JsonOf<Ok>
  : Responses extends { 201: infer Created }
    ? JsonOf<Created>
    : never

export type PathOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>
/** Undefined where a file was sent in its place. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body; 'multipart/form-data': unknown } }
}
  ? Body | undefined
  : operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined
export type AnswerOf<Id extends OperationId> = SuccessOf<operations[Id]['responses']>

/** A request that fits the contract, from somebody who may make it. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** The file that was sent; undefined where there is a body. */
  file: UploadedFile | undefined
  /** Whoever is signed in; null only where the operation is open to everybody. */
  actor: Actor | null
  /** The signed-in person of a company; only for operations that need one. */
  member: Member
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

/** Resolves a use case or a read by its token. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any port list fits
export type Use = <Token extends (abstract new (...ports: any[]) => unknown) | ((...ports: any[]) => unknown)>(
  token: Token,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
) => Token extends abstract new (...ports: any[]) => infer Instance
  ? Instance
  : Token extends (...ports: any[]) => infer UseCase
    ? UseCase
    : never
