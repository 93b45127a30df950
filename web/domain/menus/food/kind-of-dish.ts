import { fold } from '../../../../src/core/shared/rules.ts'
import { chickenKinds, type DishKind, kinds, meatless, withMeat } from './dish-kinds.ts'

export type { DishKind } from './dish-kinds.ts'

/** "Kuru fasulye, pirinç pilavı, cacık" is a main dish and its sides. */
export const partsOf = (name: string): { main: string; sides: string[] } => {
  const [main = name, ...sides] = name.split(/\s*[,+]\s*/).filter((part) => part !== '')
  return { main, sides }
}

/** A tag of these is one word more; of the others none tells how a dish looks. */
const tellingTags = ['corba', 'balik', 'tavuk', 'kofte', 'makarna', 'tatli', 'salata', 'meyve', 'etli']

export const isMeatlessTag = (tag: string): boolean => /^(ve[jg]et|vegan|etsiz|bitkisel)/.test(fold(tag.trim()))
const meatlessWords = /(^|[^a-z])(etsiz|vegan|ve[jg]et[ae]r[iy]|soya(?!ni|n |slu)|bitkisel)/
/** What it was only cooked in, and what looks like meat in a name without any. */
const asides = /(^| )((tavuk|et|kemik) suy(u|unda|una|uyla|lu)(?= [a-z])|etsiz|tavuksuz|kiymasiz)/g
const chickenWord = /(^|[^a-z])(tavu[kg]|pilic|hindi)/
const meatWord = /(^|[^a-z])(et|etli|kiyma|kuzu|dana|kusbasi|kavurmali|sucuk|pastirma|kofteli)/

const wordBefore = '(^|[^a-z])'
/** A word in -li only tells what is in the dish: "nohutlu pilav" is rice, "etli nohut" chickpeas. */
const isNoAdjective = '(?![a-z]*(l[iu]|s[iu]z)([^a-z]|$))'

interface Pattern {
  kind: DishKind
  asHead: RegExp
  anywhere: RegExp
}

const patternsOf = (words: readonly (readonly [DishKind, string])[]): Pattern[] =>
  words.map(([kind, beginnings]) => ({
    kind,
    // A beginning that itself ends in -li, such as "zeytinyagli" or "turlu", is meant as it stands.
    asHead: new RegExp(
      `${wordBefore}(${beginnings
        .split('|')
        .map((one) => (/l[iu]$/.test(one) ? one : `${one}${isNoAdjective}`))
        .join('|')})`,
    ),
    anywhere: new RegExp(`${wordBefore}(${beginnings})`),
  }))

const ofAll = patternsOf(kinds)
const ofChicken = patternsOf(chickenKinds)

const firstIn = (patterns: readonly Pattern[], text: string): DishKind | undefined =>
  (patterns.find(({ asHead }) => asHead.test(text)) ?? patterns.find(({ anywhere }) => anywhere.test(text)))?.kind

/** Pieces of chicken, a leg, a fillet: it has more looks than any other dish. */
const chickenIn = (text: string): DishKind =>
  firstIn(ofChicken, text) ?? (/l[iu] /.test(text) ? 'chicken-saute' : 'chicken')

const kindIn = (text: string): DishKind | undefined => {
  const kind = firstIn(ofAll, text)
  if (kind === 'chicken') return chickenIn(text)
  if (kind === 'veg-stew' && chickenWord.test(text)) return 'chicken-stew'
  return kind === 'veg-stew' && meatWord.test(text) ? 'stew' : kind
}

/**
 * Which drawing stands for a dish without a picture: by the words of its main part and by its tags. What says that there is no meat in it
 * comes before everything else, and what is not known is a covered dish.
 */
export const kindOfDish = ({ name, tags = [] }: { name: string; tags?: readonly string[] }): DishKind => {
  const folded = tags.map(fold)
  const main = fold(partsOf(name).main)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  const isMeatless = tags.some(isMeatlessTag) || meatlessWords.test(main)
  const text = [
    ...tellingTags
      .filter((tag) => folded.includes(tag) && !main.includes(tag))
      .map((tag) => (tag === 'tatli' ? 'tatlisi' : tag)),
    main.replace(asides, '').trim(),
  ]
    .join(' ')
    .trim()
  const kind = kindIn(text) ?? 'dish'
  return isMeatless && withMeat.has(kind) ? (meatless[kind] ?? 'dish') : kind
}
