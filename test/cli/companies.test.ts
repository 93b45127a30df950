import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { runSql } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { cellsOf } from '../support/workbook.ts'

vi.setConfig({ testTimeout: 60_000 })

let database: TestDatabase
let folder: string

beforeAll(async () => {
  ;[database, folder] = await Promise.all([cloneDatabase(), mkdtemp(join(tmpdir(), 'tabldot-cli-'))])
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const run = (args: string[], more: { env?: NodeJS.ProcessEnv; input?: string } = {}) =>
  runHere(args, { DATABASE_URL: database.url, ...more.env }, more)
const json = async (...args: string[]): Promise<unknown> => {
  const { code, stdout, stderr } = await run([...args, '--json'])
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}
const fileOf = async (name: string, content: string): Promise<string> => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}
const rowsOf = async (table: string): Promise<number> =>
  Number((await runSql(database.url, `SELECT count(*) AS n FROM ${table}`))[0]?.['n'])
const everything = () =>
  Promise.all(['companies', 'departments', 'shifts', 'users', 'partnerships', 'audit_logs'].map(rowsOf))

const seed = `
companies:
  - slug: meltem-tekstil
    name: Meltem Tekstil A.Ş.
    type: corporate
    tax_number: "0123456789"
    phone: 0212 555 10 10
    address: { street: Sanayi Caddesi 1, district: Esenyurt, city: İstanbul, postal_code: "34510" }
    departments: [Dikim, Kesim, Muhasebe]
    shifts:
      - { title: Gece, start_time: 22:00, end_time: 06:00, days: [1, 2, 3, 4, 5] }
    users:
      - { full_name: Ayşe Yılmaz, phone: 05321234567, role: corporateOwner, department: Muhasebe, password: cok-gizli-parola }
      - { full_name: Ali Kaya, phone: "0 (532) 123 45 68", role: individual, department: DİKİM }
  - { slug: tat-catering, name: Tat Catering, type: catering }
  - { slug: hal-gida, name: Hal Gıda, type: supplier }
partnerships:
  - { catering: tat-catering, corporate: meltem-tekstil, unit_price: 128.50 }
  - { catering: tat-catering, supplier: hal-gida }
`

describe('tabldot migrate', () => {
  it('does nothing on a migrated database', async () => {
    expect(await json('migrate')).toEqual({ success: true, migrated: [] })
    expect((await run(['migrate'])).stdout).toBe('Veritabanı güncel.\n')
  })
})

describe('tabldot company create and list', () => {
  it('creates a company, derives its slug and lists it', async () => {
    const create = ['company', 'create', '--name', ' Işık  Gıda A.Ş. ', '--type', 'supplier']
    expect(await json(...create, '--tax-number', '123 456 7890')).toMatchObject({
      success: true,
      company: { type: 'supplier', name: 'Işık Gıda A.Ş.', slug: 'isik-gida-a-s' },
    })
    const { stdout, stderr } = await run([
      'company',
      'create',
      '--name',
      'Körfez',
      '--type',
      'catering',
      '--slug',
      'korfez-yemek',
    ])
    expect(stdout).toBe('Körfez açıldı. Kısa adı: korfez-yemek\n')
    expect(stderr).toBe('Henüz kimse giriş yapamaz. Sahibini bir dosyadan ekleyin: tabldot company seed <dosya>\n')
    const { companies, total } = (await json('company', 'list')) as { companies: { slug: string }[]; total: number }
    expect(total).toBe(companies.length)
    expect(companies.map(({ slug }) => slug)).toEqual(['korfez-yemek', 'isik-gida-a-s'])
    expect(await json('company', 'list', '--type', 'catering')).toMatchObject({
      companies: [{ slug: 'korfez-yemek', is_active: true, employee_count: 0 }],
      total: 1,
    })
    expect((await run(['company', 'list'])).stdout).toMatch(/isik-gida-a-s\s+Işık Gıda A\.Ş\.\s+Tedarikçi\s+1234567890/)
  })

  it.each([
    ['1234567891', 'Bu numara geçerli bir vergi kimlik numarası değil. 10 hanesini vergi levhasından kontrol edin.'],
    ['10000000146', 'T.C. kimlik numarası alınmaz. Şahıs işletmesinde bu alan boş kalır.'],
  ])('refuses the tax number %s, here and in a file', async (number, sentence) => {
    const args = ['company', 'create', '--name', 'Numaralı', '--type', 'supplier', '--tax-number', number]
    const { code, stderr } = await run(args)
    expect([code, stderr]).toEqual([2, `--tax-number: ${sentence}\n`])
    const file = await fileOf('number.yaml', `companies: [{ name: Numaralı, type: supplier, tax_number: "${number}" }]`)
    const seeded = await run(['company', 'seed', file])
    expect([seeded.code, seeded.stderr]).toEqual([1, expect.stringContaining(sentence)])
  })

  it.each([
    ['X', '--name: en az 2 karakter olmalı.'],
    [' X ', '--name: en az 2 karakter olmalı.'],
    ['x'.repeat(121), '--name: en fazla 120 karakter olabilir.'],
  ])('refuses the name "%s", as the contract does', async (name, sentence) => {
    const { code, stderr } = await run(['company', 'create', '--name', name, '--type', 'supplier'])
    expect([code, stderr]).toEqual([2, `${sentence}\n`])
  })

  const withOwner = (slug: string, name: string, phone: string) =>
    ['company', 'create', '--name', 'Sahipli', '--type', 'corporate', '--slug', slug].concat([
      '--owner-name',
      name,
      '--owner-phone',
      phone,
    ])
  const ownersOf = (slug: string) =>
    runSql(
      database.url,
      `SELECT u.full_name, u.phone, u.role, u.password_expires_at IS NOT NULL AS one_time
       FROM users u JOIN companies c ON c.id = u.company_id WHERE c.slug = '${slug}'`,
    )

  it('creates an owner with a one-time password, shown once', async () => {
    const { code, stdout, stderr } = await run(withOwner('sahipli', ' Ayşe  Yılmaz', '0532 765 43 21'))
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(
      /^Sahipli açıldı\. Kısa adı: sahipli\nAyşe Yılmaz şirketin sahibi oldu\. Telefonu: 5327654321\nTek kullanımlık şifre \(bir daha gösterilmez\): \S+\n7 gün, \d{4}-\d\d-\d\d tarihine kadar geçerli\.\n$/,
    )
    const owner = { full_name: 'Ayşe Yılmaz', phone: '5327654321', role: 'corporateOwner', one_time: true }
    expect(await ownersOf('sahipli')).toEqual([owner])
    expect(await json(...withOwner('sahipli-2', 'Ali Kaya', '5327654321'))).toMatchObject({
      company: { slug: 'sahipli-2' },
      owner: { full_name: 'Ali Kaya', phone: '5327654321' },
      one_time_password: expect.stringMatching(/\S{8,}/) as string,
      expires_at: expect.any(String) as string,
    })
  })

  it.each([
    [withOwner('eksik', '12', '5327654321'), '--owner-name: en az iki harf içermeli.'],
    [
      withOwner('eksik', 'Ayşe Yılmaz', '123'),
      '--owner-phone: telefon numarası 501–559 ile başlayan 10 haneli bir cep numarası olmalı.',
    ],
    [withOwner('eksik', 'Ayşe Yılmaz', '').slice(0, -2), '--owner-phone seçeneği gerekli.'],
    [withOwner('eksik', '', '5327654321').toSpliced(8, 2), '--owner-name seçeneği gerekli.'],
  ])('creates no company with an incomplete or wrong owner', async (args, sentence) => {
    const { code, stdout, stderr } = await run(args)
    expect([code, stdout, stderr]).toEqual([2, '', `${sentence}\n`])
    expect(JSON.stringify(await json('company', 'list'))).not.toContain('"eksik"')
  })

  it('refuses a slug that is taken', async () => {
    const { code, stdout, stderr } = await run([
      'company',
      'create',
      '--name',
      'Başka',
      '--type',
      'supplier',
      '--slug',
      'korfez-yemek',
    ])
    expect([code, stdout, stderr]).toEqual([1, '', 'Bu kısa ad başka bir şirkette kullanılıyor.\n'])
  })
})

describe('tabldot company seed', () => {
  it('creates everything and prints one-time passwords for people without a password', async () => {
    const outcome = await json('company', 'seed', await fileOf('seed.yaml', seed))
    expect(outcome).toMatchObject({
      companies: [
        { slug: 'meltem-tekstil', created: true, departments_added: 3, shifts_added: 1, users_added: 2 },
        { slug: 'tat-catering', created: true },
        { slug: 'hal-gida', created: true },
      ],
      partnerships_added: 2,
      one_time_passwords: [
        {
          company: 'meltem-tekstil',
          full_name: 'Ali Kaya',
          phone: '5321234568',
          password: expect.stringMatching(/^\w{4}(-\w{4}){3}$/) as string,
        },
      ],
    })
    expect(await runSql(database.url, "SELECT tax_number FROM companies WHERE slug = 'meltem-tekstil'")).toEqual([
      { tax_number: '0123456789' },
    ])
    const users = await runSql(
      database.url,
      `SELECT u.phone, d.name, u.password_expires_at IS NULL AS lasting, password_hash
      FROM users u JOIN departments d ON d.id = u.department_id ORDER BY phone`,
    )
    expect(users).toMatchObject([
      {
        phone: '5321234567',
        name: 'Muhasebe',
        lasting: true,
        password_hash: expect.stringMatching(/^\$argon2id\$/) as string,
      },
      { phone: '5321234568', name: 'Dikim', lasting: false },
    ])
  })

  it('adds many people and their shifts with a few statements, and logs each of them', async () => {
    const users = Array.from({ length: 1_201 }, (_, at) => ({
      full_name: 'Kalabalık Kişi',
      phone: 5_300_000_000 + at,
      role: at % 2 === 0 ? 'individual' : 'corporate1',
      ...(at % 3 === 0 && { shifts: ['Sabah'] }),
    }))
    const shift = { start_time: '06:00', end_time: '14:00', days: [1] }
    const shifts = ['Sabah', 'Öğle'].map((title) => ({ title, ...shift }))
    const file = await fileOf(
      'crowd.json',
      JSON.stringify({ companies: [{ name: 'Kalabalık', type: 'corporate', shifts, users }] }),
    )
    expect(await json('company', 'seed', file)).toMatchObject({ companies: [{ users_added: 1_201 }] })
    const [counts] = await runSql(
      database.url,
      `SELECT count(*)::int AS people, count(DISTINCT u.password_hash)::int AS passwords,
         (SELECT count(*)::int FROM usual_shifts s JOIN users o ON o.id = s.user_id WHERE o.company_id = c.id) AS shifts,
         (SELECT count(*)::int FROM audit_logs l WHERE l.company_id = c.id AND event = 'user.added') AS entries
       FROM companies c JOIN users u ON u.company_id = c.id WHERE c.slug = 'kalabalik' GROUP BY c.id`,
    )
    expect(counts).toEqual({ people: 1_201, passwords: 1_201, shifts: 401, entries: 1_201 })
    expect(await run(['audit', 'verify', '--company', 'kalabalik'])).toMatchObject({ code: 0 })
  })

  it('tells what it would do without doing it', async () => {
    const before = await everything()
    const file = await fileOf(
      'dry.yaml',
      'companies: [{ name: Deneme, type: corporate, users: [{ full_name: Can Er, phone: 5321234569, role: individual }] }]',
    )
    expect(await json('company', 'seed', file, '--dry-run')).toMatchObject({
      dry_run: true,
      companies: [{ slug: 'deneme', created: true, users_added: 1 }],
      one_time_passwords: [],
    })
    expect((await run(['company', 'seed', file, '--dry-run'])).stdout).toMatch(
      /deneme\s+açılacak[^]+Deneme: hiçbir şey yazılmadı\.\n$/,
    )
    expect(await everything()).toEqual(before)
  })

  it('writes one-time passwords to a new file that only its owner can read, if asked to', async () => {
    const file = await fileOf(
      'sheet.yaml',
      'companies: [{ slug: dosyali, name: Dosyalı, type: corporate, users: [{ full_name: Can Er, phone: 5321234569, role: individual }] }]',
    )
    const passwords = join(folder, 'sifreler.xlsx')
    await writeFile(passwords, 'eski')
    expect((await run(['company', 'seed', file, '--passwords', passwords])).stderr).toBe(
      `Şifre dosyası "${passwords}" zaten var; başka bir dosya adı verin.\n`,
    )
    await rm(passwords)
    const { code, stdout } = await run(['company', 'seed', file, '--passwords', passwords])
    expect([code, stdout]).toEqual([0, expect.stringContaining(passwords)])
    expect((await stat(passwords)).mode & 0o777).toBe(0o600)
    const [, [company, name, phone, password = ''] = []] = await cellsOf(await readFile(passwords))
    expect([company, name, phone]).toEqual(['dosyali', 'Can Er', '5321234569'])
    expect(stdout).not.toContain(password)
    const again = join(folder, 'bos.xlsx')
    expect(await json('company', 'seed', file, '--passwords', again)).toMatchObject({ passwords_file: null })
    await expect(stat(again)).rejects.toThrow(/ENOENT/)
  })

  it('changes nothing when run again, and reports it as JSON', async () => {
    const before = await everything()
    const file = await fileOf('seed.yaml', seed)
    expect((await run(['company', 'seed', file])).stdout).toMatch(/meltem-tekstil\s+vardı\s+–\s+–\s+–/)
    const { parse } = await import('yaml')
    const twin = await fileOf('seed.json', JSON.stringify(parse(seed), null, '\t'))
    expect(await json('company', 'seed', twin)).toMatchObject({
      companies: [{ created: false, users_added: 0 }, {}, {}],
      partnerships_added: 0,
      one_time_passwords: [],
    })
    expect(await everything()).toEqual(before)
  })

  it('adds what a company is missing and changes nothing else', async () => {
    const more = `companies: [{ slug: meltem-tekstil, name: Başka Ad, type: corporate, departments: [Ütü], users: [
      { full_name: Başka Biri, phone: 5321234567, role: individual }, { full_name: Can Er, phone: 5321234569, role: corporate2, department: Kesim, password: parola-parola }] }]`
    const refused = await run(['company', 'seed', await fileOf('more.yaml', more)])
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining('companies[0].users[1].department: "Kesim" departmanı'),
    ])
    const fixed = more.replace('[Ütü]', '[Ütü, Kesim]')
    expect(await json('company', 'seed', await fileOf('more.yaml', fixed))).toMatchObject({
      companies: [{ created: false, departments_added: 1, users_added: 1 }],
    })
    expect(
      await runSql(
        database.url,
        `SELECT c.name, u.full_name, u.role FROM users u JOIN companies c ON c.id = u.company_id WHERE u.phone = '5321234567'`,
      ),
    ).toEqual([{ name: 'Meltem Tekstil A.Ş.', full_name: 'Ayşe Yılmaz', role: 'corporateOwner' }])
  })

  it.each([
    [
      'with a fault',
      'companies: [{ name: Kaçak, type: corporate }, { name: Ak, type: okul }]',
      'satır 1, companies[1].type: şunlardan biri olmalı: corporate, catering, supplier.\n',
    ],
    [
      'with a partner of the wrong type',
      'companies: [{ name: Kaçak, type: corporate }]\npartnerships:\n  - { catering: tat-catering, corporate: hal-gida, unit_price: 1 }',
      'satır 3, partnerships[0].corporate: "hal-gida" kısa adlı böyle bir şirket yok.\n',
    ],
    [
      'with a company of another type',
      'companies: [{ name: Kaçak, type: corporate }, { slug: tat-catering, name: Ta, type: supplier }]',
      'satır 1, companies[1]: tat-catering başka türde bir şirket olarak kayıtlı.\n',
    ],
    [
      "with the company's name as a password",
      'companies: [{ name: Kaçak Kahve, type: corporate, users: [{ full_name: Can Er, phone: 5321112233, role: individual, password: kacak-kahve }] }]',
      'satır 1, companies[0].users[0]: Şirketin adı şifre olamaz; başkalarının bilmediği bir şifre seçin.\n',
    ],
  ])('refuses a file %s, says where the problem is and writes nothing', async (_, content, sentence) => {
    const before = await everything()
    expect(await run(['company', 'seed', await fileOf('bad.yaml', content)])).toEqual({
      code: 1,
      stdout: '',
      stderr: sentence,
    })
    expect(await everything()).toEqual(before)
  })
})

describe('tabldot partnership create', () => {
  it('creates one and refuses a second', async () => {
    const line = ['partnership', 'create', '--catering', 'korfez-yemek', '--supplier', 'hal-gida']
    expect(await json(...line)).toMatchObject({
      success: true,
      partnership: { partnership_type: 'supplier', catering: 'korfez-yemek', partner: 'hal-gida' },
    })
    expect(await run(line)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Bu iki şirket arasında aktif bir ortaklık zaten var.\n',
    })
  })

  it('agrees on a price with a firm, like an accepted offer', async () => {
    const line = ['--catering', 'korfez-yemek', '--corporate', 'meltem-tekstil', '--unit-price', '128,50']
    expect(await json('partnership', 'create', ...line, '--months', '6')).toMatchObject({
      partnership: { partnership_type: 'catering', catering: 'korfez-yemek', partner: 'meltem-tekstil' },
    })
    expect((await run(['partnership', 'create', ...line])).stderr).toBe(
      'Bu iki şirket arasında aktif bir ortaklık zaten var.\n',
    )
  })

  it.each([
    [
      ['--catering', 'yok', '--corporate', 'meltem-tekstil'],
      '"yok" kısa adlı bir şirket yok. Kısa adlar "tabldot company list" ile görülür.\n',
      1,
    ],
    [
      ['--catering', 'meltem-tekstil', '--corporate', 'meltem-tekstil'],
      '"meltem-tekstil" bir catering değil, bir firma.\n',
      1,
    ],
    [['--catering', 'korfez-yemek', '--corporate', 'hal-gida'], '"hal-gida" bir firma değil, bir tedarikçi.\n', 1],
    [['--catering', 'korfez-yemek', '--corporate', 'meltem-tekstil'], '--unit-price seçeneği gerekli.\n', 2],
    [['--catering', 'korfez-yemek'], '--corporate ya da --supplier seçeneği gerekli.\n', 2],
  ])('refuses %j', async (flags, sentence, exitCode) => {
    const { code, stderr } = await run(['partnership', 'create', ...flags])
    expect([code, stderr]).toEqual([exitCode, sentence])
  })
})

describe('tabldot admin create', () => {
  it('reads the password from standard input or the environment, never from arguments', async () => {
    const first = await run(['admin', 'create', '--username', 'ayse', '--password-stdin'], {
      input: 'uzun-bir-parola\n',
    })
    expect(first).toEqual({ code: 0, stdout: 'Yönetici oluşturuldu: ayse\n', stderr: '' })
    const second = await run(['admin', 'create', '--username', 'Işıl', '--json'], {
      env: { TABLDOT_ADMIN_PASSWORD: 'başka-bir-parola' },
    })
    expect(JSON.parse(second.stdout)).toMatchObject({ success: true, administrator: { username: 'Işıl' } })
    expect(second.stdout).not.toMatch(/şifre|argon/)
  })

  it.each([
    ['AYSE', 'uzun-bir-parola', 'Bu kullanıcı adı zaten kullanılıyor.\n', 1],
    ['veli', 'kısa', 'Şifre en az 8 karakter olmalıdır.\n', 1],
    ['  ', 'uzun-bir-parola', 'Kullanıcı adı boş olamaz.\n', 2],
    ['Ayşe Işıklar', 'isiklar-ayse-1', 'Kişinin adı şifre olamaz; başkalarının bilmediği bir şifre seçin.\n', 1],
    [
      'deniz',
      'yonetici123',
      'Bu şifre çok kullanıldığı için kolay tahmin edilir; birbiriyle ilgisiz birkaç kelimeyi yan yana yazmayı deneyin.\n',
      1,
    ],
    ['u'.repeat(61), 'uzun-bir-parola', 'Kullanıcı adı en fazla 60 karakter olabilir.\n', 2],
  ])('refuses %j', async (username, input, sentence, exitCode) => {
    const { code, stderr } = await run(['admin', 'create', '--username', username, '--password-stdin'], { input })
    expect([code, stderr]).toEqual([exitCode, sentence])
  })
})
