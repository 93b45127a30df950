import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A response that is a file. */
export class Download {
  readonly fileName: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>

  /** `fileName` is ASCII and needs no quoting. */
  constructor(fileName: string, content: Uint8Array | AsyncIterable<Uint8Array>) {
    this.fileName = fileName
    this.content = content
  }

  async sendTo(response: Response): Promise<void> {
    response.setHeader('Content-Type', workbookType)
    response.setHeader('Content-Disposition', `attachment; filename="${this.fileName}"`)
    if (this.content instanceof Uint8Array) return void response.end(this.content)
    await pipeline(Readable.from(this.content), response)
  }
}
