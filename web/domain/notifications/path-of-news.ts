import { pageOfNews } from '../../../src/core/notifications/rules.ts'
import type { Notification } from '../../api/generated-eating.ts'

type Panel = NonNullable<Notification['page']>

type Places = { toPanel: (page: Panel) => string; toArea: (page: string) => string }

/** A notification leads to a page of the panel or, if it is about one's own meal, of the individual area. */
export const pathOfNews = ({ id, subject, date, page }: Notification, { toPanel, toArea }: Places): string =>
  page === null ? toArea(pageOfNews({ id, subject, day: date })) : toPanel(page)
