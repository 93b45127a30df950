import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'

/** The cards beside the lines of a recipe. */
export const useSideStyles = makeStyles({
  card: { rowGap: '10px', padding: '16px', fontVariantNumeric: 'tabular-nums' },
  title: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  figure: { fontSize: '36px', lineHeight: '42px', fontWeight: 700, letterSpacing: '-.02em' },
  warning: {
    display: 'flex',
    alignItems: 'start',
    columnGap: '6px',
    color: colors.saffron,
    fontSize: '12px',
    fontWeight: 650,
  },
  icon: { flexShrink: 0, fontSize: '16px' },
  line: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '8px', minWidth: 0 },
  strong: { fontWeight: 650, whiteSpace: 'nowrap' },
  bar: { height: '6px', marginTop: '3px', borderRadius: '3px', backgroundColor: colors.surface2 },
  filled: {
    display: 'block',
    width: 'max(4px, var(--share))',
    height: '6px',
    borderRadius: '3px',
    backgroundColor: colors.herb,
  },
  small: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  list: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', columnGap: '8px', minHeight: '24px' },
  what: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minWidth: 0 },
  undeclared: { color: colors.saffron, fontSize: '12px', fontWeight: 650 },
  button: { alignSelf: 'start' },
  method: { width: '100%', '& textarea': { minHeight: '140px' } },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})
