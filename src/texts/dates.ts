/** 23 Kasım Pazartesi: the day never stands alone at the end of a line. */
export const keptTogether = (date: string): string => date.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
