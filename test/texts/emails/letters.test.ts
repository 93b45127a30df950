import { describe, expect, it } from 'vitest'
import { emailKinds } from '../../../src/core/emails/rules.ts'
import { type Letter, renderLetter } from '../../../src/texts/emails/letter.ts'

const url = 'https://yemek.example/app/bildirimler'
const letter = (some: Partial<Letter> = {}): Letter => ({
  kind: 'contracts',
  parts: [{ title: 'Teklifiniz kabul edildi', body: 'Yeni fiyat 1 Aralık’tan başlar.\n\nTeşekkürler.' }],
  button: { label: null, url },
  recipient: { fullName: 'Ayşe Yılmaz', companyName: 'Örnek Metal' },
  switches: { settingsUrl: 'https://yemek.example/app/hesabim', unsubscribeUrl: 'https://yemek.example/e#x' },
  ...some,
})

describe('a mail', () => {
  it('says the same in text and HTML, with one link as a button and as text', () => {
    const { subject, text, html } = renderLetter(letter())
    expect(subject).toBe('Teklifiniz kabul edildi')
    for (const form of [text, html])
      for (const part of [
        'Merhaba Ayşe Yılmaz,',
        'Yeni fiyat 1 Aralık’tan başlar.',
        'Anlaşmaları aç',
        url,
        'Örnek Metal',
      ])
        expect(form).toContain(part)
    expect(html.split(`href="${url}"`)).toHaveLength(3)
    expect(html).not.toMatch(/<img|<script|src=|url\(/)
  })

  it('counts the news that share it in its subject', () => {
    const parts = [1, 2, 3].map((number) => ({ title: `Haber ${number}`, body: '' }))
    const { subject, text } = renderLetter(letter({ parts }))
    expect(subject).toBe('Teklifler ve anlaşmalar: 3 yeni bildirim')
    expect(text).toContain('Haber 1\n\nHaber 2\n\nHaber 3')
  })

  it('has one line as its subject and no foreign tags, whatever was typed', () => {
    const hostile = 'Başlık\r\nBcc: kurban@ornek.com\u2028\0<img src=x onerror=alert(1)>"\'&'
    const recipient = { fullName: hostile, companyName: hostile }
    const { subject, html } = renderLetter(letter({ parts: [{ title: hostile, body: hostile }], recipient }))
    expect(subject).not.toMatch(/[\r\n\0\u2028]/)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  })

  it.each(emailKinds)('of the kind %s reads well without an account, a button and switches', (kind) => {
    const { text, html } = renderLetter(letter({ kind, button: null, recipient: null, switches: null }))
    expect(text).not.toMatch(/undefined|null/)
    expect(html).not.toMatch(/undefined|null|href=/)
  })
})
