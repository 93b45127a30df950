import { type FileHandle, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { NewFile } from '../../cli/import/new-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabldot-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Write = (content: Uint8Array, offset: number, length: number, position: number) => Promise<unknown>

/** Lets the disk take so many bytes of a file at once, and so many in all. */
const limitDisk = async (atOnce: number, inAll: number) => {
  const handle = await open(folder)
  const prototype = Object.getPrototypeOf(handle) as FileHandle & { write: Write }
  await handle.close()
  const { write } = prototype
  const limited = vi.spyOn(prototype, 'write').mockImplementation(function (content, offset, length, position) {
    const room = Math.min(length, atOnce, inAll - position)
    if (room <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    return write.call(this, content, offset, room, position)
  } as Write)
  onTestFinished(() => limited.mockRestore())
}

const content = Buffer.from('Ayşe Yılmaz\t5321234567\tKMNP-QRST\n'.repeat(100))

describe('a file that a command writes', () => {
  it('is complete where the disk takes it in parts', async () => {
    await limitDisk(1_000, 1_000_000)
    const file = await NewFile.create(join(folder, 'sifreler'), 'Şifre dosyası')
    await file.write(content)
    file.keep()
    await file.close()
    expect(await readFile(file.path)).toEqual(content)
  })

  it('is not there, and its work not done, where the disk becomes full', async () => {
    await limitDisk(1_000, 2_000)
    const file = await NewFile.create(join(folder, 'dolu'), 'Şifre dosyası')
    await expect(file.write(content)).rejects.toMatchObject({ code: 'ENOSPC' })
    await file.close()
    expect(await readdir(folder)).not.toContain('dolu')
  })
})
