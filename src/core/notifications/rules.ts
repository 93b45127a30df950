import { can, type Member } from '../actors/rules.ts'
import { dayInMilliseconds, hourInMilliseconds, type LocalDate } from '../shared/rules.ts'

/** What a notification is about; `inbox` is for everything else. */
export const newsSubjects = ['menu', 'substitute', 'cancelled', 'reminder', 'answer', 'message', 'inbox'] as const
export type NewsSubject = (typeof newsSubjects)[number]

/** Pages of a company's panel that notifications link to. */
export const panelPages = [
  'general',
  'employees',
  'corporates',
  'caterings',
  'suppliers',
  'statements',
  'offers',
  'terminations',
  'supply_terminations',
  'orders',
  'privacy_requests',
] as const
export type PanelPage = (typeof panelPages)[number]

export interface News {
  /** For a message, this is also the message's id. */
  id: string
  subject: NewsSubject
  /** The day it is about, if there is exactly one. */
  day: LocalDate | null
}

/** The page of the individual area that a notification links to. */
export const pageOfNews = ({ id, subject, day }: News): string => {
  if (subject === 'message') return `mesaj/${id}`
  if (subject === 'answer') return 'istek-oneri'
  if (subject === 'inbox') return 'bildirimler'
  return day === null ? 'secim' : `secim?date=${day}`
}

/** Lines of an order that a notification names. */
export const maxNamedLines = 3

/** The page of the company's panel, below its address, that a notification links to. */
export const panelAddressOf = (companyType: string, page: string): string => {
  const isCatering = companyType === 'catering'
  const partners = isCatering ? 'corporates' : 'caterings'
  const tabs: Record<string, string> = {
    statements: `${partners}?tab=statements`,
    offers: `${partners}?tab=offers`,
    terminations: `${partners}?tab=terminations`,
    supply_terminations: 'suppliers?tab=terminations',
    privacy_requests: 'employees?tab=privacy',
    orders: isCatering ? 'suppliers?tab=orders' : 'orders',
  }
  return tabs[page] ?? page
}

const mergeWindowHours = 12

/** Newly published days are added to an unread notification of the same catering if it is newer than this (rule M6). */
export const mergeableSince = (now: Date): Date => new Date(now.getTime() - mergeWindowHours * hourInMilliseconds)

/** Merges the days of two notifications, in ascending order. */
export const mergeDays = (days: readonly LocalDate[], further: readonly LocalDate[]): LocalDate[] =>
  [...new Set([...days, ...further])].sort()

/** Whom an announcement is for: those who choose meals, or the staff of one type of company. */
export const audiences = ['everybody', 'employees', 'corporate', 'catering', 'supplier'] as const
export type Audience = (typeof audiences)[number]

export const maxAnnouncement = 300
export const maxAnnouncementDays = 31
/** How many are shown at any time. */
export const maxAnnouncements = 3

export const untilLatest = (start: Date): Date => new Date(start.getTime() + maxAnnouncementDays * dayInMilliseconds)

/** The audiences that somebody belongs to (rule A6). */
export const audiencesOf = (member: Member): Audience[] => [
  'everybody',
  ...(can(member, 'eat') ? (['employees'] as const) : []),
  ...(member.kind === 'staff' ? [member.companyType] : []),
]
