import type { Product } from './product.ts'
import { type Person, tokenOf } from './world.ts'

/** Newest first: title, body and the page of the panel that each leads to. */
export const inboxOf = async (product: Product, person: Person) =>
  (
    await product.call('listNotifications', {
      as: await tokenOf(product, person),
      path: { companyId: person.companyId, userId: person.id },
    })
  ).body.notifications.map(({ title, body, page }) => [title, body.replaceAll('\u00A0', ' '), page])
