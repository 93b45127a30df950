/** What the value of an environment variable may look like; `read` returns undefined for an invalid one. */
export type Form<T> = { expects: string; read: (text: string) => T | undefined }

export type Setting<T> = {
  name: string
  /** As shown in the README; `${NAME}` stands for the value of another setting. */
  fallback: string | undefined
  form: Form<T>
  about: string
  /** Secrets never appear in error messages. */
  secret?: boolean
}

export const setting = <T>(name: string, fallback: string, form: Form<T>, about: string): Setting<T> => ({
  name,
  fallback,
  form,
  about,
})

export const optional = <T>(name: string, form: Form<T>, about: string): Setting<T | undefined> => ({
  name,
  fallback: undefined,
  form,
  about,
})

export const secret = <T>(of: Setting<T>): Setting<T> => ({ ...of, secret: true })
