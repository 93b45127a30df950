import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { join } from 'node:path'

/** A rule that catches nothing looks like a rule that is kept: the fixture breaks every one of them. */
const root = join(import.meta.dirname, '..')
process.chdir(join(root, 'test/architecture'))

const options: ICruiseOptions = await extractOptions(join(root, '.dependency-cruiser.cjs'))
const { output } = await cruise(['src', 'cli', 'web'], options, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
})
const broken = new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))
const blind = (options.ruleSet?.forbidden ?? []).map(({ name }) => name!).filter((name) => !broken.has(name))

if (broken.size === 0 || blind.length > 0) {
  console.error(['Rules that do not catch the fixture made to break them:', ...blind].join('\n  '))
  process.exitCode = 1
} else {
  console.log(`Each of the ${broken.size} architecture rules catches its violation.`)
}
