/** Sibel Güler → SG; a single word gives its first two letters. */
export const initialsOf = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return (last === '' ? first.slice(0, 2) : `${first.charAt(0)}${last.charAt(0)}`).toLocaleUpperCase('tr')
}

/**
 * Poyraz Otomotiv Sanayi A.Ş. → PO: Turkish company names end with trade and legal form, so the first two words count.
 */
export const companyInitials = (name: string): string =>
  initialsOf((name.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 2).join(' '))
