import type { RawRequest } from './client.ts'

export const menuFileRequest = (as: string, cateringId: string, body: Buffer): RawRequest => ({
  method: 'POST',
  path: `/api/catering/${cateringId}/menu-text`,
  headers: { authorization: `Bearer ${as}`, 'content-type': 'application/octet-stream' },
  body,
})
