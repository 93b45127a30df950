import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import type { MenuOption } from '../menu-days.ts'
import { useOptionCardStyles } from './option-card-styles.ts'

const usePictureStyles = makeStyles({
  picture: {
    width: '84px',
    height: '84px',
    flexShrink: 0,
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
  },
})

/** Decoration beside the dish's name; a picture that does not load leaves no hole. */
const DishPicture = ({ address }: { address: string }) => {
  const styles = usePictureStyles()
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return null
  return <img src={address} alt="" loading="lazy" className={styles.picture} onError={() => setIsBroken(true)} />
}

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
