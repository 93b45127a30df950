import type { LocalDate } from '../shared/rules.ts'

/** What news are about. `inbox`: none of the others. */
export const newsSubjects = ['menu', 'substitute', 'cancelled', 'reminder', 'answer', 'message', 'inbox'] as const
export type NewsSubject = (typeof newsSubjects)[number]

/** Pages of a company's panel that news lead to. */
export const panelPages = ['general', 'employees', 'corporates', 'caterings', 'suppliers'] as const
export type PanelPage = (typeof panelPages)[number]

export interface News {
  /** Of a message also the message's. */
  id: string
  subject: NewsSubject
  /** The one day that it is about. */
  day: LocalDate | null
}

/** The page of the individual area that news lead to. */
export const pageOfNews = ({ id, subject, day }: News): string => {
  if (subject === 'message') return `mesaj/${id}`
  if (subject === 'answer') return 'istek-oneri'
  if (subject === 'inbox') return 'bildirimler'
  return day === null ? 'secim' : `secim?date=${day}`
}

const takesInForHours = 12

/** Unread news of a menu takes in further days of the same catering if it is younger than this (rule M6). */
export const stillNewsSince = (now: Date): Date => new Date(now.getTime() - takesInForHours * 3_600_000)

/** The days of a news item that takes in those of another one, in ascending order. */
export const withFurtherDays = (days: readonly LocalDate[], further: readonly LocalDate[]): LocalDate[] =>
  [...new Set([...days, ...further])].sort()
