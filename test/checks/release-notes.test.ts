import { describe, expect, it } from 'vitest'
import { checkVersion, cutVersion } from '../../scripts/release/changelog.ts'

const upgrading = '### Upgrading\n\n- Take a backup.\n- Start the old one again.'
const cut = (notes: string, breaks: string[] = []) =>
  cutVersion(
    `# Changelog\n\n## [Unreleased]\n\n${notes}\n\n## [0.9.0] - 2026-01-01\n\n- Old\n`,
    '1.0.0',
    '2026-11-25',
    breaks,
  )

describe('what is unreleased', () => {
  it('becomes a version, above the older ones', () => {
    const { notes, changelog } = cut(`- New\n\n${upgrading}`)
    expect(notes).toBe(`- New\n\n${upgrading}`)
    expect(changelog).toBe(
      `# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-11-25\n\n${notes}\n\n## [0.9.0] - 2026-01-01\n\n- Old\n`,
    )
    expect(() => cutVersion(changelog, '1.0.1', '2026-11-26', [])).toThrow('nothing under [Unreleased]')
    expect(() => cutVersion('# Changelog\n', '1.0.1', '2026-11-26', [])).toThrow('nothing under [Unreleased]')
  })

  it('has to say how to upgrade and go back, in five points', () => {
    expect(() => cut('- New')).toThrow('needs "### Upgrading"')
    expect(() => cut(`${upgrading}${'\n- And more'.repeat(4)}`)).toThrow('at most 5 points')
    expect(() => cut(`${upgrading}\n\n### Security\n${'\n- Other'.repeat(6)}`)).not.toThrow()
  })

  it('tells integrators about breaks of the contract', () => {
    const breaks = ['GET /key: has been removed']
    expect(() => cut(upgrading, breaks)).toThrow('needs "### Breaking changes"')
    expect(() => cut(`### Breaking changes\n\n- No keys\n\n${upgrading}`, breaks)).not.toThrow()
  })
})

describe('a version', () => {
  it('follows the last one', () => {
    expect(() => checkVersion('1.0.0', undefined, [])).not.toThrow()
    for (const next of ['1.4.3', '1.5.0', '1.10.0', '2.0.0'])
      expect(() => checkVersion(next, '1.4.2', [])).not.toThrow()
    for (const old of ['1.4.2', '1.3.9', '0.10.0'])
      expect(() => checkVersion(old, '1.4.2', [])).toThrow(`${old} does not come after 1.4.2.`)
    for (const wrong of ['1.0', 'v1.0.0', '1.0.0-rc.1', '01.0.0'])
      expect(() => checkVersion(wrong, '0.9.0', [])).toThrow('is not a version such as 1.2.3')
  })

  it('is a new major one if it breaks the contract of the last', () => {
    const breaks = ['GET /key: has been removed']
    expect(() => checkVersion('1.5.0', '1.4.2', breaks)).toThrow('only a new major version may')
    expect(() => checkVersion('2.0.0', '1.4.2', breaks)).not.toThrow()
  })
})
