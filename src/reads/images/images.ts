import { prepared } from '../../persistence/index.ts'
import { Reads } from '../kernel/reads.ts'

const content = prepared<{ companyId: string; imageId: string }, { content: Buffer }>(
  'SELECT content FROM images WHERE company_id = $companyId AND id = $imageId',
)

export class ImageReads extends Reads {
  async content(companyId: string, imageId: string): Promise<Uint8Array | null> {
    return (await this.db.row(content, { companyId, imageId }))?.content ?? null
  }
}
