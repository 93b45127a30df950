import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../ui/colors.ts'

/** Of a list in which one row opens beside the others; each list divides its rows itself. */
export const useRowStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflow: 'hidden',
    // Its rows measure the list, which a panel may stand beside.
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
    // The whole row is the way in.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible::after': { outline: `2px solid ${colors.ink}`, outlineOffset: '-2px', borderRadius: '8px' },
  },
})
