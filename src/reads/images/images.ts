import type { CompanyId, ImageId } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import { Reads } from '../kernel/reads.ts'

const content = prepared<{ companyId: CompanyId; imageId: ImageId }, { content: Buffer }>(
  'SELECT content FROM images WHERE company_id = $companyId AND id = $imageId',
)

export class ImageReads extends Reads {
  async content(companyId: CompanyId, imageId: ImageId): Promise<Uint8Array | null> {
    return (await this.db.row(content, { companyId, imageId }))?.content ?? null
  }
}
