import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { join } from 'node:path'

/** A rule that never matches anything looks as if it were obeyed, so the fixture violates each of them. */
const root = join(import.meta.dirname, '..')
process.chdir(join(root, 'test/architecture'))

const options: ICruiseOptions = await extractOptions(join(root, '.dependency-cruiser.cjs'))
const { output } = await cruise(['src', 'cli', 'web'], options, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
})
const broken = new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))
const ineffective = (options.ruleSet?.forbidden ?? []).map(({ name }) => name!).filter((name) => !broken.has(name))

if (broken.size === 0 || ineffective.length > 0) {
  console.error(['Rules that the fixture does not violate:', ...ineffective].join('\n  '))
  process.exitCode = 1
} else {
  console.log(`Each of the ${broken.size} architecture rules catches its violation.`)
}
