import type { SettingName } from '../texts/kernel/settings.ts'

/** The format of an environment variable; `read` returns undefined for an invalid value. */
export type Form<T> = { expects: string; read: (text: string) => T | undefined }

export type Setting<T> = {
  name: SettingName
  /** As shown in the README; `${NAME}` stands for the value of another setting. */
  fallback: string | undefined
  form: Form<T>
  /** For the README; the command line has its own Turkish text. */
  about: string
  /** Secrets never appear in error messages. */
  secret?: boolean
}

export const setting = <T>(name: SettingName, fallback: string, form: Form<T>, about: string): Setting<T> => ({
  name,
  fallback,
  form,
  about,
})

export const optional = <T>(name: SettingName, form: Form<T>, about: string): Setting<T | undefined> => ({
  name,
  fallback: undefined,
  form,
  about,
})

export const secret = <T>(of: Setting<T>): Setting<T> => ({ ...of, secret: true })
