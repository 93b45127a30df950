import type { CompanyId } from '../shared/index.ts'
/** A picture as it is kept: drawn again by us, without anything else that was in the file. */
export interface Picture {
  content: Uint8Array
  /** In pixels. */
  width: number
  height: number
}

/** A picture of a company. Whoever knows the id may see it, so nobody must be able to guess it. */
export interface Image extends Picture {
  companyId: CompanyId
  id: string
  createdAt: Date
}

export type KeptImage = Pick<Image, 'id' | 'width' | 'height'>

export abstract class Images {
  /**
   * The image under its own id, or under that of the same picture if the company has it already; null when the company's images
   * would take more than `maxBytes` with it.
   */
  abstract keep(image: Image, maxBytes: number): Promise<KeptImage | null>
}

export abstract class Pictures {
  /** Decodes what may be anything and draws it again; refuses with one of `imageRefusal`. Companies take turns. */
  abstract redraw(content: AsyncIterable<Uint8Array>, companyId: CompanyId): Promise<Picture>
}

export abstract class ImageQuota {
  /** What the images of one company may take. */
  abstract readonly maxBytes: number
}
