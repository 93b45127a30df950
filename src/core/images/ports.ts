import type { CompanyId } from '../shared/index.ts'
/** A picture as stored: re-encoded, without anything else the uploaded file contained. */
export interface Picture {
  content: Uint8Array
  /** In pixels. */
  width: number
  height: number
}

/** A company's picture. Anyone who knows the id may see it, so the id must be unguessable. */
export interface Image extends Picture {
  companyId: CompanyId
  id: string
  createdAt: Date
}

export type KeptImage = Pick<Image, 'id' | 'width' | 'height'>

export abstract class Images {
  /**
   * Stores the image, or returns the existing one if the company already has the same picture. Null if the company's
   * images would exceed `maxBytes`.
   */
  abstract keep(image: Image, maxBytes: number): Promise<KeptImage | null>
}

export abstract class Pictures {
  /** Decodes untrusted content and re-encodes it; refuses with one of `imageRefusal`. Companies take turns. */
  abstract redraw(content: AsyncIterable<Uint8Array>, companyId: CompanyId): Promise<Picture>
}

export abstract class ImageQuota {
  /** Storage limit for the images of one company. */
  abstract readonly maxBytes: number
}
