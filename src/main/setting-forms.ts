import type { Form } from './setting.ts'

export const whole = (min: number, max: number): Form<number> => ({
  expects: `${min} ile ${max} arasında bir tam sayı olmalı`,
  read: (text) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined
  },
})

export const oneOf = <const T extends string>(...words: T[]): Form<T> => ({
  expects: words.length === 1 ? `yalnızca ${words[0]} olabilir` : `şunlardan biri olmalı: ${words.join(', ')}`,
  read: (text) => words.find((word) => word === text),
})

export const listOf = <T>(item: Form<T>, expects: string): Form<T[]> => ({
  expects,
  read: (text) => {
    const items = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map(item.read)
    return items.includes(undefined) ? undefined : (items as T[])
  },
})

/** `scheme://host[:port]` without a path. */
export const origin = (...schemes: string[]): Form<string> => ({
  expects: `${schemes.map((scheme) => `${scheme}://`).join(' ya da ')} ile başlayan, yolu olmayan bir adres olmalı`,
  read: (text) => {
    const url = URL.parse(text)
    if (!url || url.username || url.password || url.search || url.hash || url.pathname !== '/') return undefined
    return schemes.includes(url.protocol.slice(0, -1)) ? url.origin : undefined
  },
})

export const postgresUrl: Form<string> = {
  expects: 'postgres:// ile başlayan bir bağlantı adresi olmalı',
  read: (text) => (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined),
}

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'

export const hostName: Form<string> = {
  expects: 'bir sunucu adı olmalı',
  read: (text) => (new RegExp(`^${label}(\\.${label})*$`, 'i').test(text) ? text.toLowerCase() : undefined),
}

export const listenAddress: Form<string> = {
  expects: 'bir IP adresi ya da sunucu adı olmalı',
  read: (text) => (/^[\da-f.:]*:[\da-f.:]*$/i.test(text) ? text : hostName.read(text)),
}

export const path: Form<string> = {
  expects: 'bir klasör yolu olmalı',
  read: (text) => (text.includes('\0') ? undefined : text),
}
