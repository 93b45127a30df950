import { describe, expect, it } from 'vitest'
import * as core from '../../../src/core/index.ts'
import { rowProblems, rowProblemText } from '../../../src/texts/workforce/import-rows.ts'
import { sampleFacts as facts, sentenceOf, sentences } from '../../../src/texts/index.ts'

const codes = Object.keys(sentences)
/** The exact wording is required by rule R4. */
const withoutPeriod = [
  'phone.invalid',
  'group.name_missing',
  'mail.incomplete',
  'mail.reply_blank',
  'termination.corporate_reason_missing',
  'termination.catering_reason_missing',
  'termination.supply_reason_missing',
  'termination.message_missing',
]

describe('refusal sentences', () => {
  it.each(codes)('%s has a complete Turkish sentence', (code) => {
    const sentence = sentenceOf(code, facts)
    expect(sentence).toMatch(/^(\p{Lu}|\d|anadolu).{8,}$/u)
    if (!withoutPeriod.includes(code)) expect(sentence).toMatch(/[^.\s]\.$/)
    expect(sentence).not.toMatch(/undefined|NaN|null|\[object|\s{2}/)
  })

  it.each([
    [1, '1 dakika'],
    [3_600, '60 dakika'],
    [7_200, '2 saat'],
    [86_400, '24 saat'],
  ])('tell somebody who asked too often to wait %i seconds in words that people use', (seconds, wait) => {
    expect(sentenceOf('limit.exceeded', { seconds })).toBe(
      `Kısa sürede çok fazla istek gönderildi. ${wait} sonra yeniden deneyin.`,
    )
  })

  it('use the wording of the specification where there is one', () => {
    expect(sentenceOf('phone.invalid', {})).toBe('Telefon numarasını 5XXXXXXXXX biçiminde girin')
    expect(withoutPeriod.slice(1).map((code) => sentenceOf(code, {}))).toEqual([
      'Grup adı gereklidir',
      'Lütfen tüm gerekli alanları doldurun',
      'Yanıt mesajı boş olamaz',
      'Fesih nedeni belirtiniz',
      'Lütfen fesih nedenini seçin',
      'Lütfen fesih nedenini belirtin',
      'Lütfen fesih mesajını yazın',
    ])
    expect(sentenceOf('session.missing', {})).toBe('Oturum süresi dolmuş. Lütfen tekrar giriş yapın.')
    expect(sentenceOf('access.denied', {})).toBe('Bu sayfaya erişim yetkiniz bulunmamaktadır.')
    expect(sentenceOf('choice.closed_today', {})).toBe(
      'Bugün için seçim yapılamaz. Yarın ve sonrası için seçim yapabilirsiniz.',
    )
  })

  it('include figures', () => {
    expect(sentenceOf('sign_in.locked', { seconds: 600 })).toContain('10 dakika')
    expect(sentenceOf('sign_in.locked', { seconds: 1 })).toContain('1 dakika')
    expect(sentenceOf('menu_day.option_chosen', { people: 3 })).toContain('3 kişi')
    expect(sentenceOf('menu_day.chosen', { people: 12 })).toContain('12 kişi')
    expect(sentenceOf('menu_day.too_far', { days: 366 })).toContain('366 gün')
  })

  it('are missed with the place where they belong', () => {
    expect(() => sentenceOf('department.eaten', {})).toThrow(/department.eaten has no sentence: .*src\/texts/)
  })

  it('belong to codes that are each declared once', () => {
    const declared = Object.values(core).flatMap((part) =>
      typeof part === 'function' && 'kinds' in part ? Object.keys(part.kinds) : [],
    )
    expect(declared.toSorted()).toEqual(codes.toSorted())
  })

  it('belong to codes of the form thing.reason', () => {
    for (const code of codes) expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/)
  })

  it('give a reason for every list row that was left out', () => {
    for (const problem of Object.keys(rowProblems) as (keyof typeof rowProblems)[])
      expect(rowProblemText({ problem, names: ['Gece'] })).toMatch(/^\p{Lu}.{5,}[^.]$/u)
  })
})
