import { asJson, asYaml, loadContract, publishedContract } from '../http/index.ts'
import { contractFile } from './http-server.ts'

/** This version's contract, exactly as its servers publish it. */
export const ownContract = (as: 'json' | 'yaml'): string => {
  const published = publishedContract(loadContract(contractFile))
  return as === 'json' ? asJson(published) : asYaml(published)
}
