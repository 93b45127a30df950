import type { LocalDate } from './dates.ts'

const forms = [
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>2\d{3})$/,
  /^(?<year>2\d{3})-(?<month>\d{2})-(?<day>\d{2})$/,
]

/** A date as people and spreadsheets write it, like 7.12.2026 or 2026-12-07; undefined if there is no such day. */
export const typedDate = (typed: string): LocalDate | undefined => {
  const text = typed.trim().replace(/[ T]00:00(:00)?$/, '')
  const { year = '', month = '', day = '' } = forms.map((form) => form.exec(text)).find(Boolean)?.groups ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const noon = new Date(`${date}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(date) ? date : undefined
}
