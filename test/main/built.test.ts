import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/main/package-root.ts'
import { imageRequest } from '../support/images.ts'
import { watchLoading } from '../support/loaded-code.ts'
import { multipart } from '../support/multipart.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { runTabldot } from '../support/tabldot.ts'
import { workbookOf } from '../support/workbook.ts'
import { createWorkplace, keyOf, password, type Workplace } from '../support/world.ts'

const program = join(packageRoot, 'dist', 'start.js')

describe('the help of the command line', () => {
  it('loads nothing of the product', async () => {
    const { env, loaded } = watchLoading()
    expect((await runTabldot(['--help'], env)).code).toBe(0)
    const { files, packages } = loaded()
    expect(packages).toEqual(['commander'])
    expect(files.filter((file) => file.startsWith('src'))).toEqual(['src/main/package-root.ts'])
  })
})

describe.runIf(existsSync(program))('the built server', () => {
  let product: Product
  let firm: Workplace
  let server: ServerProcess
  beforeAll(async () => {
    product = await startProduct()
    firm = await createWorkplace(product, 'corporate', 'Anadolu Çelik')
    server = await startServerProcess(product.databaseUrl, {}, program)
  })
  afterAll(async () => {
    server.kill('SIGTERM')
    await server.exited
    await product.stop()
  })

  it('checks passwords', async () => {
    const { phone } = firm.people.corporateOwner
    const body = { phone, password, company_type: 'corporate', company_id: firm.company.id } as const
    expect((await server.call('login', { body })).status).toBe(200)
  })

  it('sends the page for an address that cannot be decoded', async () => {
    const { status, text } = await server.send({ method: 'GET', path: '/%E0%A4%A' })
    expect([status, text.includes('id="root"')]).toEqual([404, true])
  })

  it('finds the programs that it starts beside itself', () => {
    const built = readdirSync(join(packageRoot, 'dist', 'server'))
    expect(built).toEqual(expect.arrayContaining(['reader-process.js', 'sealing-thread.js', 'worker.js']))
  })

  it('reads lists in a process of its own, and draws pictures', async () => {
    const { token } = await keyOf(product, firm.company.id, 'corporate4')
    const sheet = await workbookOf(['Ad Soyad', 'Telefon'], ['Ayşe Yılmaz', '0532 111 22 33'])
    const { headers, body } = multipart({ name: 'liste.xlsx', content: sheet })
    const imported = await server.send({
      method: 'POST',
      path: `/api/corporate/${firm.company.id}/employees/bulk-import`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
    })
    expect(JSON.parse(imported.text)).toMatchObject({ imported_count: 1 })
    const plate = readFileSync(join(packageRoot, 'test/fixtures/plate-chromium.png'))
    const drawn = await server.send(imageRequest(token, { type: 'corporate', companyId: firm.company.id }, plate))
    expect(drawn.status).toBe(201)
  })
})

describe.runIf(existsSync(program))('a start of the built server', () => {
  it('opens few files, loads no package that it may not need, and parses no YAML', async () => {
    const { env, loaded } = watchLoading()
    const product = await startProduct()
    const server = await startServerProcess(product.databaseUrl, env, program)
    server.kill('SIGTERM')
    await server.exited
    await product.stop()
    const { files, packages, ran } = loaded()
    const migrations = readdirSync(join(packageRoot, 'dist', 'migrations')).filter((file) => file.endsWith('.js'))
    expect(files.length - migrations.length).toBeLessThan(50)
    expect(packages).toEqual(['@node-rs/argon2'])
    expect([ran.has('loadContract'), ran.has('parseContract')]).toEqual([true, false])
  })
})
