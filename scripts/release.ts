import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { breakingChanges } from './breaking-changes.ts'
import { checkVersion, cutVersion } from './release/changelog.ts'
import { type Bill, narrowBill, shippedPackages, thirdPartyNotices } from './release/shipped.ts'
import type { Document } from './schema-comparison.ts'

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

const usage = `npm run release -- VERSION [--dry-run] [--platform ${platforms.join('|')}]… [--out FOLDER]

Makes a version of what is unreleased: archives of the production install, their bills of materials (CycloneDX),
checksums and notes, then a commit and a tag. Nothing is pushed. --dry-run prints the notes and changes nothing.`

const root = join(import.meta.dirname, '..')
const file = (...names: string[]): string => join(root, ...names)
const versioned = ['package.json', 'package-lock.json', 'src/contract/kernel.yaml', 'openapi.yaml', 'CHANGELOG.md']

const run = (program: string, args: readonly string[], cwd = root): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] })
const git = (...args: string[]): string => run('git', args).trim()

const readContract = (text: string): Document => parse(text) as Document

const lastTag = (): string | undefined =>
  git('tag', '--list', 'v[0-9]*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0] || undefined

const contractNotes = (last: string | undefined, breaks: readonly string[]): string => {
  if (last === undefined) return 'This is the first version of the contract.'
  if (breaks.length === 0) return `Nothing breaks clients of ${last}.`
  return [`These changes break clients of ${last}:\n`, ...breaks.map((change) => `- ${change}`)].join('\n')
}

/** What has to hold before files are written; throws a sentence if something does not. */
const checkRepository = (tag: string, out: string): void => {
  if (git('status', '--porcelain') !== '')
    throw new Error('There are uncommitted changes; commit or remove them first.')
  if (git('branch', '--show-current') === '') throw new Error('No branch is checked out that could take the commit.')
  if (git('tag', '--list', tag) !== '') throw new Error(`The tag ${tag} exists already.`)
  if (existsSync(out)) throw new Error(`${out} exists already.`)
  if (!run('tar', ['--version']).includes('GNU tar')) throw new Error('The archives are made with GNU tar; use Linux.')
}

const writeVersion = (version: string): void => {
  run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'])
  const kernel = readFileSync(file('src', 'contract', 'kernel.yaml'), 'utf8')
  writeFileSync(file('src', 'contract', 'kernel.yaml'), kernel.replace(/^( {2}version: ).*$/m, `$1${version}`))
  run(process.execPath, [file('scripts', 'bundle-contract.ts')])
}

/** Neither stamps of the build, nor the cache that a start leaves, nor what only a release reads. */
const isOfTheProgram = (path: string): boolean => !/^(\..*|compiled|packages|releases)$/.test(basename(path))

/** The production install of a platform. */
const install = (folder: string, platform: string): void => {
  const [os = '', cpu = ''] = platform.split('-')
  for (const name of readdirSync(file('dist')).filter(isOfTheProgram))
    cpSync(file('dist', name), join(folder, 'dist', name), { recursive: true })
  const own = [
    'bin',
    'cli/seed/seed-file.schema.json',
    'docs',
    'openapi.yaml',
    'package.json',
    'package-lock.json',
    'README.md',
    'CHANGELOG.md',
  ]
  for (const name of own) cpSync(file(name), join(folder, name), { recursive: true })
  const target = [`--os=${os}`, `--cpu=${cpu}`, ...(os === 'linux' ? ['--libc=glibc'] : [])]
  run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', ...target], folder)
}

/** Files in order, owned by root and of one time, so that the same files make the same archive. */
const tarOptions = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']

const makeArchive = (name: string, platform: string, out: string, bill: Bill): void => {
  const work = mkdtempSync(join(tmpdir(), 'tabldot-release-'))
  try {
    const folder = join(work, name)
    install(folder, platform)
    const packages = shippedPackages(root, folder)
    writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root, packages))
    const narrowed = JSON.stringify(narrowBill(bill, packages), null, 2)
    writeFileSync(join(out, `${name}-${platform}.cdx.json`), `${narrowed}\n`)
    const time = `--mtime=${git('log', '-1', '--format=@%ct')}`
    run(
      'tar',
      ['--create', '--gzip', `--file=${join(out, `${name}-${platform}.tar.gz`)}`, ...tarOptions, time, name],
      work,
    )
  } finally {
    rmSync(work, { recursive: true })
  }
}

const checksums = (out: string): string =>
  readdirSync(out)
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(out, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('')

const makeFiles = (version: string, chosen: readonly string[], out: string): void => {
  run('npm', ['run', 'build'])
  const arguments_ = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const bill = JSON.parse(run('npm', arguments_)) as Bill
  mkdirSync(out, { recursive: true })
  for (const platform of chosen) makeArchive(`tabldot-${version}`, platform, out, bill)
  writeFileSync(join(out, 'SHA256SUMS'), checksums(out))
}

const release = (): void => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      platform: { type: 'string', multiple: true, default: platforms },
      out: { type: 'string' },
    },
  })
  const [version, ...more] = positionals
  if (version === undefined || more.length > 0 || values.platform.some((one) => !platforms.includes(one)))
    throw new Error(usage)
  const out = resolve(values.out ?? file('dist', 'releases', version))
  if (!values['dry-run']) checkRepository(`v${version}`, out)
  const before = lastTag()
  const last = before?.slice(1)
  const contract = readContract(readFileSync(file('openapi.yaml'), 'utf8'))
  const breaks =
    before === undefined ? [] : breakingChanges(readContract(git('show', `${before}:openapi.yaml`)), contract)
  checkVersion(version, last, breaks)
  const today = new Date().toISOString().slice(0, 10)
  const { changelog, notes } = cutVersion(readFileSync(file('CHANGELOG.md'), 'utf8'), version, today, breaks)
  const told = `${notes}\n\n### Contract\n\n${contractNotes(last, breaks)}\n`
  if (values['dry-run']) return console.log(`Tabldot ${version}, after ${last ?? 'none'}\n\n${told}`)

  // Ctrl+C ends the program that runs, which then counts as failed.
  process.on('SIGINT', () => undefined)
  try {
    writeVersion(version)
    writeFileSync(file('CHANGELOG.md'), changelog)
    makeFiles(version, values.platform, out)
    writeFileSync(join(out, 'NOTES.md'), told)
  } catch (error) {
    git('checkout', '--', ...versioned)
    rmSync(out, { recursive: true, force: true })
    throw new Error(`There is no release, and nothing has changed. ${(error as Error).message}`)
  }
  git('commit', '--quiet', '--message', `Release ${version}`, '--', ...versioned)
  git('tag', '--annotate', '--cleanup=verbatim', '--message', `Tabldot ${version}\n\n${told}`, `v${version}`)
  console.log(`${out}\nv${version} is tagged here; nothing has been pushed: git push --follow-tags`)
}

try {
  release()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
