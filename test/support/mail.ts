import type { CompanyType } from '../../src/core/actors/rules.ts'
import type { RawRequest } from './client.ts'

/** The request that sends a file as its body. */
export const uploadRequest = (
  as: string,
  { type, companyId }: { type: CompanyType; companyId: string },
  name: string,
  body: Buffer,
): RawRequest => ({
  method: 'POST',
  path: `/api/${type}/${companyId}/message-attachments?name=${encodeURIComponent(name)}`,
  headers: { authorization: `Bearer ${as}`, 'content-type': 'application/octet-stream' },
  body,
})
