import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { CoursesNews } from './ports.ts'

/** Notifies everyone who eats on the day, regardless of their notification settings, like a substituted dish (rule K5). */
export const announceCourses = defineJob(
  'announceCourses',
  [announce],
  (announce) => (news: CoursesNews) => announce(news, (inboxes, now) => inboxes.announceCourses(news, now)),
)
