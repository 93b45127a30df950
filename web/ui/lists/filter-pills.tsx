import { makeStyles, mergeClasses, ToggleButton } from '@fluentui/react-components'
import { colors } from '../colors.ts'
import { formatNumber } from '../words/numbers.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    // On a phone, a single row to swipe, reaching the edges of the page, with room for the focus ring.
    '@media (max-width: 639px)': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: '-4px -16px',
      padding: '4px 16px',
    },
  },
  pill: { minWidth: 'auto', fontWeight: 500, '@media (max-width: 639px)': { flexShrink: 0 } },
  picked: {
    backgroundColor: colors.brandSoft,
    color: colors.brandSoftInk,
    fontWeight: 650,
    ':hover': { backgroundColor: colors.brandSoft, color: colors.brandSoftInk },
  },
})

type Props<Name extends string> = {
  label: string
  choices: readonly {
    name: Name
    title: string
    /** Unknown until the list has loaded. */
    count?: number
  }[]
  value: Name
  onChange: (name: Name) => void
}

/** Chooses which part of a list is shown, with the count of each. */
export const FilterPills = <Name extends string>({ label, choices, value, onChange }: Props<Name>) => {
  const styles = useStyles()
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {choices.map(({ name, title, count }) => (
        <ToggleButton
          key={name}
          className={mergeClasses(styles.pill, name === value && styles.picked)}
          checked={name === value}
          onClick={() => onChange(name)}
        >
          {count === undefined ? title : `${title} (${formatNumber(count)})`}
        </ToggleButton>
      ))}
    </div>
  )
}
