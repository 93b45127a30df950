import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from '../support/product.ts'
import { logOf } from '../support/log-of.ts'
import { secure } from '../support/second-factor.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  createWorkplace,
  enrol,
  password,
  type Person,
  tokenOf,
  type Workplace,
} from '../support/world.ts'
import { runHere } from '../support/tabldot-here.ts'
import { cellsOf } from '../support/workbook.ts'

let product: Product
let firm: Workplace
let owner: Person
beforeAll(async () => {
  product = await startProduct()
  firm = await createWorkplace(product, 'corporate', 'Meltem Tekstil')
  owner = firm.people.corporateOwner
})
afterAll(() => product.stop())

const run = (args: readonly string[], input = '') => runHere(args, { DATABASE_URL: product.databaseUrl }, { input })
const json = async (...args: string[]) => JSON.parse((await run([...args, '--json'])).stdout) as Record<string, never>
const signIn = ({ phone, companyId }: Person, tried: string) =>
  product.call('login', { body: { phone, password: tried, company_type: 'corporate', company_id: companyId } })
const profile = (token: string) => product.call('getProfile', { as: token })

describe('tabldot employees reset-password', () => {
  const reset = (...more: string[]) => ['employees', 'reset-password', '--company', firm.company.slug, ...more]

  it('lets a last owner who forgot the password back in, and ends their sessions', async () => {
    const before = await tokenOf(product, owner)
    expect((await profile(before)).status).toBe(200)
    const { code, stdout, stderr } = await run(reset('--phone', `0 ${owner.phone}`))
    expect([code, stderr]).toEqual([0, ''])
    const oneTime = /\(bir daha gösterilmez\): (\S+)/.exec(stdout)?.[1] ?? ''
    expect((await profile(before)).status).toBe(401)
    expect((await signIn(owner, password)).status).toBe(401)
    const signedIn = await signIn(owner, oneTime)
    expect([signedIn.status, signedIn.body.must_change_password]).toEqual([200, true])
  })

  it('gives new passwords to everybody who has never signed in, as a workbook', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabldot-'))
    const path = join(folder, 'sifreler.xlsx')
    try {
      const passwordExpiresAt = new Date(Date.now() - 86_400_000)
      const person = await enrol(product, firm.company, 'corporate1', { fullName: 'Hiç Girmemiş', passwordExpiresAt })
      const { code, stdout, stderr } = await run(reset('--never-signed-in', '--passwords', path))
      expect([code, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(/^Hiç giriş yapmamış \d+ kişiye yeni tek kullanımlık şifre verildi\.$/m)
      const rows = await cellsOf(await readFile(path))
      const [, , , oneTime = ''] = rows.find(([, name]) => name === 'Hiç Girmemiş') ?? []
      expect(stdout).not.toContain(oneTime)
      expect((await signIn(person, oneTime)).body.must_change_password).toBe(true)
      const again = await run(reset('--never-signed-in', '--passwords', path))
      expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('zaten var')])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('lifts a lock, and is logged as done on the command line', async () => {
    const person = await enrol(product, firm.company, 'corporate2', { fullName: 'Kilitli Kişi' })
    for (let time = 0; time < 10; time++) await signIn(person, 'yanlış-parola')
    expect((await signIn(person, password)).status).toBe(429)
    const answer = await json(...reset('--phone', person.phone))
    expect(answer).toMatchObject({ success: true, user: { id: person.id, full_name: 'Kilitli Kişi' } })
    expect((await signIn(person, answer['one_time_password'] ?? '')).status).toBe(200)
    const entries = (await logOf(product, firm.company.id)).filter(({ meta }) => meta['user_id'] === person.id)
    expect(entries.at(-1)).toMatchObject({
      description: 'Kilitli Kişi adlı kişiye yeni tek kullanımlık şifre verildi',
      actor_id: null,
      actor_name: null,
    })
    expect(JSON.stringify(entries)).not.toContain(answer['one_time_password'])
  })

  it.each([
    [
      ['--company', 'yok', '--phone', '5321234567'],
      '"yok" kısa adlı bir şirket yok. Kısa adlar "tabldot company list" ile görülür.\n',
      1,
    ],
    [
      ['--company', 'meltem-tekstil', '--phone', '5399999999'],
      '"meltem-tekstil" şirketinde telefonu 5399999999 olan bir çalışan yok.\n',
      1,
    ],
    [['--company', 'meltem-tekstil', '--phone', '12'], 'Telefon numarasını 5XXXXXXXXX biçiminde girin\n', 1],
    [['--company', 'meltem-tekstil'], '--phone seçeneği gerekli.\n', 2],
    [['--phone', '5321234567'], '--company seçeneği gerekli.\n', 2],
    [['--company', 'meltem-tekstil', '--never-signed-in'], '--passwords seçeneği gerekli.\n', 2],
  ])('refuses %j', async (flags, sentence, exitCode) => {
    expect(await run(['employees', 'reset-password', ...flags])).toEqual({
      code: exitCode,
      stdout: '',
      stderr: sentence,
    })
  })
})

describe('tabldot employees reset-second-factor', () => {
  it('lets somebody who lost phone and recovery codes in with the password alone', async () => {
    const person = await enrol(product, firm.company, 'corporate4', { fullName: 'Selin Kor' })
    const token = await tokenOf(product, person)
    await secure(product, token)
    expect((await signIn(person, password)).body).not.toHaveProperty('token')
    const line = ['employees', 'reset-second-factor', '--company', firm.company.slug, '--phone', `0 ${person.phone}`]
    expect(await run(line)).toEqual({
      code: 0,
      stdout: `Telefonu ${person.phone} olan kişinin iki adımlı doğrulaması kapatıldı; bütün oturumları sona erdi.\n`,
      stderr: '',
    })
    expect((await profile(token)).status).toBe(401)
    expect((await signIn(person, password)).body).toHaveProperty('token')
    expect((await logOf(product, firm.company.id)).at(-1)?.description).toBe(
      'Selin Kor adlı kişinin iki adımlı doğrulaması sıfırlandı',
    )
    expect(await product.sql(`SELECT title FROM notifications WHERE user_id = '${person.id}'`)).toEqual([
      { title: 'İki adımlı doğrulamanız kapatıldı' },
    ])
    expect(await run(line)).toMatchObject({ code: 1, stderr: 'İki adımlı doğrulama açık değil.\n' })
  })
})

describe('tabldot admin', () => {
  const create = (username: string) =>
    run(['admin', 'create', '--username', username, '--password-stdin'], 'uzun-bir-parola')
  const enter = (username: string, tried: string) => product.call('adminLogin', { body: { username, password: tried } })
  const names = async () =>
    ((await json('admin', 'list')) as unknown as { administrators: { username: string }[] }).administrators.map(
      (one) => one.username,
    )

  it('lists administrators', async () => {
    expect((await run(['admin', 'list'])).stdout).toBe('Hiç yönetici yok. Biri "tabldot admin create" ile açılır.\n')
    await create('Işıl')
    await create('ayse')
    expect(await names()).toEqual(['ayse', 'Işıl'])
    expect((await run(['admin', 'list'])).stdout).toMatch(
      /^Kullanıcı adı\s+Açıldığı gün\s+İki adımlı doğrulama\n[─ ]+\nayse\s+\d{4}-\d\d-\d\d\s+Kapalı\n/,
    )
    expect(JSON.stringify(await json('admin', 'list'))).not.toMatch(/argon|hash/)
  })

  it('resets a password to a random one, shown once, and ends the old one, the lock and the sessions', async () => {
    const { body } = await enter('ayse', 'uzun-bir-parola')
    for (let time = 0; time < 10; time++) await enter('ayse', 'yanlış-parola')
    expect((await enter('ayse', 'uzun-bir-parola')).status).toBe(429)
    const { stdout } = await run(['admin', 'reset-password', '--username', 'AYSE'])
    const random = /\(bir daha gösterilmez\): (\S+)/.exec(stdout)?.[1] ?? ''
    expect((await product.call('logout', { as: body.token })).status).toBe(401)
    expect((await enter('ayse', 'uzun-bir-parola')).status).toBe(401)
    expect((await enter('ayse', random)).status).toBe(200)
  })

  it('resets a password to a given one, which is not shown', async () => {
    const line = ['admin', 'reset-password', '--username', 'ayse', '--password-stdin']
    const { code, stdout } = await run(line, 'bambaşka-parola\n')
    expect([code, stdout]).toEqual([0, 'ayse için yeni şifre verildi; eski şifresi ve bütün oturumları sona erdi.\n'])
    expect((await enter('ayse', 'bambaşka-parola')).status).toBe(200)
    expect(await run(line, 'kısa')).toMatchObject({ code: 1, stderr: 'Şifre en az 8 karakter olmalıdır.\n' })
  })

  it('removes an administrator, but the last one only when told to', async () => {
    const { body } = await enter('ayse', 'bambaşka-parola')
    expect((await run(['admin', 'remove', '--username', 'ayse'])).stdout).toBe('Yönetici silindi: ayse\n')
    expect((await product.call('logout', { as: body.token })).status).toBe(401)
    expect((await enter('ayse', 'bambaşka-parola')).status).toBe(401)
    expect(await run(['admin', 'remove', '--username', 'ışıl'])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Bu, son yönetici; silinirse kimse yönetici olarak giriş yapamaz. Yine de silmek için --last verin.\n',
    })
    expect(await names()).toEqual(['Işıl'])
    expect(await json('admin', 'remove', '--username', 'ışıl', '--last')).toMatchObject({ success: true })
    expect(await names()).toEqual([])
    expect((await create('ayse')).code).toBe(0)
  })

  it('takes away a lost second factor', async () => {
    const id = await appointAdministrator(product, 'kayıp')
    const token = await administratorTokenOf(product, id)
    await secure(product, token)
    expect((await run(['admin', 'list'])).stdout).toMatch(/^kayıp\s+\S+\s+Açık$/m)
    const { stdout } = await run(['admin', 'reset-second-factor', '--username', 'KAYIP'])
    expect(stdout).toBe('kayıp için iki adımlı doğrulama kapatıldı; bütün oturumları sona erdi.\n')
    expect((await product.call('logout', { as: token })).status).toBe(401)
    expect((await enter('kayıp', password)).body).toHaveProperty('token')
  })

  it.each([['reset-password'], ['reset-second-factor'], ['remove']])(
    '%s says if there is no such administrator',
    async (command) => {
      expect(await run(['admin', command, '--username', 'kimse'])).toEqual({
        code: 1,
        stdout: '',
        stderr: 'Bu kullanıcı adıyla bir yönetici yok.\n',
      })
    },
  )
})
