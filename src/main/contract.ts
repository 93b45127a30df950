import { readFileSync } from 'node:fs'
import { loadContract, publishedContract } from '../http/index.ts'
import { contractFile } from './http-server.ts'

/** The contract of this version, as its servers give it. */
export const ownContract = (): { json: string; yaml: string } =>
  publishedContract(loadContract(contractFile), readFileSync(contractFile, 'utf8'))
