import { makeStyles, tokens } from '@fluentui/react-components'

const wide = '@container (min-width: 960px)'

/** Rows of horizontal bars in a narrow container, columns of vertical ones where seven times four figures fit. */
export const useWeekChartStyles = makeStyles({
  days: {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [wide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', columnGap: '12px' },
  },
  day: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '12px',
    padding: '8px 0',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: '8px',
      padding: 0,
      ':not(:first-child)': { borderTopStyle: 'none' },
    },
  },
  date: { display: 'grid', [wide]: { order: 2, justifyItems: 'center' } },
  weekday: { color: tokens.colorNeutralForeground2 },
  bars: {
    display: 'grid',
    rowGap: '1px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [wide]: {
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-end',
      columnGap: '4px',
      height: '200px',
      borderBottom: `2px solid ${tokens.colorNeutralStroke1}`,
    },
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    minHeight: '18px',
    [wide]: {
      flexDirection: 'column-reverse',
      flexGrow: 1,
      maxWidth: '48px',
      minWidth: 0,
      height: '100%',
      rowGap: '2px',
    },
  },
  /** Leaves room for the figure beside or above the longest bar. */
  bar: {
    flexShrink: 0,
    width: 'calc((100% - 56px) * var(--share) / 100)',
    height: '16px',
    borderRadius: '0 4px 4px 0',
    [wide]: { width: '100%', height: 'calc((100% - 24px) * var(--share) / 100)', borderRadius: '4px 4px 0 0' },
  },
  count: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', lineHeight: '18px' },
  skipped: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  none: { color: tokens.colorNeutralForeground3, [wide]: { alignSelf: 'center', textAlign: 'center' } },
})
