import { type ExportedRecipe, RecipeBookSheets } from '../../core/recipes/index.ts'
import { recipeBookHeadings as headings, recipeBookTitle } from '../../texts/kernel/sheets.ts'
import { measureTyped } from '../../texts/recipes/amounts.ts'
import { plain } from './cells.ts'
import { streamedWorkbook } from './streamed-sheet.ts'

/** The component is on each line, so that a sorted or filtered sheet can be imported; the rest is on the first. */
const linesOf = ({ name, portions, cookedWeightG, method, lines }: ExportedRecipe): string[][] =>
  lines.map((line, at) => [
    plain(name),
    at === 0 ? String(portions) : '',
    plain(line.name),
    measureTyped(line.quantity, line.unit),
    line.trim === 0 ? '' : String(line.trim),
    plain(line.note),
    at === 0 ? String(cookedWeightG ?? '') : '',
    at === 0 ? plain(method) : '',
  ])

export class ExcelRecipeBookSheets extends RecipeBookSheets {
  write(recipes: readonly ExportedRecipe[]): AsyncIterable<Uint8Array> {
    return streamedWorkbook([
      {
        title: recipeBookTitle,
        columns: [
          { header: headings.component, width: 32 },
          { header: headings.portions, width: 10 },
          { header: headings.ingredient, width: 32 },
          { header: headings.quantity, width: 14 },
          { header: headings.trim, width: 8 },
          { header: headings.note, width: 24 },
          { header: headings.cookedWeight, width: 20 },
          { header: headings.method, width: 80 },
        ],
        batches: recipes.map(linesOf),
      },
    ])
  }
}
