import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Product, startProduct } from '../support/product.ts'
import { runHere } from '../support/tabldot-here.ts'
import { nextPhone, password } from '../support/world.ts'

vi.setConfig({ testTimeout: 60_000 })

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const run = (args: string[], input = '') => runHere(args, { DATABASE_URL: product.databaseUrl }, { input })
const apply = async (name: string) => {
  const phone = nextPhone()
  const { body } = await product.call('submitApplication', {
    body: {
      mode: 'new',
      applicant: { full_name: 'Derya Ateş', phone, email: 'derya@ornek.com' },
      password,
      target: {
        company_type: 'catering',
        new_company_payload: {
          name,
          tax_number: '1234567890',
          address: 'Lale Sk. 1',
          contact_phone: '02125551122',
          owner_full_name: 'Derya Ateş',
          owner_phone: phone,
          owner_email: 'derya@ornek.com',
        },
      },
    },
  })
  return { id: body.application.id, phone }
}

describe('tabldot application', () => {
  it('lists waiting applications, and decides each once', async () => {
    const [one, other] = [await apply('Ateş Yemek'), await apply('Kül Yemek')]
    const listed = await run(['application', 'list', '--json'])
    const waiting = JSON.parse(listed.stdout) as { applications: { id: string }[]; total: number }
    expect([listed.code, waiting.total, waiting.applications.map(({ id }) => id)]).toEqual([0, 2, [other.id, one.id]])

    expect(await run(['application', 'approve', one.id])).toEqual({
      code: 0,
      stdout: 'Ateş Yemek açıldı. Kısa adı: ates-yemek. Sahibi, başvurudaki telefon ve şifreyle giriş yapabilir.\n',
      stderr: '',
    })
    expect((await run(['application', 'list'])).stdout).toMatch(/Kül Yemek\s+Catering\s+1234567890\s+Ateş Yemek\s/)
    expect(await run(['application', 'reject', one.id])).toMatchObject({ code: 1, stdout: '' })
    const rejected = await run(['application', 'reject', other.id, '--notes', 'Eksik belge'])
    expect(rejected).toEqual({ code: 0, stdout: 'Başvuru reddedildi.\n', stderr: '' })
    expect((await run(['application', 'list'])).stdout).toBe('Bekleyen yeni şirket başvurusu yok.\n')
    expect(
      await product.sql('SELECT status, notes, decided_by_kind FROM applications ORDER BY created_at, id'),
    ).toEqual([
      { status: 'approved', notes: null, decided_by_kind: 'operator' },
      { status: 'rejected', notes: 'Eksik belge', decided_by_kind: 'operator' },
    ])
  })

  it('says in one sentence what it cannot decide', async () => {
    const { code, stdout, stderr } = await run(['application', 'approve', '01939b3c-0000-7000-8000-000000000000'])
    expect([code, stdout, stderr.split('\n').length]).toEqual([1, '', 2])
    expect((await run(['application', 'approve'])).code).toBe(2)
    for (const decision of ['approve', 'reject'])
      expect(await run(['application', decision, '123'])).toEqual({
        code: 2,
        stdout: '',
        stderr: '"123" bir başvurunun kimliği değil; kimlikler "tabldot application list" ile görülür.\n',
      })
  })
})

describe('tabldot admin', () => {
  it('creates, lists, resets and removes administrators, and keeps the last one', async () => {
    const create = await run(['admin', 'create', '--username', 'nöbetçi', '--password-stdin'], `${password}\n`)
    expect([create.code, create.stderr]).toEqual([0, ''])
    const names = async () =>
      (
        JSON.parse((await run(['admin', 'list', '--json'])).stdout) as { administrators: { username: string }[] }
      ).administrators.map((one) => one.username)
    expect(await names()).toEqual(['nöbetçi'])

    const signIn = async (tried: string) =>
      (await product.call('adminLogin', { body: { username: 'nöbetçi', password: tried } })).status
    const reset = await run(['admin', 'reset-password', '--username', 'nöbetçi', '--json'])
    const issued = (JSON.parse(reset.stdout) as { password: string }).password
    expect([reset.code, await signIn(password), await signIn(issued)]).toEqual([0, 401, 200])

    const kept = await run(['admin', 'remove', '--username', 'nöbetçi'])
    expect([kept.code, kept.stdout, await names()]).toEqual([1, '', ['nöbetçi']])
    const removed = await run(['admin', 'remove', '--username', 'nöbetçi', '--last'])
    expect([removed.code, removed.stdout, await names()]).toEqual([0, 'Yönetici silindi: nöbetçi\n', []])
    expect((await run(['admin', 'remove', '--username', 'nöbetçi'])).code).toBe(1)
  })
})

describe('tabldot announcement', () => {
  it('writes, lists and withdraws announcements', async () => {
    const line = ['announcement', 'add', '--text', 'Gece bakım var', '--for', 'catering', '--json']
    const added = await run([...line, '--from', '2999-01-01 22:00', '--until', '2999-01-01 23:30'])
    const { announcement } = JSON.parse(added.stdout) as { announcement: { id: string } }
    const listed = (await run(['announcement', 'list'])).stdout.split('\n')[2]
    expect(listed?.split(/ {2,}/)).toEqual([
      announcement.id,
      'Başlayacak',
      'Cateringler',
      '2999-01-01 22:00',
      '2999-01-01 23:30',
      'Komut satırı',
      'Gece bakım var',
    ])
    const withdraw = () => run(['announcement', 'withdraw', announcement.id])
    expect(await withdraw()).toEqual({ code: 0, stdout: 'Duyuru geri çekildi.\n', stderr: '' })
    expect(await withdraw()).toMatchObject({ code: 1, stdout: '' })
    expect(await run([...line, '--until', '2999-02-30 10:00'])).toMatchObject({ code: 2 })
    expect(await run([...line, '--until', '2020-01-01 10:00'])).toMatchObject({ code: 1 })
  })
})
