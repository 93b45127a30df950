import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from '../support/product.ts'
import { runHere } from '../support/tabldot-here.ts'
import { createWorkplace, type Workplace } from '../support/world.ts'

let product: Product
let firm: Workplace
beforeAll(async () => {
  product = await startProduct()
  firm = await createWorkplace(product, 'corporate', 'Anadolu Çelik')
})
afterAll(() => product.stop())

const run = (...args: string[]) =>
  runHere(['key', ...args, '--company', firm.company.slug], { DATABASE_URL: product.databaseUrl })
/** The command line uses the real clock. */
const useNow = async (secret: string) => {
  product.clock.set(new Date().toISOString())
  return product.call('getOwnKey', { as: secret })
}

describe('tabldot key', () => {
  it('creates a working key, lists it without its secret, and revokes it', async () => {
    const args = ['--name', 'Bordro', '--role', 'corporate3', '--days', '90', '--address', '127.0.0.0/8', '::1']
    const made = await run('create', ...args, '--json')
    expect([made.code, made.stderr]).toEqual([0, ''])
    const { key, secret } = JSON.parse(made.stdout) as { key: { id: string }; secret: string }
    expect((await useNow(secret)).body.key).toMatchObject({
      id: key.id,
      created_by_name: null,
      addresses: ['127.0.0.0/8', '::1'],
    })

    const listed = await run('list')
    expect(listed.stdout).toContain('Orta Düzey Yönetici')
    expect(listed.stdout).toContain('127.0.0.1')
    expect(listed.stdout).not.toContain(secret.slice(4))

    expect(await run('revoke', key.id)).toEqual({
      code: 0,
      stdout: 'Anahtar iptal edildi; artık geçersiz.\n',
      stderr: '',
    })
    expect((await useNow(secret)).status).toBe(401)
    expect(await run('revoke', key.id)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Bu anahtar daha önce iptal edilmiş.\n',
    })
    expect(JSON.parse((await run('list', '--json')).stdout)).toMatchObject({ keys: [{ state: 'revoked' }], total: 1 })
  })

  it('shows the secret once, with role and last day', async () => {
    const { stdout } = await run('create', '--name', 'Depo', '--role', 'corporate1', '--days', '0')
    expect(stdout).toMatch(
      /^“Depo” anahtarı oluşturuldu: Çalışan, \d{4}-\d\d-\d\d sonuna kadar\.\nAnahtar \(bir daha gösterilmez\): tbd_[\w-]{43}\n$/,
    )
  })

  it.each([
    [['create', '--name', 'Depo', '--role', 'individual', '--days', '9'], 2, /--role .*geçersiz/],
    [['create', '--name', 'Depo', '--role', 'corporate1', '--days', 'çok'], 2, /gün sayısı/],
    [['create', '--name', 'Depo', '--role', 'corporate1', '--until', '2027-02-31'], 2, /bir gün değil/],
    [['create', '--name', 'Depo', '--role', 'corporate1'], 2, /--until ya da --days seçeneği gerekli/],
    [['create', '--name', 'Depo', '--role', 'corporate1', '--days', '366'], 1, /bir yıldan sonra olamaz/],
    [['create', '--name', 'Depo', '--role', 'corporate1', '--days', '9', '--address', 'ofis'], 1, /1\. adres/],
    [['revoke', '01939b3c-0000-7000-8000-000000000000'], 1, /Anahtar bulunamadı/],
    [['revoke', 'bordro'], 2, /kimliği değil/],
  ])('%j exits with %i', async (args, code, sentence) => {
    const ended = await run(...args)
    expect([ended.code, ended.stdout]).toEqual([code, ''])
    expect(ended.stderr).toMatch(sentence)
  })
})
