import { countUpTo } from './bounds.ts'

const endOfChain = 0xfffffffe
const entrySize = 128
/** Streams below this size are stored in 64-byte sectors of the mini stream. */
const miniStreamBelow = 4096
const miniSectorSize = 64

/**
 * A stream of a compound file, the container format of .xls ([MS-CFB]); undefined if there is none with that name.
 * Follows only this stream's sectors, and no more than the file can have, since a hostile file may chain sectors in a
 * loop.
 */
export const streamOf = (file: Buffer, wanted: string): Buffer | undefined => {
  const sectorSize = 1 << file.readUInt16LE(30)
  if (sectorSize !== 512 && sectorSize !== 4096) throw new Error('unknown sector size')
  const sectorAt = (sector: number): Buffer => {
    const from = (sector + 1) * sectorSize
    if (from >= file.length) throw new Error('sector outside the file')
    return file.subarray(from, from + sectorSize)
  }
  const perSector = sectorSize / 4
  const countSector = countUpTo((2 * file.length) / miniSectorSize, 'spreadsheet.locked_or_old')

  const chain = (first: number, next: (sector: number) => number, size = Infinity, length = sectorSize): number[] => {
    const sectors: number[] = []
    for (let sector = first; sector !== endOfChain && sectors.length * length < size; sector = next(sector)) {
      countSector()
      sectors.push(sector)
    }
    return sectors
  }

  const fatSectors: number[] = []
  for (let at = 0; at < 109; at++) fatSectors.push(file.readUInt32LE(76 + at * 4))
  const lastOfSector = (sector: number): number => sectorAt(sector).readUInt32LE(sectorSize - 4)
  if (file.readUInt32LE(72) > 0)
    for (const sector of chain(file.readUInt32LE(68), lastOfSector))
      for (let at = 0; at < perSector - 1; at++) fatSectors.push(sectorAt(sector).readUInt32LE(at * 4))
  const next = (sector: number): number =>
    sectorAt(fatSectors[Math.floor(sector / perSector)] ?? endOfChain).readUInt32LE((sector % perSector) * 4)
  const read = (first: number, size?: number): Buffer =>
    Buffer.concat(chain(first, next, size).map(sectorAt)).subarray(0, size)

  const directory = read(file.readUInt32LE(48))
  const entryAt = (at: number) => {
    const entry = directory.subarray(at, at + entrySize)
    return {
      name: entry.toString('utf16le', 0, Math.max(0, Math.min(entry.readUInt16LE(64), 64) - 2)),
      first: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    }
  }
  for (let at = entrySize; at < directory.length; at += entrySize) {
    const { name, first, size } = entryAt(at)
    if (name !== wanted) continue
    if (size >= miniStreamBelow) return read(first, size)
    const miniFat = read(file.readUInt32LE(60))
    const root = entryAt(0)
    const miniStream = read(root.first, root.size)
    const miniSectors = chain(first, (sector) => miniFat.readUInt32LE(sector * 4), size, miniSectorSize)
    const sectors = miniSectors.map((sector) =>
      miniStream.subarray(sector * miniSectorSize, (sector + 1) * miniSectorSize),
    )
    return Buffer.concat(sectors).subarray(0, size)
  }
  return undefined
}
