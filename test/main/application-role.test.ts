import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { cloneDatabase } from '../support/database.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { type Product, startProduct } from '../support/product.ts'
import { runSql, withRole } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { createWorkplace } from '../support/world.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
  await createWorkplace(product, 'corporate', 'Anadolu Çelik')
})
afterAll(() => product.stop())

/** The error code that the product's role gets, or null if the statement is permitted. */
const refusalOf = async (statement: string): Promise<string | null> =>
  runSql(product.databaseUrl, statement).then(
    () => null,
    (error: { code?: string }) => error.code ?? '',
  )

describe("the product's database role", () => {
  it('owns nothing and has no special rights', async () => {
    const [role] = await runSql(
      product.databaseUrl,
      `SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
         (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) + (SELECT count(*)::int FROM pg_proc WHERE proowner = r.oid) AS owned,
         (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships
       FROM pg_roles r WHERE rolname = current_user`,
    )
    expect(role).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      owned: 0,
      memberships: 0,
    })
  })

  it.each([
    'UPDATE audit_logs SET meta = meta',
    'DELETE FROM audit_logs',
    'TRUNCATE audit_logs CASCADE',
    'DROP TABLE audit_logs CASCADE',
    'ALTER TABLE audit_logs ADD COLUMN more text',
    'ALTER TABLE audit_logs DISABLE TRIGGER ALL',
    'ALTER TABLE audit_logs DISABLE TRIGGER refuse_change',
    'DROP TRIGGER refuse_change ON audit_logs',
    'SET session_replication_role = replica',
    'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    'CREATE RULE nothing AS ON INSERT TO audit_logs DO INSTEAD NOTHING',
    `UPDATE audit_log_personal SET facts = '{}'`,
    'INSERT INTO audit_chain SELECT * FROM audit_chain',
    'UPDATE audit_chain SET hash = hash',
    'DELETE FROM audit_chain',
    'UPDATE audit_heads SET seq = 0',
    'DELETE FROM audit_heads',
    'UPDATE audit_kept_heads SET seq = 0',
    'DELETE FROM audit_kept_heads',
    'ALTER TABLE audit_logs DISABLE TRIGGER chain_entry',
    'CREATE TABLE more (id int)',
    'ALTER TABLE users ADD COLUMN more text',
    'DROP TABLE users CASCADE',
    'TRUNCATE users CASCADE',
    'TRUNCATE choices',
    'DELETE FROM choices_earlier',
    'SELECT FROM choices_other',
    'DROP TABLE choices_earlier',
    'ALTER TABLE choices DETACH PARTITION choices_earlier',
    `CREATE TABLE more PARTITION OF choices FOR VALUES FROM ('2100-01-01') TO ('2100-02-01')`,
    'CREATE SCHEMA more',
    'CREATE ROLE more',
    'ALTER TABLE graphile_worker._private_jobs ADD COLUMN more text',
    'DELETE FROM migrations',
    'DELETE FROM graphile_worker.migrations',
  ])('may not: %s', async (statement) => {
    expect(await refusalOf(statement)).toBe('42501')
  })

  it('may add to the log and erase personal data', async () => {
    expect(
      await refusalOf(`INSERT INTO audit_logs (id, company_id, type, event, meta, created_at)
        SELECT gen_random_uuid(), id, 'COMPANY_UPDATED', 'company.updated', '{}', now() FROM companies`),
    ).toBe(null)
    expect(await refusalOf('DELETE FROM audit_log_personal')).toBe(null)
  })
})

describe('separate owner and product roles', () => {
  /** As in the README: the owner is not a superuser either. */
  const rolesOf = async () => {
    const adminUrl = await emptyDatabase()
    const owner = { username: `owner_${randomBytes(5).toString('hex')}`, password: 'owner' }
    await runSql(
      adminUrl,
      `CREATE ROLE ${owner.username} LOGIN PASSWORD '${owner.password}'`,
      `ALTER DATABASE ${new URL(adminUrl).pathname.slice(1)} OWNER TO ${owner.username}`,
    )
    onTestFinished(async () => {
      await runSql(adminUrl, `REASSIGN OWNED BY ${owner.username} TO CURRENT_USER`, `DROP OWNED BY ${owner.username}`)
      await runSql(inject('adminUrl'), `DROP ROLE ${owner.username}`)
    })
    return { ownerUrl: withRole(adminUrl, owner), url: withRole(adminUrl, inject('applicationRole')) }
  }
  const migrate = async (env: NodeJS.ProcessEnv) => {
    const { code, stderr } = await runHere(['migrate', '--json'], env)
    return [code, stderr.trim()]
  }

  it('require the owner for migrations, while the product runs without knowing it', async () => {
    const { ownerUrl, url } = await rolesOf()
    const refused =
      'Veritabanı rolünün buna yetkisi yok; veritabanını sahibinin rolüyle güncelleyin: DATABASE_OWNER_URL ile "tabldot migrate".'
    expect(await migrate({ DATABASE_URL: url })).toEqual([1, refused])
    expect(await migrate({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl })).toEqual([0, ''])
    const served = await startProduct({ databaseUrl: url })
    onTestFinished(served.stop)
    expect((await served.call('checkReadiness')).status).toBe(200)
    expect((await createWorkplace(served, 'catering', 'Anne Eli Yemek')).departments).toHaveLength(2)
    expect((await runHere(['audit', 'verify'], { DATABASE_URL: url })).stdout).toBe(
      'İşlem kayıtları sağlam: 1 şirket, 3 kayıt.\n',
    )
  })

  it('must use the same database', async () => {
    const { url } = await rolesOf()
    expect(await migrate({ DATABASE_URL: url, DATABASE_OWNER_URL: await emptyDatabase() })).toEqual([
      1,
      'DATABASE_OWNER_URL ile DATABASE_URL aynı veritabanına çıkmıyor.',
    ])
  })

  it("are not mixed up: the direct address uses the product's role", async () => {
    const { url, ownerUrl, drop } = await cloneDatabase()
    onTestFinished(drop)
    expect(await migrate({ DATABASE_URL: url, DATABASE_DIRECT_URL: ownerUrl })).toEqual([
      1,
      'DATABASE_DIRECT_URL, DATABASE_URL ile aynı rolü kullanmalı; tabloların sahibi için DATABASE_OWNER_URL verin.',
    ])
  })
})
