import { Button } from '@fluentui/react-components'
import type { Recipe } from '../../../api/generated.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { useSideStyles } from './side-styles.ts'
import type { RecipeForm } from './use-recipe-form.ts'

type Props = {
  recipe: Recipe
  form: RecipeForm
  today: string
  isReadOnly: boolean
  onOpen: (startsOn: string) => void
}

/** From which day on a change holds, and what held before (rule B1). */
export const VersionsCard = ({ recipe, form, today, isReadOnly, onOpen }: Props) => {
  const styles = useSideStyles()
  return (
    <Panel as="section" className={styles.card}>
      <h3 className={styles.title}>Sürümler</h3>
      {!isReadOnly && (
        <DateField
          label="Değişikliğin ilk günü"
          hint="Önceki günlerin maliyeti değişmez."
          validationMessage={form.problems.startsOn}
          value={form.draft.startsOn}
          min={today}
          onChange={(startsOn) => form.change({ startsOn })}
        />
      )}
      <ul className={styles.list}>
        {recipe.versions.map(({ starts_on: startsOn, is_empty: isEmpty, by }) => {
          const isOpen = startsOn === recipe.starts_on
          return (
            <li key={startsOn} className={styles.line}>
              <Button
                appearance="transparent"
                size="small"
                style={{ minWidth: 0, padding: 0 }}
                disabledFocusable={isOpen}
                onClick={() => onOpen(startsOn)}
              >
                {formatDate(startsOn)}
              </Button>
              <span className={styles.small}>
                {[isEmpty && 'reçete kaldırıldı', isOpen && 'açık olan', by].filter(Boolean).join(' · ')}
              </span>
            </li>
          )
        })}
      </ul>
      {recipe.versions.length === 0 && <div className={styles.small}>Henüz kaydedilmedi.</div>}
      {recipe.used_in.length > 0 && (
        <div
          className={styles.small}
        >{`Şu reçetelerde geçiyor: ${recipe.used_in.map(({ name }) => name).join(', ')}`}</div>
      )}
    </Panel>
  )
}
