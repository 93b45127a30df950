import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

  const program = `
    import { NewFile } from ${JSON.stringify(join(import.meta.dirname, '../../cli/import/new-file.ts'))}
    const [path, content] = process.argv.slice(1)
    const file = await NewFile.create(path, 'Şifre dosyası')
    if (content !== '') await file.write(Buffer.from(content))
    process.stdin.resume()
    process.stdout.write('ready')`
  it.each([
    ['is not there if a signal comes before its content', '', []],
    ['stays if a signal comes after its content, which may be all that is known of it', 'KMNP', ['KMNP']],
  ])('%s', async (_, given, left) => {
    const path = join(folder, 'yarim')
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, path, given])
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect(await ended).toEqual([null, 'SIGINT'])
    expect(
      await readFile(path, 'utf8').then(
        (text) => [text],
        () => [],
      ),
    ).toEqual(left)
    await rm(path, { force: true })
  })
})
