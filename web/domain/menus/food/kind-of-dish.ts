import { fold } from '../../../../src/core/shared/rules.ts'
import { chickenKinds, type DishKind, kinds, meatless, withMeat } from './dish-kinds.ts'
import { partsOf } from './parts-of.ts'

export type { DishKind } from './dish-kinds.ts'

/** Tags that count as part of the name; other tags do not say how a dish looks. */
const visualTags = ['corba', 'balik', 'tavuk', 'kofte', 'makarna', 'tatli', 'salata', 'meyve', 'etli']

export const isMeatlessTag = (tag: string): boolean => /^(ve[jg]et|vegan|etsiz|bitkisel)/.test(fold(tag.trim()))
const meatlessWords = /(^|[^a-z])(etsiz|vegan|ve[jg]et[ae]r[iy]|soya(?!ni|n |slu)|bitkisel)/
/** What a dish was only cooked in, and words that look like meat in the name of a dish without any. */
const asides = /(^| )((tavuk|et|kemik) suy(u|unda|una|uyla|lu)(?= [a-z])|etsiz|tavuksuz|kiymasiz)/g
const chickenWord = /(^|[^a-z])(tavu[kg]|pilic|hindi)/
const meatWord = /(^|[^a-z])(et|etli|kiyma|kuzu|dana|kusbasi|kavurmali|sucuk|pastirma|kofteli)/

const wordBefore = '(^|[^a-z])'
/** A word ending in -li only says what is in the dish: "nohutlu pilav" is rice, "etli nohut" chickpeas. */
const notAdjective = '(?![a-z]*(l[iu]|s[iu]z)([^a-z]|$))'

interface Pattern {
  kind: DishKind
  asHead: RegExp
  anywhere: RegExp
}

const patternsOf = (words: readonly (readonly [DishKind, string])[]): Pattern[] =>
  words.map(([kind, beginnings]) => ({
    kind,
    // A beginning that itself ends in -li, such as "zeytinyagli" or "turlu", is taken literally.
    asHead: new RegExp(
      `${wordBefore}(${beginnings
        .split('|')
        .map((one) => (/l[iu]$/.test(one) ? one : `${one}${notAdjective}`))
        .join('|')})`,
    ),
    anywhere: new RegExp(`${wordBefore}(${beginnings})`),
  }))

const ofAll = patternsOf(kinds)
const ofChicken = patternsOf(chickenKinds)

const firstIn = (patterns: readonly Pattern[], text: string): DishKind | undefined =>
  (patterns.find(({ asHead }) => asHead.test(text)) ?? patterns.find(({ anywhere }) => anywhere.test(text)))?.kind

/** Pieces, a leg, a fillet: chicken has more looks than any other dish. */
const chickenIn = (text: string): DishKind =>
  firstIn(ofChicken, text) ?? (/l[iu] /.test(text) ? 'chicken-saute' : 'chicken')

const kindIn = (text: string): DishKind | undefined => {
  const kind = firstIn(ofAll, text)
  if (kind === 'chicken') return chickenIn(text)
  if (kind === 'veg-stew' && chickenWord.test(text)) return 'chicken-stew'
  return kind === 'veg-stew' && meatWord.test(text) ? 'stew' : kind
}

/**
 * The drawing for a dish without a picture, chosen by the words of its main part and by its tags. Anything that says
 * the dish is meatless takes precedence, and an unknown dish is drawn covered.
 */
export const kindOfDish = ({ name, tags = [] }: { name: string; tags?: readonly string[] }): DishKind => {
  const folded = tags.map(fold)
  const main = fold(partsOf(name).main)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  const isMeatless = tags.some(isMeatlessTag) || meatlessWords.test(main)
  const text = [
    ...visualTags
      .filter((tag) => folded.includes(tag) && !main.includes(tag))
      .map((tag) => (tag === 'tatli' ? 'tatlisi' : tag)),
    main.replace(asides, '').trim(),
  ]
    .join(' ')
    .trim()
  const kind = kindIn(text) ?? 'dish'
  return isMeatless && withMeat.has(kind) ? (meatless[kind] ?? 'dish') : kind
}
