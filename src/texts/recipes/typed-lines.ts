export const quantityExamples = '9 kg, 700 ml, 12 adet'
export const trimProblem = 'Fire 0 ile 99 arasında tam sayı olmalı.'

/** `1.250 kg` is 1.25 kg to one cook and 1,250 kg to another; undefined for other texts. */
export const ambiguousQuantity = (typed: string): string | undefined =>
  /^\d+\.\d{3}\s*\p{L}+$/u.test(typed)
    ? `“${typed}” iki türlü okunabilir: ${typed.replace('.', ',')} ya da ${typed.replace('.', '')} yazın.`
    : undefined
