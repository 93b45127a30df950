import type * as module from '../../core/recipes/index.ts'
import { quantityText } from '../kernel/amounts.ts'
import { dated } from '../kernel/dates.ts'
import { recipeBookHeadings } from '../kernel/sheets.ts'
import { listOf, type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'

/** How a unit is named where people choose one. */
const unitNames = { g: 'gram', ml: 'mililitre', adet: 'adet', porsiyon: 'porsiyon' } as const
const inUnits = {
  g: 'g ya da kg ile',
  ml: 'ml ya da L ile',
  adet: 'adetle',
  porsiyon: 'porsiyonla',
} as const

/** The units of which an ingredient keeps one. */
export const baseUnitChoices = { g: 'Ağırlık (g, kg)', ml: 'Hacim (ml, L)', adet: 'Adet' } as const

export const refusals = {
  'ingredient.missing': 'Malzeme bulunamadı.',
  'ingredient.name_taken': 'Bu adda bir malzemeniz zaten var.',
  'ingredient.too_many': (facts) => `En fazla ${quantityText(facts.max)} malzeme eklenebilir.`,
  'ingredient.unit_in_use': 'Malzeme kullanıldığı için birimi değiştirilemez; başka adla yeni bir malzeme ekleyin.',
  'ingredient.product_missing': 'Bağlanan ürün artık satılmıyor.',
  'ingredient.product_taken': 'Bu ürün başka bir malzemenize bağlı.',
  'ingredient.product_repeated': 'Bir ürün malzemeye bir kez bağlanabilir.',
  'ingredient.content_invalid': 'Satış biriminin içeriği sıfırdan büyük ve en fazla üç ondalıklı olmalıdır.',
  'ingredient.unit_differs': (facts) =>
    `Satış biriminin içeriğini ${inUnits[facts.base]} yazın; malzeme ${unitNames[facts.base]} olarak tutuluyor.`,
  'recipe.missing': 'Bu bileşen yemeklerinizde yok.',
  'recipe.name_differs': 'Bileşenin adı, anahtarıyla aynı olmalıdır.',
  'recipe.past': 'Reçete geçmiş bir günden başlayamaz; geçmişin maliyeti değişmez.',
  'recipe.too_many': (facts) => `En fazla ${quantityText(facts.max)} reçete yazılabilir.`,
  'recipe.ingredient_missing': 'Her satır malzemelerinizden biri ya da başka bir reçete olmalıdır.',
  'recipe.ingredient_repeated': (facts) =>
    `Aynı malzeme iki satırda; miktarları bir satırda toplayın ya da notlarını ayırın: ${facts.name}.`,
  'recipe.part_missing': (facts) => `Reçetelerinizde “${facts.name}” yok.`,
  'recipe.unit_differs': (facts) => `Miktarı ${inUnits[facts.base]} yazın: ${facts.name}.`,
  'recipe.quantity_invalid': (facts) => `Miktar sıfırdan büyük ve en fazla üç ondalıklı olmalıdır: ${facts.name}.`,
  'recipe.contains_itself': (facts) => `Reçete kendi kendini içeremez: ${facts.way}.`,
  'recipe.too_deep': (facts) => `En fazla ${facts.max} reçete iç içe olabilir.`,
  'recipe.changed_meanwhile': (facts) =>
    `${facts.by || 'Bir yazılım'} siz yazarken reçeteyi değiştirdi. Onunkini açın ya da sizinkini yeniden kaydedin.`,
  'recipe_list.headings_missing': `Başlık satırı bulunamadı; listede “${recipeBookHeadings.component}”, “${recipeBookHeadings.ingredient}” ve “${recipeBookHeadings.quantity}” başlıkları olmalıdır.`,
  'recipe_list.empty': 'Listede hiç reçete yok.',
  'recipe_list.formulas_blank':
    'Dosyada sonucu kaydedilmemiş formüller var; dosyayı Excel’de açıp kaydedin, sonra yeniden deneyin.',
  'recipe.firm_missing': 'Firmalardan biri ortağınız değil.',
} satisfies RefusalSentences<typeof module>

const recipeLines = (lines: number): string => (lines === 0 ? 'reçete kaldırıldı' : `${quantityText(lines)} malzeme`)

export const events = {
  'ingredient.added': ({ meta: { name } }) => `Malzeme eklendi: ${name}`,
  'ingredient.updated': ({ meta: { name }, changed }) => `“${name}” malzemesi güncellendi (${listOf(changed)})`,
  'recipe.saved': ({ meta: { name, starts_on, lines } }) =>
    `Reçete kaydedildi: ${name}, ${dated(starts_on)} gününden başlayarak (${recipeLines(lines)})`,
  'recipes.imported': ({ meta: { added, changed, ingredients } }) =>
    `Dosyadan ${[
      added > 0 && `${quantityText(added)} reçete eklendi`,
      changed > 0 && `${quantityText(changed)} reçete değişti`,
      ingredients > 0 && `${quantityText(ingredients)} malzeme eklendi`,
    ]
      .filter(Boolean)
      .join(', ')}`,
  'recipe.portion_factors_changed': ({ meta: { key, firms } }) =>
    `${quantityText(firms)} firmanın porsiyon oranı değişti: ${key}`,
} satisfies LogSentences<typeof module>
