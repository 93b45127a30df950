import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A response that is a file. */
export class Download {
  readonly fileName: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  readonly type: string
  readonly size: number | undefined

  /** `size` in bytes, where it is known before. */
  constructor(
    fileName: string,
    content: Uint8Array | AsyncIterable<Uint8Array>,
    { type = workbookType, size }: { type?: string; size?: number } = {},
  ) {
    this.fileName = fileName
    this.content = content
    this.type = type
    this.size = size
  }

  async sendTo(response: Response): Promise<void> {
    response.attachment(this.fileName).setHeader('Content-Type', this.type)
    if (this.content instanceof Uint8Array) return void response.end(this.content)
    if (this.size !== undefined) response.setHeader('Content-Length', this.size)
    await pipeline(Readable.from(this.content), response)
  }
}
