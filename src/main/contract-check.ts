import express, { type RequestHandler } from 'express'
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
  return [express.json({ limit: '100kb', inflate: false }), takeInUploads, ...validator]
}
