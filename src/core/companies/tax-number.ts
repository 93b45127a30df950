/** The last digit of a tax number (*vergi kimlik numarası*), which follows from the nine before it. */
const checkDigit = (digits: string): number => {
  const sum = Array.from(digits.slice(0, 9), Number).reduce((total, digit, at) => {
    const shifted = (digit + 9 - at) % 10
    return total + (shifted === 9 ? 9 : (shifted * 2 ** (9 - at)) % 9)
  }, 0)
  return (10 - (sum % 10)) % 10
}

export const taxNumberDigits = (typed: string): string => typed.replaceAll(' ', '')

/** Room for blanks between the digits. */
export const maxTaxNumber = 20

/** Eleven digits are the identity number of a person, which is not asked for (record 0140). */
export const taxNumberProblem = (digits: string): 'invalid' | 'personal' | undefined => {
  if (/^\d{11}$/.test(digits)) return 'personal'
  return /^\d{10}$/.test(digits) && checkDigit(digits) === Number(digits[9]) ? undefined : 'invalid'
}
