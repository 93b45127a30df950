import { asJson, asYaml, loadContract, publishedContract } from '../http/index.ts'
import { contractFile } from './http-server.ts'

/** The contract of this version, as its servers give it. */
export const ownContract = (as: 'json' | 'yaml'): string => {
  const published = publishedContract(loadContract(contractFile))
  return as === 'json' ? asJson(published) : asYaml(published)
}
