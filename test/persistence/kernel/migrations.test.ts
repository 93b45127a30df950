import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SystemClock } from '../../../src/gateways/system.ts'
import { packageRoot } from '../../../src/main/package-root.ts'
import { migrate, newDataSource, openDatabase, readBackup, runMigrations } from '../../../src/persistence/index.ts'
import { AuditReads, LogChainReads } from '../../../src/reads/index.ts'
import { cloneDatabase } from '../../support/database.ts'
import { runSql } from '../../support/sql.ts'

/** A textual description of the whole schema. */
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
  const dataSource = await newDataSource({ url: clone.ownerUrl, poolSize: 2 }).initialize()
  onTestFinished(async () => {
    await dataSource.destroy()
    await clone.drop()
  })
  return { url: clone.ownerUrl, dataSource }
}

it('migrations all run: each file is registered by its number', async () => {
  const { dataSource } = await cloned()
  const numbers = dataSource.migrations.map(({ constructor }) => constructor.name.slice(-4))
  expect(numbers.toSorted()).toEqual(readdirSync(join(packageRoot, 'migrations')).map((file) => file.slice(0, 4)))
})

it('migrations can be reverted and run again with the same resulting schema', async () => {
  const { url, dataSource } = await cloned()
  const before = await schemaOf(url)
  expect(before.length).toBeGreaterThan(200)
  for (const _migration of dataSource.migrations) await dataSource.undoLastMigration()
  expect(await schemaOf(url)).toEqual([])
  await runMigrations(dataSource)
  expect(await schemaOf(url)).toEqual(before)
})

it('migrations run once, however many instances start', async () => {
  const { url, dataSource } = await cloned()
  for (const _migration of dataSource.migrations) await dataSource.undoLastMigration()
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  const made = await runSql(url, 'SELECT name FROM migrations')
  expect(made).toHaveLength(dataSource.migrations.length)
})

it('migrations do nothing on an up-to-date database', async () => {
  const { dataSource } = await cloned()
  expect(await runMigrations(dataSource)).toEqual([])
})

it('migrations wait for a backup to end before they hold up anybody', async () => {
  const { url, dataSource } = await cloned()
  await dataSource.undoLastMigration()
  const backup = readBackup(url, '0.0.0', new Date())
  await backup.next()
  const told: unknown[] = []
  const migrating = runMigrations(dataSource, undefined, (since) => told.push(since))
  const waiting = `
    SELECT locktype FROM pg_locks
    WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  await expect.poll(() => runSql(url, waiting)).toEqual([{ locktype: 'advisory' }])
  for await (const part of backup) void part
  expect([(await migrating).length, told]).toEqual([1, [expect.any(Date)]])
  expect([await runMigrations(dataSource, undefined, (since) => told.push(since)), told.length]).toEqual([[], 1])
})

describe('a log written by an older version', () => {
  const company = '01939b3c-0000-7000-8000-000000000001'
  const person = '01939b3c-0000-7000-8000-000000000002'
  const application = '01939b3c-0000-7000-8000-000000000003'
  const department = '01939b3c-0000-7000-8000-000000000004'
  const about = { user_id: person, full_name: 'Ayşe Eski' }
  const active = (to: boolean) => ({ changes: { is_active: { from: !to, to } } })
  const entries: [type: string, meta: object, sentence: string][] = [
    ['USER_CREATED', { ...about, department_id: department }, 'Ayşe Yılmaz kayıt oldu'],
    ['USER_CREATED', { ...about, role: 'corporate1' }, 'Ayşe Yılmaz eklendi'],
    ['USER_CREATED', { imported: 4, failed: 1 }, 'Listeden 4 çalışan eklendi'],
    [
      'USER_UPDATED',
      {
        ...about,
        changes: { full_name: { from: 'Ayşe Eski', to: 'Ayşe Yılmaz' }, email: { from: null, to: 'a@b.com' } },
      },
      'Ayşe Yılmaz adlı kişinin bilgileri güncellendi (ad soyad, e-posta)',
    ],
    ['USER_UPDATED', { ...about, ...active(true) }, 'Ayşe Yılmaz aktifleştirildi'],
    [
      'USER_UPDATED',
      { ...about, cancelled_choices: 2, ...active(false) },
      'Ayşe Yılmaz pasifleştirildi, ileri tarihli 2 seçim iptal edildi',
    ],
    ['USER_UPDATED', about, 'Ayşe Yılmaz adlı kişiye yeni tek kullanımlık şifre verildi'],
    [
      'ROLE_ASSIGNED',
      {
        ...about,
        role: 'corporate3',
        previous_role: 'individual',
        changes: { role: { from: 'individual', to: 'corporate3' } },
      },
      'Ayşe Yılmaz adlı kişinin rolü değiştirildi: Bireysel → Orta Düzey Yönetici',
    ],
    [
      'APPLICATION_REJECTED',
      { application_id: application, full_name: 'Can Er', notes: 'Tanımıyoruz' },
      'Can Er adlı kişinin başvurusu reddedildi',
    ],
    ['SHIFT_CREATED', { title: 'Gece', start_time: '22:00', end_time: '06:00' }, '“Gece” oluşturuldu (22:00–06:00)'],
    ['SHIFT_UPDATED', { title: 'Gece', changes: { title: { from: 'G', to: 'Gece' } } }, '“Gece” güncellendi (ad)'],
    ['SHIFT_UPDATED', { title: 'Gece', cancelled_choices: 0 }, '“Gece” silindi'],
    ['COMPANY_UPDATED', { name: 'Firma', slug: 'firma' }, 'Şirket açıldı: Firma'],
    [
      'COMPANY_UPDATED',
      { name: 'Firma', changes: { city: { from: '', to: 'İzmir' } } },
      'Şirket bilgileri güncellendi (şehir)',
    ],
    ['COMPANY_UPDATED', { department_id: department, name: 'Depo' }, 'Departman eklendi: “Depo”'],
    [
      'COMPANY_UPDATED',
      { department_id: department, name: 'Depo', changes: { name: { from: 'D', to: 'Depo' } } },
      'Departman adı “Depo” olarak değiştirildi',
    ],
    [
      'COMPANY_UPDATED',
      { department_id: department, name: 'Depo', ...active(false) },
      'Departman pasifleştirildi: “Depo”',
    ],
    [
      'COMPANY_UPDATED',
      { department_id: department, name: 'Depo', ...active(true) },
      'Departman aktifleştirildi: “Depo”',
    ],
  ]

  it('reads as before, with current names, and stores no name that cannot be erased', async () => {
    const { url, dataSource } = await cloned()
    const names = dataSource.migrations.map(({ constructor }) => constructor.name)
    for (const _undone of names.slice(names.indexOf('LogEvents1763942400004'))) await dataSource.undoLastMigration()
    await runSql(
      url,
      `INSERT INTO companies (id, type, name, slug, created_at) VALUES ('${company}', 'corporate', 'Firma', 'firma', now());
       INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
         VALUES ('${person}', '${company}', 'Ayşe Yılmaz', '5321234567', 'corporate3', 'hash', now());
       INSERT INTO applications (id, mode, status, company_id, applicant_name, applicant_phone, applicant_email, created_at, updated_at)
         VALUES ('${application}', 'existing', 'rejected', '${company}', 'Can Er', '5321234568', 'can@ornek.com', now(), now());`,
    )
    for (const [at, [type, meta]] of entries.entries())
      await runSql(
        url,
        `INSERT INTO audit_logs (id, company_id, type, description, meta, actor_id, created_at)
         VALUES (gen_random_uuid(), '${company}', '${type}', 'Ayşe Eski …', '${JSON.stringify(meta)}', '${person}', timestamptz '2026-03-01' + ${at} * interval '1 minute')`,
      )
    await runMigrations(dataSource)
    const { database, close } = await openDatabase({ url, poolSize: 2 })
    const { logs } = await new AuditReads(database, new SystemClock()).list(company, {}, { limit: 50, offset: 0 })
    const verdicts = await new LogChainReads(database, new SystemClock()).verify(null)
    await close()
    expect(verdicts).toMatchObject([{ slug: 'firma', entries: entries.length, fault: null }])
    expect(logs.toReversed().map(({ type, description }) => [type, description])).toEqual(
      entries.map(([type, , sentence]) => [type, sentence]),
    )
    expect(new Set(logs.map(({ actor_name }) => actor_name))).toEqual(new Set(['Ayşe Yılmaz']))
    expect(logs.find(({ description }) => description.endsWith('(ad soyad, e-posta)'))?.meta).toMatchObject({
      changes: { full_name: { from: 'Ayşe Eski', to: 'Ayşe Yılmaz' }, email: { from: null, to: 'a@b.com' } },
    })
    const kept = JSON.stringify(await runSql(url, 'SELECT * FROM audit_logs'))
    for (const personal of ['Ayşe', 'Can Er', 'a@b.com', 'Tanımıyoruz']) expect(kept).not.toContain(personal)
  })
})

describe('contact details of former partners, before the product stored them', () => {
  const id = (at: number) => `01939b3c-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`
  const [firm, catering, partnership, offer, shift, menu, leaver] = [1, 2, 3, 4, 5, 6, 7].map(id)
  const endedAt = '2026-03-01T09:00:00Z'

  const beforeIt = async (
    dataSource: Awaited<ReturnType<typeof cloned>>['dataSource'],
    run: (sql: string) => Promise<unknown>,
  ) => {
    const name = 'WhatOthersMayKnow1767484800044'
    const at = dataSource.migrations.findIndex(({ constructor }) => constructor.name === name)
    for (let undone = dataSource.migrations.length; undone > at; undone--) await dataSource.undoLastMigration()
    await run(`
      INSERT INTO companies (id, name, slug, type, phone, address, created_at) VALUES
        ('${firm}', 'Firma', 'firma', 'corporate', '02', '{"street": "Yeni", "district": "Bornova", "city": "İzmir", "postal_code": ""}', '2026-01-01Z'),
        ('${catering}', 'Mutfak', 'mutfak', 'catering', '01', '{"street": "", "district": "", "city": "Bursa", "postal_code": ""}', '2026-01-01Z');
      INSERT INTO users (id, company_id, full_name, phone, role, password_hash, is_active, created_at)
      SELECT ('01939b3c-0000-7000-8000-00000000020' || n)::uuid, '${firm}', 'Kişi Bir', '532111000' || n, 'individual', 'x', n <> 4,
        CASE WHEN n = 5 THEN '2026-04-01Z' ELSE '2026-01-01Z' END::timestamptz FROM generate_series(1, 5) n;
      INSERT INTO users (id, company_id, full_name, phone, role, password_hash, is_active, created_at)
      VALUES ('${leaver}', '${firm}', 'Giden Yönetici', '5321110009', 'individual', 'x', false, '2026-01-01Z');
      INSERT INTO partnerships (id, partnership_type, catering_id, corporate_id, is_active, created_at, ended_at)
      VALUES ('${partnership}', 'catering', '${catering}', '${firm}', false, '2026-01-05Z', '${endedAt}');
      INSERT INTO offers (id, corporate_id, catering_id, status, unit_price, duration_months, message, is_renewal, created_at, answered_at)
      VALUES ('${offer}', '${firm}', '${catering}', 'rejected', 120, 12, '', false, '2026-01-04Z', '2026-01-04Z');
      INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
      VALUES ('${shift}', '${firm}', 'Yeni Vardiya', '09:00', '17:00', '{1,2,3,4,5}', 'Europe/Istanbul', '2026-01-01Z');
      INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
      VALUES ('${menu}', '${catering}', '${firm}', '${shift}', '2026-02-27', 'published', '[{"key": "GELENEKSEL1", "label": "Geleneksel", "meal": {"name": "Pilav", "tags": [], "image_url": null}}]', '2026-02-01Z', '2026-02-01Z');`)
    /** One entry a month, in the order of their ids. */
    const log = (month: number, event: string, type: string, meta: object) =>
      run(`INSERT INTO audit_logs (id, company_id, type, event, meta, actor_kind, created_at)
        VALUES ('${id(20 + month)}', '${firm}', '${type}', '${event}', '${JSON.stringify(meta)}', 'operator', '2026-0${month}-15Z')`)
    const moved = (from: string, to: string) => ({
      changes: { phone: { from, to }, city: { from: 'İstanbul', to: 'İzmir' } },
    })
    await log(3, 'company.updated', 'COMPANY_UPDATED', moved('02', '03'))
    await log(7, 'company.updated', 'COMPANY_UPDATED', { changes: { phone: { from: '03', to: '02' } } })
    await log(4, 'shift.updated', 'SHIFT_UPDATED', {
      shift_id: shift,
      changes: { title: { from: 'Eski Vardiya', to: 'Yeni Vardiya' } },
    })
    const active = (from: boolean) => ({ changes: { is_active: { from, to: !from } } })
    await log(5, 'user.deactivated', 'USER_UPDATED', {
      user_id: '01939b3c-0000-7000-8000-000000000204',
      ...active(true),
    })
    await log(2, 'user.deactivated', 'USER_UPDATED', { user_id: leaver, ...active(true) })
    await log(6, 'user.role_assigned', 'ROLE_ASSIGNED', {
      user_id: leaver,
      role: 'individual',
      previous_role: 'corporate4',
      changes: { role: { from: 'corporate4', to: 'individual' } },
    })
  }

  it('are reconstructed from the log as of the day the partnership ended', async () => {
    const { url, dataSource } = await cloned()
    await beforeIt(dataSource, (sql) => runSql(url, sql))
    await runMigrations(dataSource)
    const [kept] = await runSql(url, `SELECT at_end FROM partnerships WHERE id = '${partnership}'`)
    expect(kept?.['at_end']).toEqual({
      catering: {
        phone: '01',
        address: { street: '', district: '', city: 'Bursa', postal_code: '' },
        employee_count: 0,
      },
      partner: {
        phone: '02',
        address: { street: 'Yeni', district: 'Bornova', city: 'İstanbul', postal_code: '' },
        employee_count: 4,
      },
      shift_titles: ['Eski Vardiya'],
    })
    const [told] = await runSql(url, `SELECT told FROM offers WHERE id = '${offer}'`)
    expect(told?.['told']).toEqual({ address: { district: 'Bornova', city: 'İstanbul' }, employee_count: 5 })
    expect(await runSql(url, `SELECT role, role_on_leaving FROM users WHERE id = '${leaver}'`)).toEqual([
      { role: 'individual', role_on_leaving: 'corporate4' },
    ])
  })
})
