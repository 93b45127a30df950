/** Counts letters as people see them, so that no emoji is cut in half. */
export const firstLetters = (text: string, max: number): string =>
  Array.from(new Intl.Segmenter('tr').segment(text), ({ segment }) => segment)
    .slice(0, max)
    .join('')
