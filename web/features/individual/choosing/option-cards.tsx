import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled } from '@fluentui/react-icons'
import { useId } from 'react'
import { DishDeclaration } from '../../../shared/food/dish-declaration.tsx'
import { DishName } from '../../../shared/food/dish-name.tsx'
import { DishTags } from '../../../shared/food/dish-tags.tsx'
import { Plate } from '../../../shared/food/plate.tsx'
import type { MenuOption } from '../menu-days.ts'
import { useOptionCardStyles } from './option-card-styles.ts'

interface OptionCardsProps {
  legend: string
  options: MenuOption[]
  value: string | null
  disabled: boolean
  onChange: (key: string) => void
}

/** Native radio buttons: arrow keys, screen readers and touch work as people know them. */
export const OptionCards = ({ legend, options, value, disabled, onChange }: OptionCardsProps) => {
  const styles = useOptionCardStyles()
  const name = useId()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.rows}>
        {options.map(({ key, label, meal }) => (
          <label
            key={key}
            className={mergeClasses(styles.row, value === key && styles.chosen, disabled && styles.disabled)}
          >
            <input
              type="radio"
              name={name}
              value={key}
              checked={value === key}
              onChange={() => onChange(key)}
              className={styles.radio}
            />
            <Plate dish={meal} />
            <span className={styles.body}>
              <DishName name={meal.name} />
              <DishTags tags={[label, ...meal.tags]} />
              <DishDeclaration dish={meal} />
            </span>
            <span className={mergeClasses(styles.ring, value === key && styles.filledRing)} aria-hidden="true">
              {value === key && <CheckmarkFilled />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
