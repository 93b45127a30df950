interface Cut {
  /** The text of CHANGELOG.md with the version. */
  changelog: string
  /** What the version brings, without its heading. */
  notes: string
}

const unreleased = '## [Unreleased]\n'
const maxSteps = 5

const sectionOf = (notes: string, title: string): string | undefined =>
  notes.split(/^### /m).find((section) => section.startsWith(`${title}\n`))

/** Makes a version of what is unreleased; throws a sentence about what its notes lack. */
export const cutVersion = (text: string, version: string, date: string, breaks: readonly string[]): Cut => {
  const [head = '', rest = ''] = text.split(unreleased)
  const [notes = '', ...older] = rest.split(/^(?=## \[)/m).map((part) => part.trim())
  if (notes === '') throw new Error('CHANGELOG.md has nothing under [Unreleased].')
  const steps = sectionOf(notes, 'Upgrading')?.match(/^- /gm)?.length ?? 0
  if (steps === 0 || steps > maxSteps)
    throw new Error(
      `CHANGELOG.md needs "### Upgrading" with at most ${maxSteps} points: what happens, and how to go back.`,
    )
  if (breaks.length > 0 && sectionOf(notes, 'Breaking changes') === undefined)
    throw new Error('The contract breaks clients: CHANGELOG.md needs "### Breaking changes" with what they have to do.')
  const versions = [`## [${version}] - ${date}\n\n${notes}`, ...older]
  return { changelog: `${head}${unreleased}\n${versions.join('\n\n')}\n`, notes }
}

/** Throws a sentence if a version may not follow the last one. */
export const checkVersion = (version: string, last: string | undefined, breaks: readonly string[]): void => {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new Error(`"${version}" is not a version such as 1.2.3.`)
  if (last === undefined) return
  if (version.localeCompare(last, 'en', { numeric: true }) <= 0)
    throw new Error(`${version} does not come after ${last}.`)
  if (breaks.length > 0 && version.split('.')[0] === last.split('.')[0])
    throw new Error(`${version} may not break the contract of ${last}; only a new major version may.`)
}
