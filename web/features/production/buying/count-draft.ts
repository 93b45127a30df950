import { type BaseUnit, baseUnitOf, type TypedUnit, typedQuantity } from '../../../../src/core/recipes/rules.ts'
import type { SaveShelfCountApiArg, ShelfItem } from '../../../api/generated.ts'

export interface CountDraft {
  /** HH:MM, `none` for the start of the day, or empty for what is proposed. */
  time: string
  /** By ingredient. */
  typed: Readonly<Record<string, string>>
}

const examples: Readonly<Record<BaseUnit, string>> = { g: '12,5\u00a0kg', ml: '18\u00a0L', adet: '120\u00a0adet' }

type Counted = { quantity: number; unit: Exclude<TypedUnit, 'porsiyon'> }

/** An empty shelf is a count too, which recipes have no use for: `0`, `0 kg`. */
const countedIn = (text: string, base: BaseUnit): Counted | undefined => {
  if (/^0+([.,]0+)?$/.test(text.trim())) return { quantity: 0, unit: base }
  const nothing = /^0+(?:[.,]0+)?\s*(\p{L}+)$/u.exec(text.trim())
  const typed = typedQuantity(nothing === null ? text : `1 ${nothing[1]}`)
  if (typed === undefined || typed.unit === 'porsiyon' || baseUnitOf(typed.unit) !== base) return undefined
  return { quantity: nothing === null ? typed.quantity : 0, unit: typed.unit }
}

const typedLines = (typed: CountDraft['typed'], shelf: readonly ShelfItem[]) =>
  shelf.flatMap((item) => {
    const text = typed[item.ingredient_id] ?? ''
    return text.trim() === '' ? [] : [{ item, counted: countedIn(text, item.base_unit) }]
  })

/** By ingredient, and of the whole count. */
export const problemsOf = (
  date: string,
  { typed }: CountDraft,
  shelf: readonly ShelfItem[],
): Partial<Record<string, string>> => {
  const lines = typedLines(typed, shelf)
  return {
    ...(date === '' && { date: 'Günü yazın.' }),
    ...(lines.length === 0 && { form: 'En az bir malzemenin miktarını yazın.' }),
    ...Object.fromEntries(
      lines
        .filter(({ counted }) => counted === undefined)
        .map(({ item }) => [item.ingredient_id, `Birimiyle yazın: ${examples[item.base_unit]}`]),
    ),
  }
}

/** Only what was typed. */
export const countsOf = (
  typed: CountDraft['typed'],
  shelf: readonly ShelfItem[],
): SaveShelfCountApiArg['body']['counts'] =>
  typedLines(typed, shelf).flatMap(({ item, counted }) =>
    counted === undefined ? [] : [{ ingredient_id: item.ingredient_id, ...counted }],
  )

export const exampleOf = (base: BaseUnit): string => examples[base]
