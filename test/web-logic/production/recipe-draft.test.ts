import { describe, expect, test } from 'vitest'
import { Fraction } from '../../../src/core/shared/rules.ts'
import type { Ingredient, RecipeCard } from '../../../web/api/generated.ts'
import { costOfDraft, costOfLine } from '../../../web/features/production/recipes/draft-cost.ts'
import {
  blankLine,
  bodyOf,
  type DraftLine,
  knownOf,
  multiplied,
  problemsOf,
  readLine,
  type RecipeDraft,
} from '../../../web/features/production/recipes/recipe-draft.ts'
import { suggestedNames } from '../../../web/features/production/recipes/suggested-names.ts'

const ingredient = (id: string, name: string, base_unit: Ingredient['base_unit']): Ingredient => ({
  ...{ id, name, base_unit },
  ...{ allergens: null, links: [], recipes: 0, version: 1 },
})
const recipe = (key: string, name: string): RecipeCard => ({ key, name, has_recipe: true, dishes: 1, cost: null })
const known = knownOf(
  [ingredient('1', 'Dana kuşbaşı', 'g'), ingredient('2', 'Yoğurt', 'g'), ingredient('3', 'Kuru soğan', 'g')],
  [recipe('yogurt', 'Yoğurt'), recipe('besamel sos', 'Beşamel sos'), recipe('lazanya', 'Lazanya')],
  'lazanya',
)
const line = (part: Partial<DraftLine>): DraftLine => ({ ...blankLine(1), ...part })
const draft = (...lines: DraftLine[]): RecipeDraft => ({
  ...{ startsOn: '2026-11-11', portions: '100', cookedWeight: '', method: '' },
  lines,
})

describe('A line of a recipe', () => {
  test('names an ingredient whatever its case and accents, and is sent with it', () => {
    const typed = line({ name: ' DANA KUSBASI ', quantity: '9 kg', trim: '%8', note: ' küp ' })
    expect(bodyOf(draft(typed, blankLine(2)), 'Tas kebabı', known).lines).toEqual([
      { ingredient_id: '1', quantity: 9, unit: 'kg', trim_percent: 8, note: 'küp' },
    ])
  })

  test('is another recipe if it is counted in portions, even where an ingredient has the same name', () => {
    const [portions, grams] = ['100 porsiyon', '9 kg'].map((quantity) =>
      readLine(line({ name: 'Yoğurt', quantity }), known),
    )
    expect([portions?.part?.key, portions?.ingredient]).toEqual(['yogurt', undefined])
    expect([grams?.ingredient?.id, grams?.part]).toEqual(['2', undefined])
  })

  test.each([
    [{ name: 'Kekik', quantity: '15 g' }, { name: '“Kekik” malzemelerinizde yok; Ctrl Enter ile ekleyin.' }],
    [{ quantity: '15 g' }, { name: 'Malzemenin adını yazın.' }],
    [{ name: 'Dana kuşbaşı' }, { quantity: 'Miktarı birimiyle yazın: 9 kg, 700 ml, 12 adet.' }],
    [{ name: 'Dana kuşbaşı', quantity: '9' }, { quantity: 'Miktarı birimiyle yazın: 9 kg, 700 ml, 12 adet.' }],
    [
      { name: 'Dana kuşbaşı', quantity: '1.250 kg' },
      { quantity: '“1.250 kg” iki türlü okunabilir: 1,250 kg ya da 1250 kg yazın.' },
    ],
    [{ name: 'Beşamel sos', quantity: '2 kg' }, { quantity: 'Miktarı porsiyonla yazın: Beşamel sos.' }],
    [{ name: 'Dana kuşbaşı', quantity: '9 kg', trim: '100' }, { trim: 'Fire 0 ile 99 arasında tam sayı olmalı.' }],
    [{}, {}],
  ])('says what is wrong in %o', (typed, problems) => {
    expect(readLine(line(typed), known).problems).toEqual(problems)
    expect(problemsOf(draft(line(typed)), known).form !== undefined).toBe(Object.keys(problems).length > 0)
  })

  test('costs nothing yet while its trim loss is not understood', () => {
    const read = readLine(line({ name: 'Dana kuşbaşı', quantity: '9 kg', trim: '100' }), known)
    expect(costOfLine(read, { lines: [] })).toEqual({ gross: undefined, kurus: undefined })
  })

  test('may not name the recipe that it is in', () => {
    expect(readLine(line({ name: 'Lazanya', quantity: '1 porsiyon' }), known).part).toBeUndefined()
  })
})

test('Other portions multiply what is understood and leave the rest as it was typed', () => {
  const lines = ['9 kg', '700 ml', '3 adet', 'biraz'].map((quantity) => line({ quantity }))
  expect(multiplied(lines, { from: 100, to: 250 }).map(({ quantity }) => quantity)).toEqual([
    '22,5 kg',
    '1,75 L',
    '7,5 adet',
    'biraz',
  ])
})

test('Suggestions begin with the second letter, names that begin with the letters first', () => {
  expect(suggestedNames('s', known)).toEqual([])
  expect(suggestedNames('so', known).map(({ name }) => name)).toEqual(['Beşamel sos', 'Kuru soğan'])
  expect(suggestedNames('ku', known).map(({ name }) => name)).toEqual(['Kuru soğan', 'Dana kuşbaşı'])
})

test('A cost names what it does not know and never counts it as nothing', () => {
  const cost = costOfDraft(
    [
      { name: 'Dana kuşbaşı', cost: { gross: 9782.609, kurus: Fraction.of(598_696) } },
      { name: 'Kekik', cost: { gross: 15, kurus: undefined } },
      { name: 'Henüz yazılmadı', cost: { gross: undefined, kurus: undefined } },
    ],
    100,
  )
  expect(cost).toEqual({
    total: 5986.96,
    perPortion: 59.87,
    parts: [{ name: 'Dana kuşbaşı', lira: 59.87 }],
    unknown: ['Kekik'],
  })
})
