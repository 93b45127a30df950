import { prepared } from '../../persistence/index.ts'
import { Reads } from '../kernel/reads.ts'

const content = prepared('SELECT content FROM images WHERE company_id = $1 AND id = $2')

export class ImageReads extends Reads {
  async content(companyId: string, imageId: string): Promise<Uint8Array | null> {
    return (await this.db.row<{ content: Buffer }>(content, [companyId, imageId]))?.content ?? null
  }
}
