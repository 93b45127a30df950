/** @internal */

import { withoutExtras } from './pasted-words.ts'

/** Puts the text on one line, without extra blanks, control characters and lone surrogates. */
const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()

/**
 * The name of a dish as it can stand on a line, where `|` would start another one. Without its energy, and empty if it is
 * only a dash.
 */
export const dishText = (text: string): string => {
  const dish = withoutExtras(plainText(text.replaceAll('|', '/')).replace(/^[-–—\s]+/, ''))
  return dish === text ? dish : dishText(dish)
}

/** A label must not contain anything that would end it, or start with something that looks like a separator. */
export const labelText = (text: string): string =>
  plainText(plainText(text.replaceAll(':', ' ')).replace(/\s[-–—]+/g, ' ')).replace(/^[-–—\s]+/, '')

/** Parses `label: dish`. After a known label, a dash works as well as a colon. */
export const labelledItem = (
  item: string,
  isKnown: (label: string) => boolean,
): { label: string; dish: string } | undefined => {
  const colon = item.indexOf(':')
  const dash = item.search(/\s[-–—]/)
  const isDashFirst = dash > 0 && (colon < 0 || dash < colon) && isKnown(item.slice(0, dash))
  const end = isDashFirst ? dash : colon
  const label = end > 0 ? labelText(item.slice(0, end)) : ''
  return label === '' ? undefined : { label, dish: dishText(item.slice(end + 1)) }
}
