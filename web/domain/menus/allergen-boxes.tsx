import { Checkbox, makeStyles } from '@fluentui/react-components'
import { type Allergen, allergens } from '../../../src/core/menus/rules.ts'
import { allergenLabels } from '../../../src/texts/menus/declarations.ts'
import { desk } from '../../ui/device/use-media.ts'
import type { TickedAllergens } from './ticked-allergens.ts'

const useStyles = makeStyles({
  boxes: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '4px', fontWeight: 650 },
  grid: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', columnGap: '8px' },
  box: { margin: '0 0 0 -8px', [desk]: { margin: '-4px 0 -4px -8px' } },
})

const titled = (word: string): string => word.charAt(0).toLocaleUpperCase('tr') + word.slice(1)

type Props = { value: TickedAllergens; onChange: (value: TickedAllergens) => void }

export const AllergenBoxes = ({ value, onChange }: Props) => {
  const styles = useStyles()
  const tick = (allergen: Allergen, isTicked: boolean) =>
    onChange({
      hasNone: false,
      allergens: allergens.filter((one) => (one === allergen ? isTicked : value.allergens.includes(one))),
    })
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>Alerjenler</legend>
      <div className={styles.grid}>
        {allergens.map((allergen) => (
          <Checkbox
            key={allergen}
            className={styles.box}
            label={titled(allergenLabels[allergen])}
            checked={value.allergens.includes(allergen)}
            onChange={(_, { checked }) => tick(allergen, checked === true)}
          />
        ))}
      </div>
      <Checkbox
        className={styles.box}
        label="Hiçbirini içermez"
        checked={value.hasNone}
        onChange={(_, { checked }) =>
          onChange({ hasNone: checked === true, allergens: checked === true ? [] : value.allergens })
        }
      />
    </fieldset>
  )
}
