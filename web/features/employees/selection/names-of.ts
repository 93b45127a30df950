import { formatNumber } from '../../../shared/numbers.ts'

const shownNames = 5

/** Ayşe, Can, Ece ve 12 kişi daha */
export const namesOf = (people: readonly { full_name: string }[]): string => {
  const names = people.slice(0, shownNames).map(({ full_name }) => full_name)
  const more = people.length - names.length
  return more === 0 ? names.join(', ') : `${names.join(', ')} ve ${formatNumber(more)} kişi daha`
}
