import { formatNumber } from '../../words/numbers.ts'

const shownNames = 5

/** Ayşe, Can, Ece ve 12 kişi daha */
export const namesOf = (named: readonly { full_name: string }[], unit = 'kişi'): string => {
  const names = named.slice(0, shownNames).map(({ full_name }) => full_name)
  const more = named.length - names.length
  return more === 0 ? names.join(', ') : `${names.join(', ')} ve ${formatNumber(more)} ${unit} daha`
}
