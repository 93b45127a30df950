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

/** How long news of a menu that nobody has read yet take in further days of the same catering, in hours. */
export const joinsNewsForHours = 12
