// Sums up the reports of a run of all tests and, if there was one, of the browser tests that ran again. The last line is
// for programs: a file that could not even be loaded counts as one failure, and so does a run that failed without
// reporting one. With --again: the files to run again, if browser tests are all that failed, and few of them.
const { readFileSync } = require('node:fs')
const { relative } = require('node:path')

const most = 5

const read = (report) => {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    return []
  }
}
const failedIn = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed')
const hasFailed = (file) => file.status === 'failed'
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const [option, ...reports] = process.argv.slice(2)
const [first = [], second = []] = reports.map(read)

if (option === '--again') {
  const names = first.filter(hasFailed).map(({ name }) => relative(process.cwd(), name))
  if (names.length <= most && names.every((name) => name.startsWith('test/web/')))
    for (const name of names) console.log(name)
} else {
  const again = new Map(second.map((file) => [file.name, file]))
  for (const file of first.filter(({ name }) => again.has(name))) {
    const stillFailed = new Set(failedIn(again.get(file.name)).map(({ fullName }) => fullName))
    for (const { fullName, failureMessages } of failedIn(file)) {
      if (stillFailed.has(fullName)) continue
      const [message, ...stack] = failureMessages[0].split('\n')
      const places = stack.filter((line) => line.includes('/test/')).map((line) => line.trim())
      console.log([`passed at the second attempt: ${fullName}`, message, ...places].join('\n  '))
    }
  }
  const last = first.map((file) => again.get(file.name) ?? file)
  const passed = sum(last.map((file) => file.assertionResults.filter(({ status }) => status === 'passed').length))
  const failed = sum(last.filter(hasFailed).map((file) => failedIn(file).length || 1))
  console.log(`${passed} passed, ${failed || Number(option !== '0')} failed`)
}
