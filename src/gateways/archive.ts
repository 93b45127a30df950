import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import type { Pack } from 'tar-stream'

export interface ArchiveEntry {
  name: string
  content: Buffer
}

/** The file is not a complete `.tar.gz`. */
export class DamagedArchiveError extends Error {
  override name = 'DamagedArchiveError'
}

const fill = async (archive: Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> => {
  for await (const { name, content } of entries)
    await new Promise<void>((resolve, reject) => {
      const entry = archive.entry({ name, size: content.length }, (error) => (error ? reject(error) : resolve()))
      entry.end(content)
    })
  archive.finalize()
}

/** Writes a `.tar.gz` as fast as the output takes it. */
export const writeArchive = async (entries: AsyncIterable<ArchiveEntry>, output: Writable): Promise<void> => {
  const { pack } = await import('tar-stream')
  const archive = pack()
  const writing = pipeline(archive, createGzip({ level: constants.Z_BEST_SPEED }), output)
  await Promise.all([
    writing,
    fill(archive, entries).catch((error: unknown) => {
      archive.destroy(error as Error)
      throw error
    }),
  ])
}

const isDamage = (error: Error & { code?: string }): boolean =>
  (error.code?.startsWith('Z_') ?? false) || /tar header|unexpected end/i.test(error.message)

/** Reads a `.tar.gz` entry by entry. Throws `DamagedArchiveError` at the latest at its end. */
export const readArchive = async function* (input: Readable): AsyncGenerator<ArchiveEntry> {
  const { extract } = await import('tar-stream')
  const archive = extract()
  const reading = pipeline(input, createGunzip(), archive)
  reading.catch(() => undefined)
  try {
    for await (const entry of archive) {
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      yield { name: entry.header.name, content: Buffer.concat(chunks) }
    }
    await reading
  } catch (error) {
    throw isDamage(error as Error) ? new DamagedArchiveError((error as Error).message) : error
  }
}
