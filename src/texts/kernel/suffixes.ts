/** Turkish suffixes follow the last sound of a word; for a number, the last sound of its last spoken word. */

const ones = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'] as const
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'] as const

/** The last spoken word of a whole number below a million: 26 → altı, 30 → otuz, 400 → yüz. */
const lastWordOf = (number: number): string => {
  if (number === 0 || number % 10 > 0) return ones[number % 10] ?? ''
  if (number % 100 > 0) return tens[(number % 100) / 10] ?? ''
  return number % 1000 > 0 ? 'yüz' : 'bin'
}

interface Sound {
  isBack: boolean
  isRounded: boolean
  endsInVowel: boolean
  isVoiceless: boolean
}

const soundOf = (word: string | number): Sound => {
  const letters = (typeof word === 'number' ? lastWordOf(word) : word).toLocaleLowerCase('tr')
  const vowel = /([aeıioöuü])[^aeıioöuü]*$/.exec(letters)?.[1] ?? 'e'
  return {
    isBack: 'aıou'.includes(vowel),
    isRounded: 'oöuü'.includes(vowel),
    endsInVowel: letters.endsWith(vowel),
    isVoiceless: /[fstkçşhp]$/.test(letters),
  }
}

/** 16’ya, 5’e, Kasım’a. */
export const dative = (word: string | number): string => {
  const { isBack, endsInVowel } = soundOf(word)
  return `’${endsInVowel ? 'y' : ''}${isBack ? 'a' : 'e'}`
}

/** 16’da, 5’te, Kasım’da. */
export const locative = (word: string | number): string => {
  const { isBack, isVoiceless } = soundOf(word)
  return `’${isVoiceless ? 't' : 'd'}${isBack ? 'a' : 'e'}`
}

/** 26’sı, 3’ü, 20’si: “26 of them”. */
export const possessive = (word: string | number): string => {
  const { isBack, isRounded, endsInVowel } = soundOf(word)
  const vowel = isBack ? (isRounded ? 'u' : 'ı') : isRounded ? 'ü' : 'i'
  return `’${endsInVowel ? 's' : ''}${vowel}`
}
