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

it('gives every caller a migrated database of its own', async () => {
  const [one, other] = await Promise.all([clone(), clone()])
  await runSql(one.ownerUrl, 'CREATE TABLE mine (id int)')
  expect(await runSql(other.url, `SELECT to_regclass('mine') AS mine`)).toEqual([{ mine: null }])
})

it('drops a database in use', async () => {
  const { url, drop } = await clone()
  await runSql(url, 'SELECT 1')
  await drop()
  await expect(runSql(url, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' })
})
