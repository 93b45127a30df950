import type { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProgram } from '../../cli/program.ts'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { runHere } from '../support/tabldot-here.ts'

const program = await newProgram()
const unreachable = 'postgres://postgres@127.0.0.1:1/yok'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const json = async (line: string, env: NodeJS.ProcessEnv = { DATABASE_URL: database.url }) => {
  const { code, stdout, stderr } = await runHere([...line.split(' '), '--json'], env)
  return { code, answer: JSON.parse(stdout) as Record<string, unknown>, stderr }
}

const answering = (command: Command): string[] => [
  ...(command.options.some(({ long }) => long === '--json') ? [''] : []),
  ...command.commands.flatMap((inner) => answering(inner).map((line) => `${inner.name()} ${line}`.trim())),
]

describe('the output of the command line with --json', () => {
  it.each(answering(program))('is JSON even for wrong usage: %s', async (line) => {
    const { code, answer, stderr } = await json(`${line} --yok`)
    expect([code, answer]).toEqual([
      2,
      { success: false, code: 'command.wrong_usage', detail: expect.stringMatching(/--(yok|url|catering)/) as string },
    ])
    expect(stderr).toBe(`${String(answer['detail'])}\n`)
  })

  it.each([
    ['company seed yok.yaml', 'file.missing', 1],
    ['key list --company yok', 'company.missing', 1],
    ['employees reset-password --company yok --phone 12', 'phone.invalid', 1],
    ['application approve 01939b3c-0000-7000-8000-000000000000', 'application.missing', 1],
    ['application reject 123', 'command.wrong_usage', 2],
    ['admin remove --username yok', 'administrator.missing', 1],
    ['loadtest run yok', 'command.wrong_usage', 2],
    ['loadtest run liveness --url http://127.0.0.1:1', 'server.unreachable', 1],
    ['contract validate --url http://127.0.0.1:1', 'server.unreachable', 2],
    ['company liste', 'command.wrong_usage', 2],
  ])('has a code that says why the command failed: %s', async (line, reason, exitCode) => {
    const { code, answer, stderr } = await json(line)
    expect([code, answer['success'], answer['code']]).toEqual([exitCode, false, reason])
    expect(stderr).toBe(`${String(answer['detail'])}\n`)
  })

  it.each([
    [{ DATABASE_URL: unreachable }, 'database.unreachable', 1],
    [{ PORT: 'kapı' }, 'configuration.invalid', 2],
  ])('has a code that says what is wrong with the installation: %j', async (env, reason, exitCode) => {
    const { code, answer } = await json('company list', env)
    expect([code, answer]).toMatchObject([exitCode, { success: false, code: reason }])
  })

  it.each([
    ['company list', 'companies'],
    ['admin list', 'administrators'],
    ['application list', 'applications'],
    ['announcement list', 'announcements'],
    ['key list --company bir', 'keys'],
    ['loadtest list', 'tests'],
    ['audit verify', 'companies'],
  ])('has a list under its plural name, with its length: %s', async (line, name) => {
    await json('company create --name Firma --type corporate --slug bir')
    const { code, answer } = await json(line)
    const list = answer[name] as unknown[]
    expect([code, Array.isArray(list), answer['total']]).toEqual([0, true, list.length])
    const others = Object.keys(answer).filter((key) => ![name, 'total', 'success'].includes(key))
    expect(others).toEqual([])
  })
})
