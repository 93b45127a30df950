import { fold } from '../../../src/core/shared/rules.ts'

/** Beginnings of words, folded. The first kind that one of them fits is taken, so the more telling ones come first. */
const words = {
  soup: 'corba',
  fish: 'balik|hamsi|somon|levrek|palamut|cipura|uskumru|alabalik|karides|mezgit|istavrit|lufer|ton',
  chicken: 'tavu|pilic|hindi',
  manti: 'manti',
  bulgur: 'mercimek kofte|cig kofte|kisir|bulgur',
  meatballs: 'kofte',
  bake: 'lazanya|musakka|graten|firin makarna|besamel|mucver',
  dolma: 'dolma|sarma|karniyarik|imam bayildi',
  pastry: 'borek|pide|lahmacun|pizza|gozleme|pogaca|simit|ekmek|kis|tost|sandvic|durum',
  stew: 'guvec|gulas|kapuska|turlu|yahni|orman kebab|ciftlik kebab|etli bezelye|etli ispanak|etli taze',
  'bean-salad': 'piyaz',
  vegetables:
    'zeytinyagli|taze fasulye|enginar|pirasa|kereviz|ispanak|bamya|brokoli|karnabahar|sebze|kabak|patlican|semizotu|bezelye|mantar|humus',
  beans: 'fasulye|nohut|barbunya|mercimek|borulce|bakla',
  meat: 'tas kebab|hunkar|sote|kavurma|kuzu|dana|rosto|tandir|ankara tava|haslama|bonfile|saray|islim',
  kebab: 'kebap|kebab|adana|urfa|sis|doner|iskender|pirzola|izgara|beyti',
  pasta: 'makarna|spagetti|eriste|noodle|ravioli|penne',
  egg: 'menemen|omlet|yumurta|sahanda|cilbir',
  rice: 'pilav|pirinc',
  potatoes: 'patates|pure',
  cacik: 'cacik',
  yogurt: 'yogurt|haydari|naneli sos',
  pickles: 'tursu',
  salad: 'salata|roka|marul|ezme|coban|yesillik|sogus|biber',
  drink: 'ayran|limonata|komposto|hosaf|serbet|meyve suyu|salgam',
  dessert:
    'tatli|baklava|sutlac|helva|kadayif|kek|pasta|muhallebi|puding|dondurma|revani|kazandibi|tulumba|sekerpare|asure|trilece|kurabiye',
  fruit: 'meyve|elma|portakal|karpuz|kavun|muz|mandalina|uzum|cilek|seftali',
} as const

export type DishKind = keyof typeof words | 'dish'

const kinds = Object.entries(words).map(([kind, beginnings]) => ({
  kind: kind as DishKind,
  pattern: new RegExp(`(^|[^a-z])(${beginnings})`),
}))

/** What a tag says for certain comes before the words; what it only hints at comes after them. */
const certain: Readonly<Record<string, DishKind>> = {
  corba: 'soup',
  balik: 'fish',
  tavuk: 'chicken',
  makarna: 'pasta',
  tatli: 'dessert',
  salata: 'salad',
  meyve: 'fruit',
}
const hinted: Readonly<Record<string, DishKind>> = {
  kofte: 'meatballs',
  etli: 'meat',
  izgara: 'kebab',
  'hamur isi': 'pastry',
  firin: 'bake',
  vejetaryen: 'vegetables',
  vegan: 'vegetables',
}

/** "Kuru fasulye, pirinç pilavı, cacık" is a main dish and its sides. */
export const partsOf = (name: string): { main: string; sides: string[] } => {
  const [main = name, ...sides] = name.split(/\s*[,+]\s*/).filter((part) => part !== '')
  return { main, sides }
}

const kindInWords = (text: string): DishKind | undefined => kinds.find(({ pattern }) => pattern.test(fold(text)))?.kind

/** Which drawing stands for a dish without a picture: by its tags and by the words of its main part. */
export const kindOfDish = ({ name, tags = [] }: { name: string; tags?: readonly string[] }): DishKind => {
  const folded = tags.map(fold)
  const said = (by: Readonly<Record<string, DishKind>>) =>
    folded.map((tag) => by[tag]).find((kind) => kind !== undefined)
  return said(certain) ?? kindInWords(partsOf(name).main) ?? said(hinted) ?? 'dish'
}
