import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A response that is text for programs. */
export class PlainText {
  readonly #text: string
  readonly #type: string
  constructor(text: string, type: string) {
    this.#text = text
    this.#type = type
  }

  sendTo(response: Response): void {
    response.setHeader('Content-Type', this.#type)
    response.send(this.#text)
  }
}

/** Tells the request log how many bytes were sent. */
async function* counted(content: AsyncIterable<Uint8Array>, { locals }: Response): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of content) {
    locals['bytes'] = bytes += chunk.length
    yield chunk
  }
}

/** A response that is a file. */
export class Download {
  readonly fileName: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  readonly type: string
  readonly size: number | undefined

  /** `size` in bytes, if it is known in advance. */
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
    if (this.content instanceof Uint8Array) return void response.send(this.content)
    if (this.size !== undefined) response.setHeader('Content-Length', this.size)
    await pipeline(counted(this.content, response), response)
  }
}

const yearInSeconds = 31_536_000

/** An image for `<img>`. An address always serves the same image, so browsers may cache it forever. */
export class ServedImage {
  readonly #tag: string
  readonly #content: Uint8Array
  constructor(id: string, content: Uint8Array) {
    this.#tag = `"${id}"`
    this.#content = content
  }

  sendTo(response: Response): void {
    response.set({
      ETag: this.#tag,
      'Cache-Control': `public, max-age=${yearInSeconds}, immutable`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    if (response.req.get('if-none-match') === this.#tag) return void response.status(304).end()
    response.setHeader('Content-Type', 'image/webp')
    response.send(this.#content)
  }
}
