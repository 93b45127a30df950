import { mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import type { MenuOption } from '../menu-days.ts'
import { useOptionCardStyles } from './option-card-styles.ts'
import { DishPicture } from './dish-picture.tsx'

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
      {options.map((option) => (
        <label
          key={option.key}
          className={mergeClasses(styles.card, value === option.key && styles.chosen, disabled && styles.disabled)}
        >
          <input
            type="radio"
            name={name}
            value={option.key}
            checked={value === option.key}
            onChange={() => onChange(option.key)}
            className={styles.radio}
          />
          <span className={mergeClasses(styles.dot, value === option.key && styles.filledDot)} aria-hidden="true" />
          <span className={styles.body}>
            <span className={styles.label}>{option.label}</span>
            <span className={styles.dish}>{option.meal.name}</span>
            {option.meal.tags.length > 0 && (
              <span className={styles.tags}>
                {option.meal.tags.map((tag) => (
                  <span key={tag} className={styles.tag}>
                    {tag}
                  </span>
                ))}
              </span>
            )}
          </span>
          {option.meal.image_url !== null && <DishPicture address={option.meal.image_url} />}
        </label>
      ))}
    </fieldset>
  )
}
