import { promisify } from 'node:util'
import type { Request, RequestHandler, Response } from 'express'
import multer from 'multer'
import { imageLimits } from '../../core/images/rules.ts'
import { attachmentLimits } from '../../core/mail/rules.ts'
import { importLimits } from '../../core/workforce/rules.ts'
import { fileTooLarge } from '../../texts/kernel/reasons.ts'
import { fieldProblems, notAStream, requestDetails } from '../../texts/kernel/requests.ts'
import type { OperationId } from '../contract/contract-types.ts'
import { HttpProblem, httpProblem } from '../contract/problem.ts'

const options: multer.Options = {
  storage: multer.memoryStorage(),
  defParamCharset: 'utf8',
  limits: {
    fileSize: importLimits.megabytes * 1024 * 1024,
    files: 1,
    fields: 10,
    fieldSize: 1000,
    fieldNameSize: 100,
    headerPairs: 50,
  },
}

export interface UploadedFile {
  name: string
  content: Uint8Array
}

const parse = promisify(multer(options).any())

const unreadable = () => httpProblem('request.malformed', { detail: requestDetails.unreadableFile })

const tooLarge = (megabytes: number) => httpProblem('request.too_large', { detail: fileTooLarge(megabytes) })

const problemOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  if ((error as { code?: string }).code === 'LIMIT_FILE_SIZE') return tooLarge(importLimits.megabytes)
  return unreadable()
}

export const isUpload = (request: Request): boolean => Boolean(request.is('multipart/form-data'))

export const notAnUpload = (): HttpProblem =>
  httpProblem('request.unsupported_type', { detail: requestDetails.notAnUpload })

const receive = async (request: Request, response: Response): Promise<Express.Multer.File[]> => {
  try {
    if (request.files === undefined) await parse(request, response)
  } catch (error) {
    throw problemOf(error)
  }
  /** Multer skips what it does not recognize as multipart, such as a header with an empty boundary. */
  if (request.files === undefined) throw unreadable()
  return request.files as Express.Multer.File[]
}

/** The file in the field `file` of a multipart request, which may contain nothing else. */
export const fileOf = async (request: Request, response: Response): Promise<UploadedFile> => {
  const [file, ...others] = await receive(request, response)
  const isOnlyFile =
    others.length === 0 && Object.keys((request.body ?? {}) as object).every((field) => field === 'file')
  if (file === undefined || file.fieldname !== 'file' || !isOnlyFile)
    throw httpProblem('request.invalid', {
      detail: requestDetails.oneFile,
      errors: [{ path: 'file', message: fieldProblems.required }],
    })
  return { name: file.originalname, content: file.buffer }
}

const streamType = 'application/octet-stream'

/** The maximum upload per operation. */
const megabytes: Partial<Record<OperationId, number>> = {
  uploadAttachment: attachmentLimits.megabytes,
  uploadImage: imageLimits.megabytes,
  readMenuFile: importLimits.megabytes,
}

async function* bounded(request: Request, megabytes: number): AsyncGenerator<Uint8Array> {
  const maxBytes = megabytes * 1024 * 1024
  if (Number(request.get('content-length') ?? 0) > maxBytes) throw tooLarge(megabytes)
  let size = 0
  try {
    /** Otherwise a refusal would close the connection before its response is sent. */
    for await (const bytes of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      size += bytes.length
      if (size > maxBytes) throw tooLarge(megabytes)
      yield bytes
    }
  } catch (error) {
    throw error instanceof HttpProblem ? error : unreadable()
  } finally {
    /** Drains the rest, which would otherwise block the next request on this connection. */
    request.resume()
  }
}

export const noStream: AsyncIterable<Uint8Array> = (async function* () {})()

/** Streams the body; it is never held in memory as a whole. */
export const streamOf = (request: Request, operation: OperationId): AsyncIterable<Uint8Array> => {
  if (!request.is(streamType) || request.get('content-encoding') !== undefined)
    throw httpProblem('request.unsupported_type', { detail: notAStream(streamType) })
  return bounded(request, megabytes[operation] ?? 0)
}

/** For the contract check in front of the API, which expects a body with a field for each file. */
export const takeInUploads: RequestHandler = async (request, response, next) => {
  if (request.is(streamType)) request.body = ''
  if (isUpload(request))
    for (const { fieldname } of await receive(request, response))
      (request.body as Record<string, unknown>)[fieldname] = ''
  next()
}
