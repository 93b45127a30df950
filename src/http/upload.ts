import { promisify } from 'node:util'
import type { Request, RequestHandler, Response } from 'express'
import multer from 'multer'
import { importLimits } from '../core/workforce/rules.ts'
import { fileTooLarge } from '../texts/reasons.ts'
import { HttpProblem } from './problem.ts'

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

const unreadable = () => new HttpProblem(400, 'request.malformed', 'Gönderilen dosya okunamadı.')

const problemOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  if ((error as { code?: string }).code === 'LIMIT_FILE_SIZE')
    return new HttpProblem(413, 'request.too_large', fileTooLarge(importLimits.megabytes))
  return unreadable()
}

export const isUpload = (request: Request): boolean => Boolean(request.is('multipart/form-data'))

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
    throw new HttpProblem(400, 'request.invalid', 'Tek bir dosya gönderilmelidir.', {
      errors: [{ path: 'file', message: 'zorunludur' }],
    })
  return { name: file.originalname, content: file.buffer }
}

/** For the contract check in front of the API, which expects a body field for each file. */
export const takeInUploads: RequestHandler = async (request, response, next) => {
  if (isUpload(request))
    for (const { fieldname } of await receive(request, response))
      (request.body as Record<string, unknown>)[fieldname] = ''
  next()
}
