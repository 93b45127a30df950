import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { readSeedFile } from '../../cli/seed/read-seed-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabldot-seed-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (content: string | Uint8Array) => {
  const file = join(folder, 'seed.yaml')
  await writeFile(file, content)
  return readSeedFile(file)
}

describe('a seed file', () => {
  it('has a line number for every value', async () => {
    const { content, placeOf } = await read(
      'companies:\n  - name: Bir\n    type: corporate\n    departments:\n      - İki\n',
    )
    expect(content).toEqual({ companies: [{ name: 'Bir', type: 'corporate', departments: ['İki'] }] })
    expect(placeOf(['companies', 0, 'departments', 0])).toBe('satır 5, companies[0].departments[0]')
  })

  it('reports all errors at once, but not hundreds', async () => {
    const users = Array.from({ length: 100 }, () => '{ full_name: Can, phone: 1, role: individual }').join(', ')
    const faults = await read(`companies: [{ name: Ak, type: corporate, users: [${users}] }]`).catch((error: Error) =>
      error.message.split('\n'),
    )
    expect(faults).toHaveLength(21)
    expect((faults as string[]).at(-1)).toBe('… ve 80 hata daha.')
  })

  describe('of more than a megabyte', () => {
    const companies = Array.from({ length: 3_000 }, (_, at) => ({
      name: `Firma ${at}`,
      type: 'corporate',
      departments: ['Depo', '- Üretim'],
      users: [
        {
          full_name: 'Can Er',
          phone: 5_321_112_233,
          role: 'individual',
          email: `${'x'.repeat(200)}@ornek.com`.slice(20),
        },
      ],
    }))
    const partnerships = [{ catering: 'tat-catering', corporate: 'firma-1', unit_price: 12.5 }]
    const large = { companies, partnerships }
    const yaml = stringify(large)

    it('has the same values, whether written as YAML or JSON', async () => {
      expect(yaml.length).toBeGreaterThan(1_000_000)
      expect((await read(yaml)).content).toEqual(large)
      const indented = stringify(large, { indentSeq: false }).replace('companies:', '# Yorum\n\ncompanies: # liste')
      expect((await read(indented)).content).toEqual(large)
      expect((await read(JSON.stringify(large))).content).toEqual(large)
      expect((await read(JSON.stringify(large).replace('"Firma 2000"', 'Firma 2000'))).content).toEqual(large)
    })

    it('has line numbers in YAML', async () => {
      const { placeOf } = await read(yaml)
      const line = yaml.split('\n').indexOf('  - name: Firma 2000') + 1
      expect(placeOf(['companies', 2000])).toBe(`satır ${line}, companies[2000]`)
      expect(placeOf(['companies', 2000, 'users', 0, 'phone'])).toBe(
        `satır ${line + 7}, companies[2000].users[0].phone`,
      )
    })

    it('is refused for a wrong syntax or value, and where it is not one entry below the other', async () => {
      const line = yaml.split('\n').indexOf('  - name: Firma 2000') + 1
      const refused = (text: string, sentence: string) =>
        expect(read(text)).rejects.toMatchObject({
          name: 'Failure',
          message: expect.stringContaining(sentence) as string,
        })
      await refused(yaml.replace('name: Firma 2000', 'name: [Firma'), `(satır ${line + 1}, sütun`)
      await refused(
        yaml.replace('name: Firma 2000', 'name: X'),
        `satır ${line}, companies[2000].name: en az 2 karakter`,
      )
      const json = JSON.stringify(large, null, 1)
      const place = json.slice(0, json.indexOf('"Firma 2000"')).split('\n').length
      await refused(json.replace('"Firma 2000"', ']'), `YAML dosyası değil (satır ${place}, sütun`)
      await refused(json.slice(0, json.indexOf('"Firma 2000"')), `YAML dosyası değil (satır ${place}, sütun`)
      await refused(`companies: ${JSON.stringify(companies)}`, 'büyük bir dosya')
    })
  })

  it('may begin with a byte order mark, whatever its size and form', async () => {
    const mark = '\uFEFF'
    const companies = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        name: `Firma ${at}`,
        type: 'corporate',
        departments: ['x'.repeat(99)],
      }))
    for (const content of [{ companies: companies(1) }, { companies: companies(9_000) }]) {
      expect((await read(mark + stringify(content))).content).toEqual(content)
      expect((await read(mark + JSON.stringify(content))).content).toEqual(content)
    }
  })

  it('is refused in another encoding than UTF-8, which would garble names', async () => {
    await expect(read(Buffer.from('companies: [{ name: Çağ, type: corporate }]', 'latin1'))).rejects.toThrow('UTF-8')
    await expect(read(Buffer.from('\uFEFFcompanies: []', 'utf16le'))).rejects.toThrow('UTF-8')
  })

  it('limits the expansion of aliases', async () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...[...'bcdefg'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[at]}`).join(', ')}]`),
    ].join('\n')
    await expect(read(bomb)).rejects.toThrow('çok sayıda takma ad')
  })

  it.each([
    ['invalid YAML', '{ companies: [', 'geçerli bir JSON ya da YAML dosyası değil (satır 1, sütun 15)'],
    ['something other than an object', '- bir\n- iki', 'bir nesne olmalı.'],
    ['an object without companies or partnerships', '{}', 'dosyada "companies" ya da "partnerships" olmalı.'],
    ['a missing field', 'companies:\n  - type: corporate', 'satır 2, companies[0]: "name" alanı eksik.'],
    [
      'an unknown field',
      'companies:\n  - name: Ak\n    type: corporate\n    rol: x',
      'satır 2, companies[0]: "rol" diye bir alan yok.',
    ],
    [
      'a person without a name',
      'companies: [{ name: Ak, type: corporate, users: [{ full_name: "12", phone: 5321112233, role: individual }] }]',
      'companies[0].users[0].full_name: en az iki harf içermeli.',
    ],
    [
      'a wrong type',
      'companies:\n  - { name: Ak, type: okul }',
      'satır 2, companies[0].type: şunlardan biri olmalı: corporate, catering, supplier.',
    ],
    [
      'a wrong slug',
      'companies:\n  - { name: Ak, type: catering, slug: Büyük }',
      'companies[0].slug: yalnızca küçük harf, rakam ve tire içerebilir.',
    ],
    ['a blank name', 'companies: [{ name: "  ", type: catering }]', 'companies[0].name: boş olamaz.'],
    [
      'a wrong time',
      'companies: [{ name: Ak, type: corporate, shifts: [{ title: S, start_time: "25:00", end_time: "06:00", days: [1] }] }]',
      'companies[0].shifts[0].start_time: SS:DD biçiminde bir saat olmalı.',
    ],
    [
      'a wrong weekday',
      'companies: [{ name: Ak, type: corporate, shifts: [{ title: S, start_time: "05:00", end_time: "06:00", days: [8] }] }]',
      'companies[0].shifts[0].days[0]: en fazla 7 olabilir.',
    ],
    [
      'an unknown time zone',
      'companies: [{ name: Ak, type: corporate, shifts: [{ title: S, start_time: "05:00", end_time: "06:00", days: [1], timezone: Ay }] }]',
      'shifts[0].timezone: saat dilimi tanınmıyor.',
    ],
    [
      'a wrong phone number',
      'companies: [{ name: Ak, type: corporate, users: [{ full_name: Can, phone: 12, role: individual }] }]',
      'companies[0].users[0].phone: telefon numarası 501–559 ile başlayan 10 haneli bir cep numarası olmalı.',
    ],
    [
      'ten digits that no mobile number starts with',
      'companies: [{ name: Ak, type: corporate, users: [{ full_name: Can, phone: 5991111111, role: individual }] }]',
      'companies[0].users[0].phone: telefon numarası 501–559 ile başlayan 10 haneli bir cep numarası olmalı.',
    ],
    [
      'a short password',
      'companies: [{ name: Ak, type: corporate, users: [{ full_name: Can, phone: 5321112233, role: individual, password: kısa }] }]',
      'users[0].password: en az 8 karakter olmalı.',
    ],
    [
      'a repeated phone number',
      'companies: [{ name: Ak, type: corporate, users: [{ full_name: Can, phone: 5321112233, role: individual }, { full_name: Eda, phone: "+905321112233", role: individual }] }]',
      'users[1]: bu telefon numarası listede iki kez var.',
    ],
    [
      'a repeated company',
      'companies: [{ name: Bir A, type: corporate }, { slug: bir-a, name: İki, type: corporate }]',
      'companies[1]: bu kısa ad dosyada iki kez var.',
    ],
    [
      'an incomplete partnership',
      'partnerships: [{ catering: tat-catering }]',
      'partnerships[0]: "catering" yanında ya "corporate" ya da "supplier" olmalı.',
    ],
    [
      'a firm without a price',
      'partnerships: [{ catering: tat-catering, corporate: meltem }]',
      'partnerships[0]: "unit_price" yalnızca "corporate" ile ve her zaman onunla olmalı.',
    ],
    [
      'a price in thousandths',
      'partnerships: [{ catering: tat-catering, corporate: meltem, unit_price: 1.005 }]',
      'partnerships[0].unit_price: sıfırdan büyük, en fazla iki ondalıklı bir fiyat olmalı.',
    ],
  ])('is refused for %s', async (_, content, sentence) => {
    await expect(read(content)).rejects.toMatchObject({
      name: 'Failure',
      exitCode: 1,
      message: expect.stringContaining(sentence) as string,
    })
  })
})
