import type { ImportRecipesApiResponse } from '../../../api/generated.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

type Listed = ImportRecipesApiResponse['recipes'][number]

export const recipesThatAre = ({ recipes }: ImportRecipesApiResponse, state: Listed['state']): Listed[] =>
  recipes.filter((one) => one.state === state)

const sentence = (report: ImportRecipesApiResponse, texts: Record<Listed['state'], string>, nothing: string): string =>
  (['new', 'changed', 'same'] as const)
    .map((state) => [recipesThatAre(report, state).length, texts[state]] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${formatNumber(count)} ${text}`)
    .join(', ') || nothing

/** What an import would do. */
export const previewText = (report: ImportRecipesApiResponse): string =>
  sentence(
    report,
    { new: 'yeni reçete', changed: 'reçete değişecek', same: 'reçete aynı kalacak' },
    'Dosyada alınabilecek reçete yok',
  )

/** What it has done. */
export const countsText = (report: ImportRecipesApiResponse): string =>
  sentence(
    { ...report, recipes: report.recipes.filter(({ state }) => state !== 'same') },
    { new: 'reçete eklendi', changed: 'reçete değişti', same: '' },
    'Reçetelerde değişen bir şey yok',
  )
