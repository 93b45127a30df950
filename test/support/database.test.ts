import { afterAll, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { runSql } from './sql.ts'

const clones: TestDatabase[] = []
const clone = async () => {
  const database = await cloneDatabase()
  clones.push(database)
  return database
}
afterAll(() => Promise.all(clones.map(({ drop }) => drop())))

it('cloneDatabase gives every caller its own migrated database', async () => {
  const [one, other] = await Promise.all([clone(), clone()])
  await runSql(one.ownerUrl, 'CREATE TABLE mine (id int)')
  expect(await runSql(other.url, `SELECT to_regclass('mine') AS mine`)).toEqual([{ mine: null }])
})

it('cloneDatabase drops a database even while it is in use', async () => {
  const { url, drop } = await clone()
  await runSql(url, 'SELECT 1')
  await drop()
  await expect(runSql(url, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' })
})

it('cloneDatabase gives repeatable plans and costs, since vacuumed tables are known to be visible to everybody at once', async () => {
  const { ownerUrl } = await clone()
  const [table] = await runSql(
    ownerUrl,
    'CREATE TABLE rows AS SELECT n, md5(n::text) FROM generate_series(1, 20000) n',
    'VACUUM ANALYZE rows',
    `SELECT relpages > 0 AND relallvisible = relpages AS "isVisible" FROM pg_class WHERE relname = 'rows'`,
  )
  expect(table).toEqual({ isVisible: true })
})
