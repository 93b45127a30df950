import type { CompanyType } from '../../src/core/actors/rules.ts'
import type { RawRequest } from './client.ts'

/** The request that uploads a picture. */
export const imageRequest = (
  as: string,
  { type, companyId }: { type: CompanyType; companyId: string },
  body: Buffer,
): RawRequest => ({
  method: 'POST',
  path: `/api/${type}/${companyId}/images`,
  headers: { authorization: `Bearer ${as}`, 'content-type': 'application/octet-stream' },
  body,
})
