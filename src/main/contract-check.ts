import express, { type RequestHandler } from 'express'
import { isEmail } from '../core/shared/rules.ts'
import { takeInUploads } from '../http/index.ts'
import { contractFile } from './http-server.ts'

/**
 * A second, independent reading of the contract in front of the API: requests and answers are both checked. Meant for
 * development, tests and integrators who want proof (`CONTRACT_CHECK=strict`); it costs most of the throughput.
 */
export const contractCheckOf = async (): Promise<RequestHandler[]> => {
  const { middleware } = await import('express-openapi-validator')
  const validator = middleware({
    apiSpec: contractFile,
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
