import { makeStyles } from '@fluentui/react-components'

/** The wide column is for charts and figures, the narrow one for lists. */
export const useDashboardStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 352px' },
    '@container (min-width: 1500px)': { gridTemplateColumns: 'minmax(0, 1fr) 460px' },
  },
  /** Comes first in reading order, and on a phone at the top. */
  aside: { display: 'grid', '@container (min-width: 900px)': { gridColumn: 2, gridRow: 1 } },
  today: { alignSelf: 'center', whiteSpace: 'nowrap', '@container (max-width: 767px)': { display: 'none' } },
})
