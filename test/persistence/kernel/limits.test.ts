import { expect, it } from 'vitest'
import {
  Housekeeping,
  planned,
  sharedSecret,
  PostgresKeptAnswers,
  PostgresLimits,
  PostgresSessions,
} from '../../../src/persistence/index.ts'
import { aCompany, aLock, anEmployee, someId } from '../../support/samples.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { useDatabase } from '../../support/use-database.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()
const sql = (text: string, ...values: unknown[]) => inUse.database.change(adHoc(text), numbered(...values))

it('a limit starts over when its window ends', async () => {
  const [limits, key] = [new PostgresLimits(inUse.database), someId()]
  await limits.count(key, 60)
  await limits.count(key, 60)
  await sql(`UPDATE rate_limits SET resets_at = now() WHERE key = $1`, key)
  expect(await limits.count(key, 60)).toBe(1)
  expect(await limits.count(key, 60)).toBe(2)
})

it('a window starts with the first count and is not extended by later ones', async () => {
  const [limits, key] = [new PostgresLimits(inUse.database), someId()]
  await limits.count(key, 60)
  await limits.count(key, 6000)
  const row = await inUse.database.row(
    adHoc(`SELECT resets_at <= now() + interval '60 seconds' AS soon FROM rate_limits WHERE key = $1`),
    numbered(key),
  )
  expect(row).toEqual({ soon: true })
})

it('a secret is created once and shared by all', async () => {
  const [one, other] = await Promise.all([sharedSecret(inUse.database, 'a'), sharedSecret(inUse.database, 'a')])
  expect(one).toBe(other)
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(await sharedSecret(inUse.database, 'b')).not.toBe(one)
})

it('housekeeping deletes outdated rows and nothing else', async () => {
  const house = postgresHouse(inUse.database)
  const company = aCompany()
  const employee = anEmployee(company)
  await house.companies.add(company)
  await house.employees.add(employee)
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const [sessions, kept, limits] = [
    new PostgresSessions(inUse.database),
    new PostgresKeptAnswers(inUse.database),
    new PostgresLimits(inUse.database),
  ]
  const open = (tokenHash: string, expiresAt: Date) =>
    sessions.open({
      passwordHash: employee.passwordHash,
      tokenHash,
      kind: 'staff',
      companyId: company.id,
      userId: employee.id,
      createdAt: at(-1),
      expiresAt,
    })
  await open('aa', at(-0.1))
  await open('bb', at(0.1))
  for (const hours of [-49, -47]) {
    await kept.keep('scope', String(hours), { fingerprint: 'f', answer: 1 }, at(hours))
  }
  for (const hours of [-25, -23]) await house.attempts.begin([aLock(String(hours))], at(hours))
  await sql('DELETE FROM rate_limits')
  await limits.count('over', 60)
  await limits.count('running', 60)
  await sql(`UPDATE rate_limits SET resets_at = now() - interval '1 second' WHERE key = 'over'`)

  await new Housekeeping(inUse.database).deleteOutdated()
  const left = (text: string) => inUse.database.rows(planned(text))
  expect(await left(`SELECT encode(token_hash, 'hex') AS hash FROM sessions`)).toEqual([{ hash: 'bb' }])
  expect(await left('SELECT key FROM idempotency_keys')).toEqual([{ key: '-47' }])
  expect(await left('SELECT subject FROM sign_in_attempts')).toEqual([{ subject: '-23' }])
  expect(await left('SELECT key FROM rate_limits')).toEqual([{ key: 'running' }])
})
