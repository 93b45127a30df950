import type { RecipeRowProblem } from '../../core/recipes/index.ts'
import { maxIngredients, maxRecipeDepth, maxRecipes, recipeLimits } from '../../core/recipes/rules.ts'
import { quantityText } from '../kernel/amounts.ts'
import { refusals } from './recipes.ts'
import { ambiguousQuantity, quantityExamples, trimProblem } from './typed-lines.ts'

/** A cell can hold anything, but a row gets one sentence. */
const shown = (text: string, max = 60): string => (text.length > max ? `${text.slice(0, max).toWellFormed()}…` : text)

const plainProblems = {
  component_missing: 'Bileşenin adı boş.',
  component_too_long: 'Bileşenin adı çok uzun.',
  portions_invalid: `Porsiyon 1 ile ${quantityText(recipeLimits.portions)} arasında tam sayı olmalı.`,
  portions_differ: 'Aynı reçetede iki ayrı porsiyon sayısı var.',
  cooked_weight_invalid: `Pişmiş porsiyon 1 ile ${quantityText(recipeLimits.cookedWeightG)} arasında tam sayı olmalı (gram).`,
  cooked_weight_differs: 'Aynı reçetede iki ayrı pişmiş porsiyon gramajı var.',
  method_too_long: `Yapılışı en fazla ${quantityText(recipeLimits.method)} karakter olabilir.`,
  ingredient_missing: 'Malzemenin adı boş.',
  ingredient_too_long: 'Malzemenin adı çok uzun.',
  quantity_missing: 'Miktar boş.',
  trim_invalid: trimProblem,
  note_too_long: `Not en fazla ${recipeLimits.note} karakter olabilir.`,
  lines_missing: 'Reçetenin malzemesi yok.',
  too_deep: refusals['recipe.too_deep']({ max: maxRecipeDepth }),
  too_many_lines: `Bir reçetede en fazla ${recipeLimits.lines} malzeme olabilir.`,
  too_many_ingredients: refusals['ingredient.too_many']({ max: maxIngredients }),
  too_many_recipes: refusals['recipe.too_many']({ max: maxRecipes }),
}

type PlainProblem = Extract<RecipeRowProblem, { code: keyof typeof plainProblems }>
const isPlain = (problem: RecipeRowProblem): problem is PlainProblem => Object.hasOwn(plainProblems, problem.code)

/** Why a row of a list of recipes, and with it its recipe, is not taken. */
export const recipeRowProblem = (problem: RecipeRowProblem): string => {
  if (isPlain(problem)) return plainProblems[problem.code]
  switch (problem.code) {
    case 'quantity_unreadable':
      return (
        ambiguousQuantity(shown(problem.typed)) ??
        `Miktar anlaşılmadı: “${shown(problem.typed)}”; birimiyle ve en fazla üç ondalıkla yazın: ${quantityExamples}.`
      )
    case 'unit_differs':
      return refusals['recipe.unit_differs'](problem)
    case 'ingredient_repeated':
      return refusals['recipe.ingredient_repeated'](problem)
    case 'part_missing':
      return refusals['recipe.part_missing'](problem)
    case 'part_not_taken':
      return `“${problem.name}” reçetesi alınamadığı için bu reçete de alınamaz.`
    case 'contains_itself':
      return refusals['recipe.contains_itself'](problem)
  }
}
