// What passed at the second attempt, with its first failure. The last line is for programs: a file that could not even
// be loaded counts as one failure, and so does a run that failed without reporting one.
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
for (const { status, fullName, failureMessages } of testResults.flatMap((file) => file.assertionResults))
  if (status === 'passed' && failureMessages.length > 0)
    console.log(`passed at the second attempt: ${fullName}\n  ${failureMessages[0].split('\n')[0]}`)
const failed = numFailedTests + unloaded || Number(status !== '0')
console.log(`${numPassedTests} passed, ${failed} failed`)
