import express, { type Request, type RequestHandler, type Response } from 'express'
import { isEmail } from '../core/shared/rules.ts'
import { type Contract, loadContract, takeInUploads } from '../http/index.ts'
import { contractFile } from './http-server.ts'

/**
 * Refusals are checked by code (`unlistedRefusals`); compiling a validator for each of their responses would only take
 * time.
 */
const successesOf = ({ paths }: Contract): Contract['paths'] =>
  JSON.parse(JSON.stringify(paths), (key, value: unknown) =>
    /^[45]\d\d$/.test(key) ? undefined : value,
  ) as Contract['paths']

/**
 * The validator works through the contract for seconds after it was made, and asks to be waited for by requests only. A
 * connection that is opened meanwhile finds its time over.
 */
const prepared = ([, matchOperation]: RequestHandler[]): Promise<void> =>
  new Promise((resolve) => {
    const request: Partial<Request> = { method: 'GET', app: express(), baseUrl: '', path: '/', originalUrl: '/' }
    void matchOperation?.(request as Request, {} as Response, () => resolve())
  })

/**
 * A second, independent implementation of the contract in front of the API, which checks both requests and responses.
 * Meant for development, tests and integrators who want proof (`CONTRACT_CHECK=strict`); it costs most of the
 * throughput.
 */
export const contractCheckOf = async (): Promise<RequestHandler[]> => {
  const { middleware } = await import('express-openapi-validator')
  const contract = loadContract(contractFile)
  const validator = middleware({
    apiSpec: { ...contract, paths: successesOf(contract) } as never,
    validateRequests: true,
    validateResponses: true,
    validateSecurity: false,
    validateApiSpec: false,
    ajvFormats: { mode: 'full' },
    formats: { email: isEmail },
    fileUploader: false,
  })
  await prepared(validator)
  return [express.json({ limit: '100kb', inflate: false }), takeInUploads, ...validator]
}
