/** What a value of one environment variable may look like; `read` answers undefined for a wrong one. */
export type Form<T> = { expects: string; read: (text: string) => T | undefined }

export type Setting<T> = {
  name: string
  /** As the README shows it; a `${NAME}` in it stands for the value of another setting. */
  fallback: string | undefined
  form: Form<T>
  about: string
  /** A secret is never repeated in an error message. */
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
