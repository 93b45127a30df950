import { makeStyles } from '@fluentui/react-components'
import { colors } from '../colors.ts'

export const wide = '@container (min-width: 868px)'
/** Next to an open panel: a table without its spare columns. */
export const tight = '@container table (min-width: 480px) and (max-width: 867px)'
/** Either of them. */
export const tabular = '@container table (min-width: 480px)'

/** A phone with letters twice as large. */
const tiny = '@container (max-width: 279px)'

/** A table where there is room, for the most important columns at least; otherwise each row is a card of labelled facts. */
export const useTableStyles = makeStyles({
  // Rows measure the table itself, since a panel may stand beside it. A window as narrow as a phone has cards.
  frame: {
    display: 'block',
    padding: 0,
    overflow: 'clip',
    containerType: 'inline-size',
    '@media (min-width: 640px)': { containerName: 'table' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    minHeight: '48px',
    padding: '8px 16px',
  },
  title: { display: 'flex', alignItems: 'baseline', columnGap: '8px' },
  count: { color: colors.ink3, fontVariantNumeric: 'tabular-nums' },
  table: {
    display: 'block',
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    [tabular]: { display: 'table' },
  },
  // Hidden visually, but still part of the table.
  columns: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [tabular]: { position: 'static', display: 'table-header-group', clipPath: 'none' },
  },
  column: {
    [tabular]: {
      height: '36px',
      padding: '0 8px',
      textAlign: 'start',
      color: colors.ink2,
      fontSize: '12px',
      fontWeight: 650,
      borderBottom: `1px solid ${colors.line}`,
    },
    ':first-child': { paddingLeft: '16px' },
    ':last-child': { paddingRight: '16px' },
  },
  // The heads of cards are not seen, so nothing in them may take the focus.
  sort: { display: 'none', [tabular]: { display: 'inline-flex' } },
  unsorted: { [tabular]: { display: 'none' } },
  rows: { display: 'block', [tabular]: { display: 'table-row-group' } },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '6px',
    padding: '12px 16px',
    borderTop: `1px solid ${colors.line}`,
    [tabular]: { display: 'table-row' },
    [tight]: { height: '40px' },
    [wide]: { height: '40px' },
  },
  // The row whose panel is open.
  opened: { backgroundColor: colors.surface2 },
  tall: { [wide]: { height: '56px' } },
  cell: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '16px',
    textAlign: 'end',
    '::before': {
      content: 'attr(data-label)',
      flexShrink: 0,
      [tiny]: { flexShrink: 1, textAlign: 'start' },
      color: colors.ink3,
      fontSize: '12px',
      fontWeight: 400,
      lineHeight: '20px',
    },
    [tabular]: {
      padding: '4px 8px',
      verticalAlign: 'middle',
      textAlign: 'start',
      '::before': { content: 'none' },
    },
    [tight]: { display: 'table-cell' },
    [wide]: { display: 'table-cell' },
  },
  // Goes first where room is scarce: a column that is spare in the head as well, or part of a cell.
  spare: { [tight]: { display: 'none' } },
  firm: {
    display: 'block',
    fontWeight: 400,
    textAlign: 'start',
    [tabular]: { display: 'table-cell', padding: '4px 8px 4px 16px', verticalAlign: 'middle' },
  },
  end: { [tabular]: { textAlign: 'end' } },
  // Stands at the table's edge.
  last: { [tabular]: { paddingRight: '16px' } },
  actions: {
    display: 'block',
    ':empty': { display: 'none' },
    [tabular]: { display: 'table-cell', padding: '4px 16px 4px 8px', verticalAlign: 'middle' },
  },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    paddingTop: '4px',
    ':empty': { display: 'none' },
    [tabular]: { justifyContent: 'end', paddingTop: 0 },
  },
  name: { display: 'block', fontWeight: 650, overflowWrap: 'anywhere' },
  open: {
    display: 'block',
    maxWidth: '100%',
    minHeight: '24px',
    padding: 0,
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 650,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '2px' },
  },
  price: {
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    [tiny]: { whiteSpace: 'normal' },
  },
  facts: { display: 'block', color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
  quiet: { color: colors.ink3 },
  number: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', [tiny]: { whiteSpace: 'normal' } },
})
