import { describe, expect, it } from 'vitest'
import { ConfigurationError, configurationTable, readConfiguration } from '../../src/main/configuration.ts'

const errorsIn = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfiguration(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as Error).message.split('\n')
  }
  return []
}

describe('configuration', () => {
  it('works without any variable', () => {
    expect(readConfiguration({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseOwnerUrl: undefined,
      databaseReplicaUrls: [],
      databasePool: 20,
      dataDir: '.data',
      publicUrl: 'http://localhost:3000',
      logLevel: 'info',
      trustedProxies: 0,
      sessionStaffHours: 12,
      sessionIndividualDays: 30,
      sessionAdminHours: 8,
      contractCheck: undefined,
      embedOrigins: [],
      imageHosts: [],
      searchLimit: 3000,
      connectionsPerAddress: 500,
      shutdownGrace: 1,
      backupDir: undefined,
      backupAt: '03:00',
      backupKeep: 14,
      hashQueue: 200,
      withholdingAbove: 12000,
      mailStorage: 1024,
      imageStorage: 512,
      pushHosts: ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
      pushPrivateHosts: [],
      vapidPrivateKey: undefined,
      vapidSubject: undefined,
    })
  })

  it('asks for a mail server together with a sender', () => {
    const [server, sender] = ['smtps://user:s%3Acret@mail.example.com', 'Tabldot <tabldot@example.com>']
    expect(readConfiguration({ SMTP_URL: server, MAIL_FROM: sender })).toMatchObject({
      smtpUrl: server,
      mailFrom: sender,
    })
    expect(errorsIn({ SMTP_URL: server })).toEqual(['SMTP_URL yalnızca MAIL_FROM ile birlikte verilebilir.'])
    expect(errorsIn({ MAIL_FROM: sender })).toEqual(['MAIL_FROM yalnızca SMTP_URL ile birlikte verilebilir.'])
    const wrong = errorsIn({ SMTP_URL: 'mail:geheim@example.com', MAIL_FROM: 'Tabldot\nBcc: <a@example.com>' })
    // The message quotes the value, whose second line counts as one of the list.
    expect(wrong.slice(0, 2)).toEqual([
      'SMTP_URL smtp:// ya da smtps:// ile başlayan bir sunucu adresi olmalı.',
      expect.stringMatching(/^MAIL_FROM bir e-posta adresi ya da Ad <adres> olmalı/),
    ])
  })

  it('treats an empty variable as unset', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfiguration({}))
  })

  it('derives the default public address from the port', () => {
    expect(readConfiguration({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readConfiguration({ PORT: '8080', PUBLIC_URL: 'https://yemek.example.com/' }).publicUrl).toBe(
      'https://yemek.example.com',
    )
  })

  it('reads lists', () => {
    const { embedOrigins, imageHosts } = readConfiguration({
      EMBED_ORIGINS: 'https://a.example, https://b.example:8443/,http://localhost:8080,http://127.0.0.1',
      IMAGE_HOSTS: 'IMG.example.com,cdn.example',
    })
    expect(embedOrigins).toEqual([
      'https://a.example',
      'https://b.example:8443',
      'http://localhost:8080',
      'http://127.0.0.1',
    ])
    expect(imageHosts).toEqual(['img.example.com', 'cdn.example'])
  })

  it('reports all errors at once, one sentence each', () => {
    expect(errorsIn({ PORT: 'abc', LOG_LEVEL: 'loud', CONTRACT_CHECK: 'yes', SESSION_ADMIN_HOURS: '1.5' })).toEqual([
      'PORT 0 ile 65535 arasında bir tam sayı olmalı (verilen: "abc").',
      'LOG_LEVEL şunlardan biri olmalı: fatal, error, warn, info, debug, trace, silent (verilen: "loud").',
      'SESSION_ADMIN_HOURS 1 ile 168 arasında bir tam sayı olmalı (verilen: "1.5").',
      'CONTRACT_CHECK yalnızca strict olabilir (verilen: "yes").',
    ])
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_POOL', '0'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'https://a.example/yol'],
    ['EMBED_ORIGINS', 'http://a.example'],
    ['EMBED_ORIGINS', 'https://a.example/x'],
    ['EMBED_ORIGINS', 'https://*.a.example'],
    ['EMBED_ORIGINS', 'https://a.example;script-src'],
    ['EMBED_ORIGINS', 'http://localhost.a.example'],
    ['EMBED_ORIGINS', '*'],
    ['IMAGE_HOSTS', 'https://a.example'],
    ['TRUSTED_PROXIES', 'evet'],
    ['HASH_QUEUE', '0'],
    ['BACKUP_AT', '3:00'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_KEEP', '0'],
    ['PUSH_HOSTS', 'https://fcm.googleapis.com'],
    ['PUSH_HOSTS', '*'],
    ['PUSH_PRIVATE_HOSTS', 'push.intern'],
    ['PUSH_PRIVATE_HOSTS', 'push.intern:0'],
    ['VAPID_PRIVATE_KEY', 'kısa'],
    ['VAPID_PRIVATE_KEY', 'A'.repeat(43)],
    ['VAPID_SUBJECT', 'bt@example.com'],
  ])('refuses %s=%s', (name, value) => {
    expect(errorsIn({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
  })

  it.each(['0.0.0.0', '::1', '::', 'localhost', 'web-1.internal'])('listens on %s', (host) => {
    expect(readConfiguration({ HOST: host }).host).toBe(host)
  })

  it('never prints the password of a database address', () => {
    expect(errorsIn({ DATABASE_URL: 'mysql://user:gizli@db/x' })).toEqual([
      'DATABASE_URL postgres:// ile başlayan bir bağlantı adresi olmalı.',
    ])
  })

  it('accepts the other database addresses only along with DATABASE_URL', () => {
    const url = 'postgres://user:gizli@db/x'
    expect(errorsIn({ DATABASE_DIRECT_URL: url, DATABASE_OWNER_URL: url })).toEqual([
      'DATABASE_DIRECT_URL yalnızca DATABASE_URL ile birlikte verilebilir.',
      'DATABASE_OWNER_URL yalnızca DATABASE_URL ile birlikte verilebilir.',
    ])
    expect(errorsIn({ DATABASE_URL: url, DATABASE_DIRECT_URL: url, DATABASE_OWNER_URL: url })).toEqual([])
  })

  it('turns push off with "none"', () => {
    expect(readConfiguration({ PUSH_HOSTS: 'none' }).pushHosts).toEqual([])
  })

  it('describes every variable for the README', () => {
    for (const { name, about } of configurationTable)
      expect([name, about]).toEqual([expect.stringMatching(/^[A-Z_]+$/), expect.stringMatching(/.{5}/)])
  })
})
