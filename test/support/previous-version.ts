import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '../../src/main/package-root.ts'

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: packageRoot, encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined
}

/** The commit before the newest one that added a file there. */
const beforeAdding = (path: string): string | undefined => {
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', path)
  return added && git('rev-parse', '--verify', '--quiet', `${added}^`)
}

/** What an upgrade to this version starts from: the last tag, or else the commit before the newest migration. */
const previous = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^') ?? beforeAdding('migrations')

/** Why there is none; undefined if there is one. */
export const missingPrevious = previous === undefined ? 'the history of the repository is not here' : undefined

export interface PreviousVersion {
  /** Runs the server from its sources. */
  server: string
  commandLine: string
  remove: () => void
}

/** The sources of that version, or of the one before a file was added, with the packages and the web app of this one. */
export const checkOutPrevious = (addedFile?: string): PreviousVersion => {
  const version = addedFile === undefined ? previous : beforeAdding(addedFile)
  const folder = mkdtempSync(join(tmpdir(), 'tabldot-previous-'))
  const parts = ['src', 'cli', 'migrations', 'openapi.yaml', 'package.json']
  const archive = execFileSync('git', ['archive', version ?? '', ...parts], { cwd: packageRoot, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'))
  const web = join(packageRoot, 'dist', 'web')
  mkdirSync(join(folder, 'dist'))
  if (existsSync(web)) symlinkSync(web, join(folder, 'dist', 'web'))
  return {
    server: join(folder, 'src', 'main', 'serve.ts'),
    commandLine: join(folder, 'cli', 'main.ts'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
