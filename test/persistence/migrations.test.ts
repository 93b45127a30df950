import { expect, it, onTestFinished } from 'vitest'
import { migrate, newDataSource, runMigrations } from '../../src/persistence/index.ts'
import { cloneDatabase } from '../support/database.ts'
import { runSql } from '../support/sql.ts'

/** Everything that makes the schema, in words. */
const schemaOf = (url: string) =>
  runSql(
    url,
    `
    SELECT 'column' AS what, table_name || '.' || column_name AS name, concat_ws(' ', data_type, is_nullable, column_default, generation_expression) AS definition
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
    UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND conrelid <> coalesce(to_regclass('migrations'), 0)
    UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
    UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'function', p.oid::regprocedure::text, pg_get_functiondef(p.oid) FROM pg_proc p
      WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL SELECT 'comment', c.oid::regclass || coalesce('.' || d.objsubid, ''), d.description FROM pg_description d JOIN pg_class c ON c.oid = d.objoid
      WHERE c.relnamespace = 'public'::regnamespace
    ORDER BY 1, 2`,
  )

const cloned = async () => {
  const clone = await cloneDatabase()
  const dataSource = await newDataSource({ url: clone.url, poolSize: 2 }).initialize()
  onTestFinished(async () => {
    await dataSource.destroy()
    await clone.drop()
  })
  return { url: clone.url, dataSource }
}

it('can be taken back and made again, and lead to the same schema', async () => {
  const { url, dataSource } = await cloned()
  const before = await schemaOf(url)
  expect(before.length).toBeGreaterThan(200)
  for (const _migration of dataSource.migrations) await dataSource.undoLastMigration()
  expect(await schemaOf(url)).toEqual([])
  await runMigrations(dataSource)
  expect(await schemaOf(url)).toEqual(before)
})

it('are made once, however many instances start', async () => {
  const { url, dataSource } = await cloned()
  for (const _migration of dataSource.migrations) await dataSource.undoLastMigration()
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  const made = await runSql(url, 'SELECT name FROM migrations')
  expect(made).toHaveLength(dataSource.migrations.length)
})

it('leave nothing to do for a database that has them', async () => {
  const { dataSource } = await cloned()
  expect(await runMigrations(dataSource)).toEqual([])
})
