/** Sibel Güler → SG; of one word its first two letters. */
export const initialsOf = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return (last === '' ? first.slice(0, 2) : `${first.charAt(0)}${last.charAt(0)}`).toLocaleUpperCase('tr')
}

/** Poyraz Otomotiv Sanayi A.Ş. → PO: what a company is comes last, so its first two words count. */
export const companyInitials = (name: string): string =>
  initialsOf((name.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 2).join(' '))
