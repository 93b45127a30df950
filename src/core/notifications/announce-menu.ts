import type { Clock } from '../shared/index.ts'
import type { MenuNews } from './jobs.ts'
import type { Inboxes } from './ports.ts'

/** Everybody eats, whatever the role: the news go to all active people of the company who want them. */
export const announceMenu =
  (inboxes: Inboxes, clock: Clock) =>
  (news: MenuNews): Promise<number> =>
    inboxes.announceMenu(news, clock.now())
