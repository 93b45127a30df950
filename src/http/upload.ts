import { promisify } from 'node:util'
import type { Request, Response } from 'express'
import multer from 'multer'
import { HttpProblem } from './problem.ts'

const mostBytes = 5 * 1024 * 1024

/** A second reader of the contract has to take in files the same way. */
export const uploadOptions: multer.Options = {
  storage: multer.memoryStorage(),
  defParamCharset: 'utf8',
  limits: { fileSize: mostBytes, files: 1, fields: 10, fieldSize: 1000, fieldNameSize: 100, headerPairs: 50 },
}

export interface UploadedFile {
  name: string
  content: Uint8Array
}

const parse = promisify(multer(uploadOptions).any())

const problemOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  if ((error as { code?: string }).code === 'LIMIT_FILE_SIZE') return new HttpProblem(413, 'request.too_large', 'Dosya en çok 5 MB olabilir.')
  return new HttpProblem(400, 'request.malformed', 'Gönderilen dosya okunamadı.')
}

export const isUpload = (request: Request): boolean => Boolean(request.is('multipart/form-data'))

/** The one file of a multipart request, in its field `file`. */
export const fileOf = async (request: Request, response: Response): Promise<UploadedFile> => {
  try {
    if (request.files === undefined) await parse(request, response)
  } catch (error) {
    throw problemOf(error)
  }
  const [file, ...others] = request.files as Express.Multer.File[]
  const isAlone = others.length === 0 && Object.keys((request.body ?? {}) as object).every((field) => field === 'file')
  if (file === undefined || file.fieldname !== 'file' || !isAlone)
    throw new HttpProblem(400, 'request.invalid', 'Tek bir dosya gönderilmelidir.', { errors: [{ path: 'file', message: 'zorunludur' }] })
  return { name: file.originalname, content: file.buffer }
}
