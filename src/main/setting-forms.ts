import { createECDH } from 'node:crypto'
import { isEmail } from '../core/shared/rules.ts'
import { settingForms as forms } from '../texts/kernel/settings.ts'
import type { Form } from './setting.ts'

export const whole = (min: number, max: number): Form<number> => ({
  expects: forms.whole(min, max),
  read: (text) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined
  },
})

export const oneOf = <const T extends string>(...words: T[]): Form<T> => ({
  expects: forms.oneOf(words),
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
  expects: forms.origin(schemes),
  read: (text) => {
    const url = URL.parse(text)
    if (!url || url.username || url.password || url.search || url.hash || url.pathname !== '/') return undefined
    return schemes.includes(url.protocol.slice(0, -1)) ? url.origin : undefined
  },
})

/** `https://host[:port]`; for development on the same machine also `http://`. */
export const embedder: Form<string> = {
  expects: forms.embedder,
  read: (text) => {
    const given = origin('https', 'http').read(text)
    if (given === undefined) return undefined
    const { protocol, hostname } = new URL(given)
    const isOwnMachine = hostname === 'localhost' || hostname === '127.0.0.1'
    return hostName.read(hostname) !== undefined && (protocol === 'https:' || isOwnMachine) ? given : undefined
  },
}

export const postgresUrl: Form<string> = {
  expects: forms.postgresUrl,
  read: (text) => (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined),
}

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'

export const hostName: Form<string> = {
  expects: forms.hostName,
  read: (text) => (new RegExp(`^${label}(\\.${label})*$`, 'i').test(text) ? text.toLowerCase() : undefined),
}

export const listenAddress: Form<string> = {
  expects: forms.listenAddress,
  read: (text) => (/^[\da-f.:]*:[\da-f.:]*$/i.test(text) ? text : hostName.read(text)),
}

/** `HH:MM` */
export const timeOfDay: Form<string> = {
  expects: forms.timeOfDay,
  read: (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined),
}

export const path: Form<string> = {
  expects: forms.path,
  read: (text) => (text.includes('\0') ? undefined : text),
}

/** A host name, or `*.` and a host name for all its subdomains. */
export const hostPattern: Form<string> = {
  expects: forms.hostName,
  read: (text) => {
    const name = hostName.read(text.replace(/^\*\./, ''))
    return name === undefined ? undefined : `${text.startsWith('*.') ? '*.' : ''}${name}`
  },
}

export const hostWithPort: Form<string> = {
  expects: forms.hostWithPort,
  read: (text) => {
    const [name = '', port = '', ...more] = text.split(':')
    const host = hostName.read(name)
    const isWhole = more.length === 0 && host !== undefined && whole(1, 65535).read(port) !== undefined
    return isWhole ? `${host}:${Number(port)}` : undefined
  },
}

/** Also accepts the word `none`, for an empty list. */
export const orNone = <T>(form: Form<T[]>): Form<T[]> => ({
  ...form,
  read: (text) => (text === 'none' ? [] : form.read(text)),
})

/** The private half of a P-256 key pair, base64url. */
export const privateKey: Form<string> = {
  expects: forms.privateKey,
  read: (text) => {
    try {
      createECDH('prime256v1').setPrivateKey(text, 'base64url')
      return /^[\w-]{43}$/.test(text) ? text : undefined
    } catch {
      return undefined
    }
  },
}

/** What a bearer token may consist of here, and long enough that nobody guesses it. */
export const token: Form<string> = {
  expects: forms.token,
  read: (text) => (/^[\w-]{16,200}$/.test(text) ? text : undefined),
}

export const smtpUrl: Form<string> = {
  expects: forms.smtpUrl,
  read: (text) => {
    const url = URL.parse(text)
    return url?.hostname && ['smtp:', 'smtps:'].includes(url.protocol) ? text : undefined
  },
}

/** An address, or `Name <address>`. */
export const mailbox: Form<string> = {
  expects: forms.mailbox,
  read: (text) => {
    const named = /^[^<>@",;:\p{Cc}]+ <([^<>]+)>$/u.exec(text)
    return isEmail(named?.[1] ?? text) ? text : undefined
  },
}

export const line: Form<string> = {
  expects: forms.line,
  read: (text) => (/^[^\p{Cc}]{2,200}$/u.test(text) ? text : undefined),
}

export const contact: Form<string> = {
  expects: forms.contact,
  read: (text) => (['mailto:', 'https:'].includes(URL.parse(text)?.protocol ?? '') ? text : undefined),
}
