import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../../shared/colors.ts'

export const useOptionCardStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '8px', color: colors.ink2 },
  rows: {
    display: 'grid',
    overflow: 'hidden',
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    backgroundColor: colors.surface,
  },
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '64px',
    padding: '8px 14px 8px 12px',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: '150ms',
    ':not(:first-child)': { borderTop: `1px solid ${colors.line}` },
    ':hover': { backgroundColor: colors.surface2 },
    ':has(:focus-visible)': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px' },
    '@container (min-width: 736px)': { '--plate-size': '56px', minHeight: '76px' },
  },
  chosen: { backgroundColor: colors.herbSoft, ':hover': { backgroundColor: colors.herbSoft } },
  disabled: { cursor: 'default', ':hover': { backgroundColor: colors.surface } },
  /** The whole row is the radio button, as large as a thumb wants it. */
  radio: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
    // The button to save sticks to the foot of the window.
    scrollMarginBottom: '96px',
  },
  body: { display: 'grid', rowGap: '2px', flexGrow: 1, minWidth: 0 },
  ring: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    border: `2px solid ${colors.ink3}`,
    fontSize: '16px',
  },
  filledRing: {
    border: 'none',
    backgroundColor: colors.herb,
    color: colors.surface,
    animationName: { from: { transform: 'scale(0.6)' }, to: { transform: 'scale(1)' } },
    animationDuration: '150ms',
  },
})
