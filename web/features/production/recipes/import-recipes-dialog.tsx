import { Button, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { recipeBookHeadings as headings } from '../../../../src/texts/kernel/sheets.ts'
import { type ImportRecipesApiResponse, useImportRecipesMutation } from '../../../api/generated.ts'
import { FailedRows } from '../../../domain/workforce/failed-rows.tsx'
import { ListImportDialog } from '../../../domain/workforce/list-import-dialog.tsx'
import { useListImport } from '../../../domain/workforce/use-list-import.ts'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { countsText, previewText, recipesThatAre } from './import-texts.ts'

const step = 50

const useStyles = makeStyles({
  part: { display: 'grid', rowGap: '4px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '12px',
    padding: '6px 0',
    borderBottom: `1px solid ${colors.line}`,
    fontVariantNumeric: 'tabular-nums',
  },
  name: { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 },
  facts: { color: colors.ink2 },
  more: { justifySelf: 'start' },
})

type Listed = ImportRecipesApiResponse['recipes']

const Recipes = ({ title, recipes }: { title: string; recipes: Listed }) => {
  const styles = useStyles()
  const [shown, setShown] = useState(step)
  if (recipes.length === 0) return null
  return (
    <section className={styles.part}>
      <Subtitle2 as="h3">{title}</Subtitle2>
      <ul className={styles.list}>
        {recipes.slice(0, shown).map(({ name, portions, lines }) => (
          <li key={name} className={styles.item}>
            <span className={styles.name}>{name}</span>
            <span className={styles.facts}>
              {`${formatNumber(portions)} porsiyon · ${formatNumber(lines)} malzeme`}
            </span>
          </li>
        ))}
      </ul>
      {recipes.length > shown && (
        <Button className={styles.more} onClick={() => setShown(shown + step)}>
          Daha fazla göster
        </Button>
      )}
    </section>
  )
}

const NewIngredients = ({ names }: { names: readonly string[] }) => {
  const styles = useStyles()
  if (names.length === 0) return null
  const others = names.length - step
  return (
    <section className={styles.part}>
      <Subtitle2 as="h3">Eklenecek malzemeler</Subtitle2>
      <Text>
        {names.slice(0, step).join(', ')}
        {others > 0 && ` ve ${formatNumber(others)} malzeme daha`}
      </Text>
    </section>
  )
}

const Preview = ({ report }: { report: ImportRecipesApiResponse }) => (
  <>
    <Text role="status">{`${previewText(report)}.`}</Text>
    <Recipes title="Yeni reçeteler" recipes={recipesThatAre(report, 'new')} />
    <Recipes title="Değişecek reçeteler" recipes={recipesThatAre(report, 'changed')} />
    <NewIngredients names={report.new_ingredients} />
    {report.errors.length > 0 && <FailedRows title="Reçetesi alınmayacak satırlar" errors={report.errors} />}
  </>
)

export const ImportRecipesDialog = ({ onClose }: { onClose: () => void }) => {
  const texts = { failure: 'Reçeteler alınamadı', success: countsText }
  const importing = useListImport(useImportRecipesMutation, texts, onClose)
  const { preview } = importing
  return (
    <ListImportDialog
      title="Reçeteleri Excel’den al"
      hint={`Her satıra bir malzeme: ${headings.component}, ${headings.ingredient}, ${headings.quantity} (9 kg). Reçeteleri indirip değiştirebilir ya da kendi listenizi verebilirsiniz; bugünden başlar, önceki günler değişmez.`}
      submit="Al"
      importing={importing}
      hasChanges={preview?.recipes.some(({ state }) => state !== 'same') ?? false}
      onClose={onClose}
    >
      {preview !== undefined && <Preview report={preview} />}
    </ListImportDialog>
  )
}
