import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../../src/main/package-root.ts'
import { unusedPort } from '../support/unused-port.ts'

export const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))

export interface TlsProxy {
  url: string
  /** Both certificates, which sign themselves. */
  authorities: string[]
  /** Puts the second certificate in place of the first, as certbot does, and has nginx read it. */
  exchangeCertificate: () => Promise<void>
  log: () => Promise<string>
  stop: () => Promise<void>
}

/** nginx with the settings in docs/operating: only addresses, folders and the limit for one address are others. */
export const startTlsProxy = async (home: string, ports: readonly number[]): Promise<TlsProxy> => {
  await mkdir(home)
  const [secure, plain] = [await unusedPort(), await unusedPort()]
  for (const name of ['first', 'second'])
    spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'],
      ...['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', join(home, `${name}.key`), '-out', join(home, `${name}.pem`)],
    ])
  const use = async (name: string) => {
    for (const end of ['key', 'pem']) await copyFile(join(home, `${name}.${end}`), join(home, `live.${end}`))
  }
  await use('first')
  const example = (await readFile(join(packageRoot, 'docs', 'operating', 'nginx.conf'), 'utf8'))
    .replaceAll(/^ +listen \[::\]:.*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443', `listen 127.0.0.1:${secure}`)
    .replace(/ +server 127\.0\.0\.1:3000(.*)/, (_, more) =>
      ports.map((port) => `server 127.0.0.1:${port}${String(more)}`).join('\n'),
    )
    .replaceAll('yemek.example.com;', 'localhost;')
    .replace(/ssl_certificate .*/, `ssl_certificate ${home}/live.pem;`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${home}/live.key;`)
    // Everybody comes from one address here.
    .replace('limit_conn tabldot 500', 'limit_conn tabldot 10000')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(home, 'nginx.conf'),
    `daemon off; error_log ${home}/error.log; pid ${home}/pid; worker_processes 1;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 10000; }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
      ${example}
    }`,
  )
  const child = spawn(nginx ?? '', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const certificate = (name: string) => readFile(join(home, `${name}.pem`), 'utf8')
  return {
    url: `https://localhost:${secure}`,
    authorities: [await certificate('first'), await certificate('second')],
    exchangeCertificate: async () => {
      await use('second')
      child.kill('SIGHUP')
    },
    log: () => readFile(join(home, 'error.log'), 'utf8').catch(() => ''),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
