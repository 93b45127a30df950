import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type RefObject, useId, useRef } from 'react'
import { Star } from '../../../ui/star.tsx'
import { starCounts } from '../../../ui/stars.tsx'
import { useHandedFocus } from '../../../ui/page/use-handed-focus.ts'

const useStyles = makeStyles({
  group: { position: 'relative', display: 'flex' },
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
  /** What is rated, for screen readers. */
  meal: string
  value: number | null
  /** Being sent, so it can no longer be changed. */
  isLocked: boolean
  className: string
  /** Receives the focus once the rating is final. */
  above: RefObject<HTMLElement | null>
  onChange: (stars: number) => void
}

/** Native radio buttons, so arrow keys, screen readers and touch work as expected. */
export const StarRadios = ({ meal, value, isLocked, className, above, onChange }: StarRadiosProps) => {
  const styles = useStyles()
  const name = useId()
  const group = useRef<HTMLDivElement>(null)
  useHandedFocus(group, above)
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={`${meal}: Nasıldı?`}
      className={mergeClasses(styles.group, className)}
    >
      {starCounts.map((count) => (
        <label key={count} className={styles.star}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            aria-label={`${count} yıldız`}
            aria-disabled={isLocked || undefined}
            checked={value === count}
            onChange={() => !isLocked && onChange(count)}
          />
          <Star size={30} isFilled={value !== null && count <= value} />
        </label>
      ))}
    </div>
  )
}
