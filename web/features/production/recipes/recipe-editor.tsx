import { Button, makeStyles, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { CopyRegular, EditRegular, PrintRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import type { Ingredient, Recipe, RecipeCard } from '../../../api/generated.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { colors } from '../../../ui/colors.ts'
import { useIsDesk } from '../../../ui/device/use-media.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { KeyCap } from '../../../ui/key-cap.tsx'
import { PageActions } from '../../../ui/page/page.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useKeys } from '../../../ui/use-keys.ts'
import { AllergensCard } from './allergens-card.tsx'
import { later } from '../../../frame/later.tsx'
import { CopyRecipeDialog } from './copy-recipe-dialog.tsx'
import { CostCard } from './cost-card.tsx'
import { costOfDraft, costOfLine } from './draft-cost.ts'
import { FactorsCard } from './factors-card.tsx'
import { LinesTable } from './lines-table.tsx'
import { MethodCard } from './method-card.tsx'
import { PortionsField } from './portions-field.tsx'
import { changesIn, draftOf, knownOf, portionsOf, readLine, writtenLines } from './recipe-draft.ts'
import { ImportRecipesButton } from './recipe-book-buttons.tsx'
import { RecipeNotices } from './recipe-notices.tsx'
import { StoveView } from './stove-view.tsx'
import type { useRecipePrinting } from './use-recipe-printing.tsx'
import { useRecipeForm } from './use-recipe-form.ts'
import { VersionsCard } from './versions-card.tsx'

const IngredientPanel = later(async () => (await import('./ingredient-panel.tsx')).IngredientPanel)

const line = `1px solid ${colors.line}`

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    '@container recipe (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 248px' },
    '@container recipe (min-width: 1300px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  around: { containerType: 'inline-size', containerName: 'recipe', display: 'grid', rowGap: '12px', minWidth: 0 },
  title: { margin: 0, fontSize: '20px', lineHeight: '26px', fontWeight: 700 },
  unsaved: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    color: colors.saffron,
    fontSize: '13px',
    fontWeight: 650,
  },
  card: {
    border: line,
    borderRadius: '12px',
    backgroundColor: colors.surface,
    overflow: 'clip',
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '10px 16px',
    borderBottom: line,
  },
  total: {
    display: 'flex',
    justifyContent: 'space-between',
    padding: '12px 56px 12px 16px',
    borderTop: `2px solid ${colors.line}`,
    fontWeight: 700,
  },
  keys: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 16px',
    padding: '10px 16px',
    borderTop: line,
    backgroundColor: colors.surface2,
    color: colors.ink2,
    fontSize: '12px',
    '& span': { display: 'inline-flex', alignItems: 'center', columnGap: '4px' },
  },
  empty: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '14px 16px',
    color: colors.ink2,
    borderBottom: line,
  },
  side: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    '@container recipe (min-width: 600px) and (max-width: 899px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

type Props = {
  recipe: Recipe
  ingredients: readonly Ingredient[]
  cards: readonly RecipeCard[]
  today: string
  /** The day of the version that is shown, if the address names one. */
  shownDay: string | undefined
  /** The day that the kitchen cooks for next. */
  kitchenDay: string | undefined
  printing: ReturnType<typeof useRecipePrinting>
  onOpenDay: (date: string | undefined) => void
}

/** The recipe of one component, written in one go with the keyboard. */
export const RecipeEditor = ({
  recipe,
  ingredients,
  cards,
  today,
  shownDay,
  kitchenDay,
  printing,
  onOpenDay,
}: Props) => {
  const styles = useStyles()
  const isDesk = useIsDesk()
  const mayWrite = useCan('writeMenus')
  const seesPrices = useCan('manageContracts')
  const isReadOnly = !mayWrite || (shownDay !== undefined && shownDay < today)
  const [mode, setMode] = useState<'stove' | 'edit'>('stove')
  const [asked, ask] = useState<'copy' | 'removal'>()
  const [edited, edit] = useState<string>()
  const known = knownOf(ingredients, cards, recipe.key)
  const form = useRecipeForm({
    recipe,
    startsOn: shownDay !== undefined && shownDay > today ? shownDay : today,
    known,
    onSaved: (startsOn) => {
      const next = startsOn > today ? startsOn : undefined
      if (next !== shownDay) onOpenDay(next)
    },
  })
  const { draft, change, isChanged } = form
  const lines = draft.lines.map((line) => {
    const read = readLine(line, known)
    return { line, read, cost: costOfLine(read, form.base) }
  })
  const portions = portionsOf(draft) ?? form.base.portions
  const cost = costOfDraft(
    lines.map(({ line: { name }, cost }) => ({ name, cost })),
    portions,
  )
  const canSave = !isReadOnly && isChanged && !form.isSending && form.overtaken === undefined
  const isRemoval = form.saved.lines.length > 0 && writtenLines(draft).length === 0
  const save = () => {
    if (!canSave) return
    if (isRemoval) ask('removal')
    else void form.submit()
  }
  const printNow = () =>
    kitchenDay === undefined ? printing.printWritten(recipe) : printing.printDay(kitchenDay, recipe)
  useKeys({ 'Ctrl S': save, 'Ctrl P': printNow })
  const count = changesIn(draft, form.saved)
  const isReading = !isDesk && (isReadOnly || mode === 'stove') && form.base.lines.length > 0
  const isEmpty = draft.lines.length === 0
  const editedIngredient = ingredients.find(({ id }) => id === edited)
  const copied = (from: Recipe) => {
    change({ ...draftOf(from, draft.startsOn), startsOn: draft.startsOn })
    ask(undefined)
  }
  return (
    <div className={styles.around}>
      <h2 className={styles.title}>{recipe.name}</h2>
      <PageActions>
        {isChanged && (
          <span className={styles.unsaved} role="status">
            <EditRegular />
            {count === 0 ? 'Kaydedilmedi' : `${formatNumber(count)} değişiklik kaydedilmedi`}
          </span>
        )}
        {form.base.lines.length > 0 && (
          <Menu positioning="below-end">
            <MenuTrigger disableButtonEnhancement>
              <BusyButton isBusy={printing.isFetching} icon={<PrintRegular />}>
                Yazdır
              </BusyButton>
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {kitchenDay !== undefined && (
                  <MenuItem secondaryContent="Ctrl P" onClick={printNow}>
                    {`${formatDate(kitchenDay, 'dayAndMonth')} için`}
                  </MenuItem>
                )}
                <MenuItem onClick={() => printing.printWritten(recipe)}>
                  {`${formatNumber(recipe.portions)} porsiyon için`}
                </MenuItem>
              </MenuList>
            </MenuPopover>
          </Menu>
        )}
        {!isReadOnly && !isReading && (
          <BusyButton appearance="primary" isBusy={form.isSending} disabledFocusable={!canSave} onClick={save}>
            <span>Kaydet</span>
            {isDesk && (
              <>
                &nbsp;<KeyCap>Ctrl S</KeyCap>
              </>
            )}
          </BusyButton>
        )}
      </PageActions>
      <RecipeNotices
        form={form}
        recipe={recipe}
        today={today}
        shownDay={shownDay}
        onToday={() => onOpenDay(undefined)}
      />
      {!isDesk && !isReadOnly && form.base.lines.length > 0 && (
        <Segments
          label="Görünüm"
          isLabelHidden
          value={mode}
          choices={[
            { value: 'stove', text: 'Ocak başında' },
            { value: 'edit', text: 'Düzenle' },
          ]}
          onChange={setMode}
        />
      )}
      {isReading ? (
        <StoveView recipe={recipe} date={kitchenDay} />
      ) : (
        <div className={styles.root}>
          <section className={styles.card} aria-label="Malzemeler">
            <div className={styles.head}>
              <PortionsField form={form} isReadOnly={isReadOnly} />
              {!isReadOnly && (
                <Button appearance="subtle" icon={<CopyRegular />} onClick={() => ask('copy')}>
                  Başka reçeteden kopyala
                </Button>
              )}
            </div>
            {isEmpty && (
              <div className={styles.empty}>
                <span>Bu bileşenin reçetesi yok.</span>
                {!isReadOnly && <ImportRecipesButton />}
              </div>
            )}
            <LinesTable
              lines={lines}
              known={known}
              isReadOnly={isReadOnly}
              seesPrices={seesPrices}
              onChange={(lines) => change({ lines })}
              onEdit={({ id }) => edit(id)}
            />
            {seesPrices && !isEmpty && (
              <div className={styles.total}>
                <span>{`${formatNumber(portions)} porsiyon`}</span>
                <span>
                  {cost.parts.length === 0
                    ? '—'
                    : `${cost.unknown.length > 0 ? 'En az ' : ''}${formatLira(cost.total)}`}
                </span>
              </div>
            )}
            {isDesk && !isReadOnly && (
              <div className={styles.keys}>
                <span>
                  <KeyCap>Tab</KeyCap> sonraki hane
                </span>
                <span>
                  <KeyCap>Enter</KeyCap> alt satır
                </span>
                <span>
                  <KeyCap>Ctrl D</KeyCap> üsttekini al
                </span>
                <span>
                  <KeyCap>Alt ↑ ↓</KeyCap> satırı taşı
                </span>
                <span>Brüt = net ÷ (1 − fire)</span>
              </div>
            )}
          </section>
          <div className={styles.side}>
            {seesPrices && <CostCard cost={cost} today={today} />}
            <AllergensCard recipe={recipe} />
            <MethodCard form={form} isReadOnly={isReadOnly} />
            <VersionsCard recipe={recipe} form={form} today={today} isReadOnly={isReadOnly} onOpen={onOpenDay} />
            <FactorsCard recipe={recipe} mayWrite={mayWrite} />
          </div>
        </div>
      )}
      {asked === 'copy' && (
        <CopyRecipeDialog recipes={[...known.recipes.values()]} onCopied={copied} onClose={() => ask(undefined)} />
      )}
      {asked === 'removal' && (
        <ConfirmDialog
          title="Reçete kaldırılsın mı?"
          yes="Kaldır"
          isDanger
          onYes={() => {
            ask(undefined)
            return form.submit()
          }}
          onNo={() => ask(undefined)}
        >
          {`Malzemesi olmayan reçete kaydedilirse ${recipe.name} için ${formatDate(draft.startsOn)} gününden sonra reçete kalmaz. Önceki günler değişmez.`}
        </ConfirmDialog>
      )}
      {editedIngredient !== undefined && (
        <IngredientPanel
          key={edited}
          ingredient={editedIngredient}
          besideFrom={1800}
          isInAddress={false}
          onClose={() => edit(undefined)}
        />
      )}
    </div>
  )
}
