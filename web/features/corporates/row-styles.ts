import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../ui/colors.ts'

/** Rows of a list that open beside it; each list defines its own columns. */
export const useRowStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflow: 'hidden',
    // Rows measure the list itself, since a panel may stand beside it.
    containerType: 'inline-size',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
  },
  row: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    borderBottom: `1px solid ${colors.line}`,
    ':last-child': { borderBottomStyle: 'none' },
    ':hover': { backgroundColor: colors.surface2 },
  },
  open: { backgroundColor: colors.surface2 },
  name: {
    justifySelf: 'start',
    maxWidth: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    fontWeight: 650,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outlineStyle: 'none',
    // Makes the whole row clickable.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible::after': { outline: `2px solid ${colors.ink}`, outlineOffset: '-2px', borderRadius: '8px' },
  },
})
