import type { OutgoingHttpHeaders } from 'node:http'

export interface SentFile {
  name: string
  content: Uint8Array
  field?: string
}

/** A multipart body as a browser sends it. */
export const multipart = (...files: SentFile[]): { headers: OutgoingHttpHeaders; body: Buffer } => {
  const boundary = 'tabldot-sinir'
  const parts = files.flatMap(({ name, content, field = 'file' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
