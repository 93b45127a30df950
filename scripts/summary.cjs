// The last line of a run, for programs: a file that could not even be loaded counts as one failure, and so does a run
// that failed without reporting one.
const [report, status] = process.argv.slice(2)
const { readFileSync } = require('node:fs')

const read = () => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] }
  }
}
const { numPassedTests, numFailedTests, testResults } = read()
const unloaded = testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
).length
const failed = numFailedTests + unloaded || Number(status !== '0')
console.log(`${numPassedTests} passed, ${failed} failed`)
