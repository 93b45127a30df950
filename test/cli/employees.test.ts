import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { type Product, startProduct } from '../support/product.ts'
import { SettableClock } from '../support/settable-clock.ts'
import { runSql } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { cellsOf, workbookOf } from '../support/workbook.ts'

vi.setConfig({ testTimeout: 60_000 })

let database: TestDatabase
let folder: string
let companyId: string

const run = (...args: string[]) =>
  runHere(['employees', 'import', ...args], { DATABASE_URL: database.url }, { cwd: folder })
const firm = ['--company', 'meltem-tekstil']
const people = () =>
  runSql(database.url, `SELECT full_name, phone, role FROM users WHERE company_id = '${companyId}' ORDER BY phone`)
const heading = ['Departman', 'Telefon', 'Ad Soyad', 'E-Posta']
const fileOf = async (name: string, bytes: Uint8Array | string): Promise<string> => {
  await writeFile(join(folder, name), bytes)
  return name
}

beforeAll(async () => {
  database = await cloneDatabase()
  folder = await mkdtemp(join(tmpdir(), 'tabldot-import-'))
  const seed = {
    companies: [
      {
        name: 'Meltem Tekstil',
        type: 'corporate',
        departments: ['Üretim'],
        shifts: [{ title: 'Gece', start_time: '22:00', end_time: '06:00', days: [1] }],
        users: [{ full_name: 'Eski Çalışan', phone: '5320000000', role: 'corporate4', password: 'eski-parola' }],
      },
    ],
  }
  await fileOf('seed.json', JSON.stringify(seed))
  const { stdout } = await runHere(
    ['company', 'seed', 'seed.json', '--json'],
    { DATABASE_URL: database.url },
    { cwd: folder },
  )
  companyId = (JSON.parse(stdout) as { companies: [{ id: string }] }).companies[0].id
})
beforeEach(async () => {
  await runSql(
    database.url,
    'DELETE FROM sessions',
    `DELETE FROM users WHERE company_id = '${companyId}' AND role = 'individual'`,
  )
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const mixedList = () =>
  workbookOf(
    heading,
    ['ÜRETİM', 5321111111, ' Ayşe  Yılmaz ', 'ayse@meltem.example'],
    ['', '+90 (532) 222 22 22', '=Ali()', ''],
    ['Uzay', '5323333333', 'Can Er', ''],
    ['', 12345, 'Ece Su', ''],
    ['', '5321111111', 'Başka Ayşe', ''],
    ['', '0532 000 00 00', 'Eski Çalışan', ''],
  )

describe('tabldot employees import', () => {
  it('imports the valid rows, reports the others and writes the passwords to a file that only its owner can read', async () => {
    const { code, stdout, stderr } = await run(
      await fileOf('liste.xlsx', await mixedList()),
      ...firm,
      '--passwords',
      'sifreler.xlsx',
    )
    expect([code, stderr]).toEqual([0, ''])
    const lines = stdout.split('\n').map((line) => line.replace(/\s+/g, ' '))
    expect(lines.slice(2, 5)).toEqual([
      '4 Departman bulunamadı: “Uzay”',
      '5 Telefon numarası geçersiz (501–559 ile başlayan 10 haneli bir cep numarası olmalı)',
      '6 Aynı telefon numarası listede daha önce var (satır 2); kişiyi tek satırda bırakın',
    ])
    expect(stdout).not.toContain('Ayşe Yılmaz')
    expect(stdout).toContain('2 kişi eklendi, 1 kişi zaten kayıtlı, 3 satır eklenmedi.')

    const sheet = join(folder, 'sifreler.xlsx')
    expect((await stat(sheet)).mode & 0o777).toBe(0o600)
    const rows = await cellsOf(await readFile(sheet))
    expect(rows.slice(1).map(([, name, phone]) => [name, phone])).toEqual([
      ['Ayşe Yılmaz', '5321111111'],
      ["'=Ali()", '5322222222'],
    ])
    for (const [, , , password = ''] of rows.slice(1)) expect(stdout).not.toContain(password)
    expect(await people()).toEqual([
      { full_name: 'Eski Çalışan', phone: '5320000000', role: 'corporate4' },
      { full_name: 'Ayşe Yılmaz', phone: '5321111111', role: 'individual' },
      { full_name: '=Ali()', phone: '5322222222', role: 'individual' },
    ])
  })

  it('issues passwords that must be replaced after signing in', async () => {
    await run(
      await fileOf('tek.xlsx', await workbookOf(heading, ['', 5324444444, 'Ayşe Yılmaz', ''])),
      ...firm,
      '--passwords',
      'tek-parola.xlsx',
    )
    const [, [, , , password = ''] = []] = await cellsOf(await readFile(join(folder, 'tek-parola.xlsx')))
    const product: Product = await startProduct({
      databaseUrl: database.url,
      clock: new SettableClock(new Date().toISOString()),
    })
    try {
      const body = { company_id: companyId, company_type: 'individual' as const, phone: '0532 444 44 44', password }
      expect((await product.call('login', { body })).body).toMatchObject({ success: true, must_change_password: true })
    } finally {
      await product.stop()
    }
  })

  it('adds nobody twice, and leaves no empty file when run again', async () => {
    const file = await fileOf('liste.xlsx', await mixedList())
    await run(file, ...firm)
    const before = [await people(), await readdir(folder)]
    const { code, stdout } = await run(file, ...firm, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ success: true, dry_run: false, imported_count: 0, passwords_file: null })
    expect([await people(), await readdir(folder)]).toEqual(before)
  })

  it('says that nobody is new if everybody is already a member', async () => {
    const file = await fileOf('hepsi.xlsx', await workbookOf(heading, ['', '0532 000 00 00', 'Eski Çalışan', '']))
    const { code, stdout } = await run(file, ...firm)
    expect([code, stdout.trim().split('\n').at(-1)]).toEqual([0, 'Yeni kişi yok: 1 kişi zaten kayıtlı.'])
  })

  it('names the file after the company and the time by default', async () => {
    const { stdout } = await run(await fileOf('liste.xlsx', await mixedList()), ...firm, '--json')
    const { passwords_file } = JSON.parse(stdout) as { passwords_file: string }
    expect(passwords_file).toMatch(/\/meltem-tekstil-sifreler-\d{4}-\d\d-\d\d-\d{9}\.xlsx$/)
  })

  it('reports a dry run without writing anything', async () => {
    const before = [
      await people(),
      await readdir(folder),
      await runSql(database.url, 'SELECT count(*) FROM audit_logs'),
    ]
    const file = await fileOf('liste.xlsx', await mixedList())
    const answer = await run(file, ...firm, '--dry-run', '--json')
    expect(JSON.parse(answer.stdout)).toMatchObject({
      success: true,
      dry_run: true,
      imported_count: 2,
      failed_count: 3,
      failed: [
        { row: 4, problem: 'department_unknown', message: 'Departman bulunamadı: “Uzay”' },
        { row: 5 },
        { row: 6 },
      ],
      already_registered: 1,
      passwords_file: null,
    })
    expect((await run(file, ...firm, '--dry-run')).stdout).toContain(
      'Deneme: 2 kişi eklenecek, 1 kişi zaten kayıtlı, 3 satır eklenmeyecek. Hiçbir şey yazılmadı.',
    )
    expect([
      await people(),
      await readdir(folder),
      await runSql(database.url, 'SELECT count(*) FROM audit_logs'),
    ]).toEqual(before)
  })

  it('says whose shifts a list would change, and that it has changed none', async () => {
    const list = await workbookOf(
      ['Ad Soyad', 'Telefon', 'Vardiya'],
      ['Eski Çalışan', '0532 000 00 00', 'Gece'],
      ['Can Er', '5323333333', ''],
    )
    const file = await fileOf('vardiyalar.xlsx', list)
    const { stdout } = await run(file, ...firm, '--dry-run')
    expect(stdout).toContain('Hiçbir şey yazılmadı.\nZaten kayıtlı 1 kişinin vardiyası listeden tamamlanacak.')
    expect(await runSql(database.url, 'SELECT * FROM usual_shifts')).toEqual([])
  })

  it('creates the requested shifts together with the list, or not at all', async () => {
    const list = await workbookOf(['Ad Soyad', 'Telefon', 'Vardiya'], ['Ece Ak', '5327777777', 'Akşam'])
    const file = await fileOf('aksam.xlsx', list)
    expect((await run(file, ...firm, '--dry-run')).stdout).toContain(
      'Şirkette olmayan vardiyalar: Akşam (açmak için: --create-shift)',
    )
    const shifts = () => runSql(database.url, `SELECT start_time, end_time, days FROM shifts WHERE title = 'Akşam'`)
    const opening = ['--create-shift', 'Akşam=16:00-00:00/1,2']
    expect((await run(file, ...firm, '--dry-run', ...opening)).stdout).toContain('Deneme: 1 kişi eklenecek')
    expect(await shifts()).toEqual([])
    expect((await run(file, ...firm, '--passwords', 'aksam-sifre.xlsx', ...opening)).code).toBe(0)
    expect(await shifts()).toEqual([{ start_time: '16:00', end_time: '00:00', days: [1, 2] }])
    const wrong = await run(file, ...firm, '--create-shift', 'Akşam 16-24')
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('"Akşam 16-24" bir vardiya değil.')])
  })

  it('ignores shifts for a company that is not a firm, and creates none there', async () => {
    await runHere(['company', 'create', '--name', 'Vardiyasız Mutfak', '--type', 'catering'], {
      DATABASE_URL: database.url,
    })
    const list = await workbookOf(['Ad Soyad', 'Telefon', 'Vardiya'], ['Ece Ak', '5327777701', 'Akşam'])
    const kitchen = ['--company', 'vardiyasiz-mutfak', '--dry-run']
    const file = await fileOf('mutfak.xlsx', list)
    const { stdout } = await run(file, ...kitchen)
    expect(stdout).toContain('Deneme: 1 kişi eklenecek, 0 satır eklenmeyecek.')
    expect(stdout).toContain('Vardiya sütunu (1 satır) dikkate alınmayacak: vardiyalar yalnızca firmalarda vardır.')
    const { code, stderr } = await run(file, ...kitchen, '--create-shift', 'Akşam=16:00-00:00')
    expect([code, stderr]).toEqual([2, expect.stringContaining('"vardiyasiz-mutfak" bir firma değil')])
  })

  it('writes skipped rows to a file that can be corrected and imported again', async () => {
    const file = await fileOf('liste.xlsx', await mixedList())
    const { stdout } = await run(file, ...firm, '--failures', 'kalanlar.xlsx', '--json')
    const path = join(folder, 'kalanlar.xlsx')
    const { failed_count, failures_file } = JSON.parse(stdout) as { failed_count: number; failures_file: string }
    expect([failures_file.endsWith('/kalanlar.xlsx'), (await stat(path)).mode & 0o777]).toEqual([true, 0o600])
    const [headings = [], ...rows] = await cellsOf(await readFile(path))
    expect(headings.slice(0, 4)).toEqual(['Ad Soyad', 'Telefon', 'E-posta', 'Departman'])
    expect([rows.length, rows[0]?.slice(0, 4), rows[0]?.at(-1)]).toEqual([
      failed_count,
      ['Can Er', '5323333333', '', 'Uzay'],
      'Departman bulunamadı: “Uzay”',
    ])

    const again = await run('kalanlar.xlsx', ...firm, '--create-departments', '--json')
    expect(JSON.parse(again.stdout)).toMatchObject({ imported_count: 1, failures_file: null })
    expect((await people()).map(({ full_name }) => full_name)).toContain('Can Er')
  })

  it('writes no file if no rows were skipped, and overwrites none', async () => {
    const file = await fileOf('iyi.xlsx', await workbookOf(heading, ['', 5324444445, 'Ayşe Yılmaz', '']))
    await fileOf('dolu-2.xlsx', 'eski satırlar')
    const refused = await run(file, ...firm, '--failures', 'dolu-2.xlsx')
    expect([refused.code, refused.stderr]).toEqual([
      1,
      'Eklenmeyen satırların dosyası "dolu-2.xlsx" zaten var; başka bir dosya adı verin.\n',
    ])
    expect(await people()).toHaveLength(1)
    const { stdout } = await run(file, ...firm, '--failures', 'hic.xlsx', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ imported_count: 1, failures_file: null })
    expect(await readdir(folder)).not.toContain('hic.xlsx')
  })

  it('adds nobody if the passwords cannot be written', async () => {
    const file = await fileOf('liste.xlsx', await mixedList())
    await fileOf('dolu.xlsx', 'eski şifreler')
    for (const [path, reason] of [
      ['dolu.xlsx', 'zaten var; başka bir dosya adı verin'],
      ['yok/sifreler.xlsx', 'yazılamıyor: klasör yok'],
    ] as const) {
      expect(await run(file, ...firm, '--passwords', path)).toEqual({
        code: 1,
        stdout: '',
        stderr: `Şifre dosyası "${path}" ${reason}.\n`,
      })
    }
    expect(await readFile(join(folder, 'dolu.xlsx'), 'utf8')).toBe('eski şifreler')
    expect(await people()).toHaveLength(1)
  })

  it('exits with 1 if there is no valid row', async () => {
    const { code, stdout, stderr } = await run(
      await fileOf('kötü.xlsx', await workbookOf(heading, ['', 'yok', 'Can', ''])),
      ...firm,
    )
    expect([code, stderr]).toEqual([1, 'Listeden kimse eklenemedi.\n'])
    expect(stdout.replace(/ +/g, ' ')).toContain(
      '2 Telefon numarası geçersiz (501–559 ile başlayan 10 haneli bir cep numarası olmalı)\n',
    )
    expect(stdout).toContain('0 kişi eklendi, 1 satır eklenmedi.')
  })

  it.each([
    [
      'a renamed text file',
      () => 'Ad Soyad;Telefon',
      firm,
      1,
      "Bu dosya bir Excel (.xlsx ya da .xls) çalışma kitabı değil. CSV gibi başka bir biçimdeyse Excel'de açıp .xlsx olarak kaydedin.",
    ],
    [
      'no headings',
      () => workbookOf(['Can', 5321234567]),
      firm,
      1,
      'Başlık satırı bulunamadı; listede “Ad Soyad” ve “Telefon” başlıkları olmalıdır.',
    ],
    [
      '10,001 rows',
      () => workbookOf(heading, ...Array.from({ length: 10_001 }, () => ['', 1, 'Can', ''])),
      firm,
      1,
      'Listede en fazla 10.000 satır olabilir.',
    ],
    [
      'an unknown company',
      mixedList,
      ['--company', 'yok'],
      1,
      '"yok" kısa adlı bir şirket yok. Kısa adlar "tabldot company list" ile görülür.',
    ],
    ['no company', mixedList, [], 2, '--company seçeneği gerekli.'],
  ])('refuses %s with one sentence', async (_, file, flags, exitCode, sentence) => {
    expect(await run(await fileOf('ret.xlsx', await file()), ...flags)).toEqual({
      code: exitCode,
      stdout: '',
      stderr: `${sentence}\n`,
    })
    expect(await people()).toHaveLength(1)
  })

  it('refuses a missing file', async () => {
    expect(await run('yok.xlsx', ...firm)).toEqual({ code: 1, stdout: '', stderr: '"yok.xlsx" dosyası bulunamadı.\n' })
  })
})
