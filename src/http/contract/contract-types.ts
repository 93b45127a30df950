import type { operations } from '../../contract/api.d.ts'
import type { Download, PlainText, ServedImage } from './download.ts'

export type OperationId = keyof operations

type JsonOf<Response> = Response extends { content: infer Content }
  ? Content extends { 'text/html': unknown }
    ? Download
    : Content extends { 'application/json': infer Json }
      ? Json
      : Content extends { 'image/webp': unknown }
        ? ServedImage
        : Content extends { 'text/plain': unknown }
          ? PlainText
          : Download
  : never
type SuccessOf<Responses> = Responses extends { 200: infer Ok }
  ? JsonOf<Ok>
  : Responses extends { 201: infer Created }
    ? JsonOf<Created>
    : never

/** An operation without parameters has an empty object here. `never` would be assignable to every rule. */
type Given<Part> = [NonNullable<Part>] extends [never] ? Record<never, never> : NonNullable<Part>
export type PathOf<Id extends OperationId> = Given<operations[Id]['parameters']['path']>
export type QueryOf<Id extends OperationId> = Given<operations[Id]['parameters']['query']>
/** Undefined if a file was sent instead of JSON. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body; 'multipart/form-data': unknown } }
}
  ? Body | undefined
  : operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined
export type AnswerOf<Id extends OperationId> = SuccessOf<operations[Id]['responses']>
