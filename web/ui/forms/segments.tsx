import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useId, useRef } from 'react'
import { colors } from '../colors.ts'
import { useVisuallyHidden } from '../visually-hidden.ts'
import { formatNumber } from '../words/numbers.ts'

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: '2px 0 4px', lineHeight: '20px' },
  row: {
    display: 'flex',
    maxWidth: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    border: `1px solid ${colors.fieldLine}`,
    borderRadius: '8px',
    backgroundColor: colors.surface,
    '@media (max-width: 1023px)': { borderRadius: '12px' },
  },
  fitting: { width: 'fit-content' },
  segment: {
    position: 'relative',
    flex: '1 0 auto',
    display: 'grid',
    placeItems: 'center',
    minHeight: '30px',
    padding: '0 12px',
    color: colors.ink2,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& + &': { borderLeft: `1px solid ${colors.line}` },
    ':hover': { backgroundColor: colors.surface2 },
    ':has(:checked)': { backgroundColor: colors.brandSoft, color: colors.brandSoftInk, fontWeight: 650 },
    ':has(:focus-visible)': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px', borderRadius: '8px' },
    '@media (max-width: 1023px)': { minHeight: '44px' },
    '@media (forced-colors: active)': {
      ':has(:checked)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
    },
  },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
})

type Props<Value extends string> = {
  label: string
  /** Only screen readers need the label; sighted people see the context. */
  isLabelHidden?: boolean
  value: Value
  choices: readonly {
    value: Value
    text: string
    /** Shown after the text, once it is known. */
    count?: number
  }[]
  onChange: (value: Value) => void
}

/**
 * One of a few short options side by side. Native radio buttons, so arrow keys, screen readers and touch work as
 * expected.
 */
export const Segments = <Value extends string>({ label, isLabelHidden, value, choices, onChange }: Props<Value>) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  // Where the row scrolls, bring the chosen one into view.
  useEffect(() => {
    const own = row.current
    const chosen = own?.querySelector('label:has(:checked)')
    if (!own || !chosen) return
    const [around, at] = [own.getBoundingClientRect(), chosen.getBoundingClientRect()]
    own.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2)
  }, [value])
  return (
    <fieldset className={styles.root}>
      <legend className={isLabelHidden ? hidden : styles.legend}>{label}</legend>
      <div ref={row} className={mergeClasses(styles.row, isLabelHidden && styles.fitting)}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.count === undefined ? choice.text : `${choice.text} ${formatNumber(choice.count)}`}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
