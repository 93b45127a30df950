import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { configurationTable, readConfiguration } from '../../src/main/configuration.ts'
import { httpProblem } from '../../src/http/contract/problem.ts'
import { packageRoot } from '../../src/main/package-root.ts'

import { type Product, startProduct } from '../support/product.ts'
import { pushServiceCertificate } from '../support/push-service.ts'
import { unusedPort } from '../support/unused-port.ts'
import { keyOf, createWorkplace } from '../support/world.ts'

const folder = join(packageRoot, 'docs', 'operating')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const found = (...paths: string[]): string | undefined => paths.find((path) => existsSync(path))
const because = (program: string | undefined, name: string) =>
  program === undefined ? ` (${name} is not installed)` : ''

const settingNames: readonly string[] = configurationTable.map(({ name }) => name)
/** The lines `NAME=value` of a file of settings. */
const settingsIn = (content: string): Record<string, string> =>
  Object.fromEntries([...content.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))

const analyze = found('/usr/bin/systemd-analyze', '/bin/systemd-analyze')

describe('the systemd unit', () => {
  it('names files that a release has, and settings that exist', () => {
    const unit = read('tabldot.service')
    const [, program = ''] = /^ExecStart=\/usr\/bin\/node \/opt\/tabldot\/(\S+)$/m.exec(unit) ?? []
    expect(existsSync(join(packageRoot, program))).toBe(true)
    const settings = settingsIn(read('tabldot.env'))
    expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([])
    expect(readConfiguration(settings)).toMatchObject({ publicUrl: 'https://yemek.example.com', trustedProxies: 1 })
  })

  it.skipIf(analyze === undefined)(`is hardened${because(analyze, 'systemd-analyze')}`, () => {
    const unit = join(folder, 'tabldot.service')
    const { stdout, stderr } = spawnSync(analyze ?? '', ['security', '--offline=yes', '--no-pager', unit], {
      encoding: 'utf8',
    })
    const [, exposure] = /exposure level for tabldot\.service: ([\d.]+)/.exec(stdout) ?? []
    expect(Number(exposure), stderr).toBeLessThanOrEqual(2)
    expect(stderr).toBe('')
  })
})

const nginx = found('/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx')

const isBuilt = existsSync(join(packageRoot, 'dist', 'web', 'index.html'))

describe.skipIf(nginx === undefined || !isBuilt)(`behind nginx as in the example${because(nginx, 'nginx')}`, () => {
  let product: Product
  let stop: () => Promise<void>
  let secure: number
  let plain: number
  const startNginx = async (port: number) => {
    const home = await mkdtemp(join(tmpdir(), 'tabldot-nginx-'))
    await chmod(home, 0o755)
    const [secure, plain] = [await unusedPort(), await unusedPort()]
    const example = read('nginx.conf')
      .replaceAll(/^ +listen \[::\]:.*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443', `listen 127.0.0.1:${secure}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replaceAll('yemek.example.com;', 'localhost;')
      .replace(/ssl_certificate .*/, `ssl_certificate ${pushServiceCertificate};`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${pushServiceCertificate.replace('.cert.', '.key.')};`)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    await writeFile(
      join(home, 'nginx.conf'),
      `daemon off; error_log stderr; pid ${home}/pid; worker_processes 1;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {}
      http {
        access_log off;
        ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
        ${example}
      }`,
    )
    const child = spawn(nginx ?? '', ['-p', home, '-c', join(home, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const complaints = text(child.stderr)
    const exited = once(child, 'exit')
    await Promise.race([
      vi.waitFor(() => fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }), { timeout: 60_000, interval: 20 }),
      exited.then(async () => {
        throw new Error(await complaints)
      }),
    ])
    const stop = async () => {
      child.kill('SIGTERM')
      await exited
      await rm(home, { recursive: true })
    }
    return { secure, plain, stop }
  }
  beforeAll(async () => {
    product = await startProduct({ env: { TRUSTED_PROXIES: '1', PUBLIC_URL: 'https://localhost' } })
    ;({ secure, plain, stop } = await startNginx(product.port))
  })
  afterAll(async () => {
    await stop?.()
    await product?.stop()
  })

  const ask = async (headers: Record<string, string>, body?: Buffer, port = secure) => {
    const session = connectHttp2(`https://localhost:${port}`, { ca: readFileSync(pushServiceCertificate) })
    onTestFinished(() => session.close())
    const stream = session.request(headers)
    stream.end(body)
    const [answered] = (await once(stream, 'response')) as [Record<string, string>]
    return { status: Number(answered[':status']), headers: answered, body: await text(stream), session }
  }

  it('speaks HTTP/2 over TLS and sends everybody there', async () => {
    const { status, session } = await ask({ ':path': '/api/health/ready' })
    expect([status, session.alpnProtocol]).toEqual([200, 'h2'])
    const page = await ask({ ':path': '/' })
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age')])
    const plainly = await fetch(`http://127.0.0.1:${plain}/giris`, {
      redirect: 'manual',
      headers: { host: 'localhost' },
    })
    expect(plainly.status).toBe(301)
  })

  it('lets lists of 5 MB through, and no more', async () => {
    const post = { ':method': 'POST', ':path': '/api/auth/login', 'content-type': 'application/octet-stream' }
    const fitting = await ask(post, Buffer.alloc(5_000_000))
    expect([fitting.status, fitting.headers['content-type']]).toEqual([415, expect.stringContaining('problem+json')])
    expect((await ask(post, Buffer.alloc(7_000_000))).status).toBe(413)
  })

  it('tells the address of the caller, whatever the caller says', async () => {
    const firm = await createWorkplace(product, 'corporate', 'Anadolu Çelik')
    const { token } = await keyOf(product, firm.company.id, 'corporate3', { addresses: ['127.0.0.1'] })
    const asked = { ':path': '/api/key', authorization: `Bearer ${token}` }
    expect((await ask(asked)).status).toBe(200)
    expect((await ask({ ...asked, 'x-forwarded-for': '198.51.100.7' })).status).toBe(200)
    const elsewhere = await keyOf(product, firm.company.id, 'corporate3', { addresses: ['198.51.100.7'] })
    const forged = {
      ':path': '/api/key',
      authorization: `Bearer ${elsewhere.token}`,
      'x-forwarded-for': '198.51.100.7',
    }
    expect((await ask(forged)).status).toBe(401)
  })

  it('says in Turkish that nobody answers, to programs in the form of the API', async () => {
    const alone = await startNginx(await unusedPort())
    onTestFinished(alone.stop)
    const called = await ask({ ':path': '/api/key' }, undefined, alone.secure)
    const { problem, retryAfter } = httpProblem('service.unavailable')
    expect([called.status, JSON.parse(called.body)]).toEqual([503, problem])
    expect(called.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': String(retryAfter),
    })
    const opened = await ask({ ':path': '/giris' }, undefined, alone.secure)
    expect([opened.status, opened.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(opened.body).toContain(problem.detail)
  })
})

const caddy = found('/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy')

it.skipIf(caddy === undefined)(`the Caddyfile is valid and formatted${because(caddy, 'Caddy')}`, () => {
  const checked = ['validate', 'fmt'].map((word) =>
    spawnSync(
      caddy ?? '',
      [word, ...(word === 'validate' ? ['--adapter', 'caddyfile', '--config'] : []), join(folder, 'Caddyfile')],
      {
        encoding: 'utf8',
        env: { ...process.env, HOME: tmpdir() },
      },
    ),
  )
  expect(checked.map(({ status }) => status)).toEqual([0, 0])
  expect(checked[1]?.stdout).toBe(read('Caddyfile'))
})
