import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { newProgram } from '../../cli/program.ts'
import { packageRoot } from '../../src/main/package-root.ts'
import { runHere } from '../support/tabldot-here.ts'
import { runTabldot } from '../support/tabldot.ts'

/** The database address is invalid, because nothing here may open a database. */
const nowhere = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/yok' }
const run = (...args: string[]) => runHere(args, nowhere)

/** `required:` is a value of a setting. */
const english =
  /\b(usage|options|commands|arguments|default|display|help for|version number|error|unknown|required(?!:)|missing|expected)\b/i

const program = await newProgram()

describe('the command line', () => {
  it('prints its version', async () => {
    expect(await runTabldot(['--version'], nowhere)).toEqual({
      code: 0,
      stdout: `${packageJson.version}\n`,
      stderr: '',
    })
  })

  it('runs from another folder by its path', async () => {
    const program = join(packageRoot, 'bin', 'tabldot.js')
    const { stdout } = await promisify(execFile)(process.execPath, [program, '--version'], { cwd: tmpdir() })
    expect(stdout).toBe(`${packageJson.version}\n`)
  })

  const linesOf = (command: Command): string[][] => [
    [],
    ...command.commands.flatMap((inner) => linesOf(inner).map((line) => [inner.name(), ...line])),
  ]
  it.each([['help', 'demo'], ...linesOf(program).map((line) => [...line, '--help'])])(
    'prints help in Turkish: %s %s %s',
    async (...line) => {
      const { code, stdout } = await run(...line)
      expect(code).toBe(0)
      expect(stdout).toContain('Kullanım: tabldot')
      expect(stdout).toContain('Seçenekler:')
      expect(stdout).not.toMatch(english)
    },
  )

  it.each([
    ['--help', 'tabldot serve --help'],
    ['--help', '"npx tabldot …" yalnızca Tabldot\'un klasöründe çalışır'],
    ['serve --help', 'her zamanki seçimleri uygulanır'],
    ['serve --help', 'seçmeyenlere bir kez hatırlatılır'],
    ['serve --help', 'Seçim kapanınca kesinleşir'],
    ['company seed --help', 'Kişinin kendi vardiyaları "shifts" alanındadır'],
    ['employees import --help', 'Vardiya sütunu kişinin kendi vardiyalarıdır'],
  ])('tells an operator what happens to choices: %s', async (line, told) => {
    expect((await run(...line.split(' '))).stdout).toContain(told)
  })

  it.each([
    ['help', 'tabldot [seçenekler] <komut>'],
    ['help company', 'tabldot company [seçenekler] <komut>'],
    ['help company create', 'tabldot company create [seçenekler]'],
    ['company help create', 'tabldot company create [seçenekler]'],
    ['employees import liste.xlsx --help', 'tabldot employees import [seçenekler] <dosya>'],
  ])('shows help for the named command: %s', async (line, usage) => {
    const { code, stdout } = await run(...line.split(' '))
    expect([code, stdout.split('\n')[0]]).toEqual([0, `Kullanım: ${usage}`])
  })

  it('shows the default values', async () => {
    const { stdout } = await run('loadtest', 'run', '--help')
    for (const defaultText of ['http://localhost:3000', '10', '15', '300', '0,99'])
      expect(stdout).toContain(`(varsayılan: ${defaultText})`)
  })

  it.each([
    ['kur', `Böyle bir komut yok: kur. Komutlar: ${program.commands.map((command) => command.name()).join(', ')}.`],
    ['help companny', 'Böyle bir komut yok: companny. Şunu mu demek istediniz: company?'],
    ['help company yok', 'Böyle bir komut yok: yok. Komutlar: create, list, seed.'],
    ['company help crate', 'Böyle bir komut yok: crate. Şunu mu demek istediniz: create?'],
    ['company yok --help', 'Böyle bir komut yok: yok. Komutlar: create, list, seed.'],
    [
      '-h yok yine',
      `Böyle bir komut yok: yok. Komutlar: ${program.commands.map((command) => command.name()).join(', ')}.`,
    ],
    ['company crate', 'Böyle bir komut yok: crate. Şunu mu demek istediniz: create?'],
    ['company list --typ x', 'Böyle bir seçenek yok: --typ. Şunu mu demek istediniz: --type?'],
    [
      'company list --type okul',
      '--type <tür> için "okul" değeri geçersiz. Şunlardan biri olmalı: corporate, catering, supplier.',
    ],
    [
      'loadtest run mix --duration 61',
      '--duration <saniye> için "61" değeri geçersiz. 1 ile 60 arasında bir tam sayı olmalı.',
    ],
    [
      'loadtest run mix --url ftp://x',
      '--url <adres> için "ftp://x" değeri geçersiz. http:// ya da https:// ile başlayan bir adres olmalı.',
    ],
    ['company create --name', '--name <ad> seçeneğine bir değer verin.'],
    ['company create --type corporate', '--name seçeneği gerekli.'],
    ['company create --name Bir --type corporate --slug Bir', '--slug: yalnızca küçük harf, rakam ve tire içerebilir.'],
    ['company seed', 'Eksik argüman: dosya.'],
    ['company seed bir.yaml iki.yaml', 'Beklenenden çok argüman verildi: iki.yaml.'],
    ['application reject 123', '"123" bir başvurunun kimliği değil; kimlikler "tabldot application list" ile görülür.'],
    ['key revoke 5 --company x', '"5" bir anahtarın kimliği değil; kimlikler "tabldot key list" ile görülür.'],
    ['serve 3000', 'Beklenenden çok argüman verildi: 3000.'],
    [
      'partnership create --catering a --corporate b --supplier c',
      'Bu seçenekler birlikte kullanılamaz: --corporate <kısa-ad>, --supplier <kısa-ad>.',
    ],
    [
      'partnership create --catering a --corporate b --unit-price 0',
      '--unit-price <lira> için "0" değeri geçersiz. 128,50 gibi bir fiyat olmalı: sıfırdan büyük, en fazla iki kuruş basamağı, binlik ayırıcısı yok.',
    ],
    [
      'partnership create --catering a --corporate b --months 5',
      '--months <ay> için "5" değeri geçersiz. 3, 6, 12, 24, 36 aydan biri olmalı.',
    ],
    ['admin create', '--username seçeneği gerekli.'],
    ['admin create --username ayse', '--password-stdin (ya da TABLDOT_ADMIN_PASSWORD) seçeneği gerekli.'],
  ])('exits with 2 and one sentence for wrong usage: %s', async (line, sentence) => {
    expect(await run(...line.split(' '))).toEqual({ code: 2, stdout: '', stderr: `${sentence}\n` })
  })

  it('prints help and exits with 2 when the command is missing', async () => {
    for (const line of [[], ['company']]) {
      const { code, stderr } = await run(...line)
      expect(code).toBe(2)
      expect(stderr).toContain('Komutlar:')
    }
  })

  it('names an invalid setting', async () => {
    const { code, stderr } = await runTabldot(['company', 'list'], { PORT: 'kapı' })
    expect([code, stderr]).toEqual([2, 'PORT 0 ile 65535 arasında bir tam sayı olmalı (verilen: "kapı").\n'])
  })

  it('reports an unreachable database without its address', async () => {
    const { code, stderr } = await runTabldot(['company', 'list'], {
      DATABASE_URL: 'postgres://biri:gizli@127.0.0.1:1/yok',
    })
    expect([code, stderr]).toEqual([1, 'Veritabanı sunucusuna bağlanılamadı; DATABASE_URL adresini kontrol edin.\n'])
  })
})
