import fc from 'fast-check'

const turkish = fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîûÂÎÛ0189 .,-_%')
const mark = fc.constantFrom('\u0307', '\u0302', '\u0306', '\u0308', '\u0327', '\u0301', '\u0323', '\u036f')
const foreign = fc.constantFrom(...'éèñåøłßﬁǅΣςЙёאبा中日한가ﬀÅ', '👩‍🍳', '𝔸', '\u00a0', '\ufeff')

/** Text as people type it or copy it: Turkish letters, combining marks, other scripts. */
export const someText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: fc.oneof({ arbitrary: turkish, weight: 5 }, { arbitrary: mark, weight: 2 }, foreign) }),
  fc.string({ unit: 'grapheme' }),
)
