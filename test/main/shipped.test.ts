import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { packageRoot } from '../../src/main/package-root.ts'

const isBuilt = existsSync(join(packageRoot, 'dist', 'cli', 'main.js'))

describe.runIf(isBuilt)('what the README says to ship', () => {
  it('is enough for every command', () => {
    const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8')
    const [, list = ''] = /To ship a version, build it, then take ([^;]*?) to\s+where\s+it/.exec(readme) ?? []
    const shipped = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    expect(shipped).toContain('dist/')
    const folder = mkdtempSync(join(tmpdir(), 'tabldot-shipped-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const web = join(packageRoot, 'dist', 'web')
    for (const name of shipped)
      cpSync(join(packageRoot, name), join(folder, name), { recursive: true, filter: (from) => from !== web })
    symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'))
    // The help of the program loads all commands.
    const help = execFileSync(process.execPath, [join(folder, 'bin', 'tabldot.js'), '--help'], { encoding: 'utf8' })
    expect(help).toContain('company')
  })
})
