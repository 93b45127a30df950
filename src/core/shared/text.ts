/** A fast path for most texts, which pays off in long lists. */
const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/**
 * Folds spellings that readers consider the same: `ŞİRKET`, `şirket` and `sirket`, `kâr` and `kar`. Removes case and
 * diacritics, including the dot of the i (rule W7). The SQL function `fold` does the same in the database.
 */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
        .replaceAll('ı', 'i')

/** `Anadolu Gıda A.Ş.` → `anadolu-gida-a-s` */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** `Ayşe Nur Yılmaz` → `A*** Y***`: enough to tell two people apart, too little to identify either. */
export const maskedName = (fullName: string): string => {
  const words = fullName.split(/\s+/).filter((word) => word !== '')
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words
  return shown.map((word = '') => `${[...word][0]}***`).join(' ')
}
