import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NewFile } from '../../cli/import/new-file.ts'
import { limitDisk } from '../support/limited-disk.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabldot-'))
})
afterAll(() => rm(folder, { recursive: true }))

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
