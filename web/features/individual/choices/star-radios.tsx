import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { Star } from '../../../shared/star.tsx'
import { starCounts } from '../../../shared/stars.tsx'
import { useVisuallyHidden } from '../../../shared/visually-hidden.ts'

const useStyles = makeStyles({
  group: { position: 'relative', display: 'flex', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, color: tokens.colorNeutralForeground2 },
  star: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
})

interface StarRadiosProps {
  /** What is rated, for those who do not see what stands beside. */
  meal: string
  value: number | null
  onChange: (stars: number) => void
}

/** Native radio buttons: arrow keys, screen readers and touch work as people know them. */
export const StarRadios = ({ meal, value, onChange }: StarRadiosProps) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span className={hidden}>{`${meal}: `}</span>
        Nasıldı?
      </legend>
      {starCounts.map((count) => (
        <label key={count} className={styles.star}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            aria-label={`${count} yıldız`}
            checked={value === count}
            onChange={() => onChange(count)}
          />
          <Star size={30} isFilled={value !== null && count <= value} />
        </label>
      ))}
    </fieldset>
  )
}
