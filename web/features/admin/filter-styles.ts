import { makeStyles } from '@fluentui/react-components'

/** A search field and two selects above a list. */
export const useFilterStyles = makeStyles({
  filters: {
    display: 'grid',
    alignItems: 'end',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 608px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
    '@container (min-width: 1200px)': { maxWidth: '900px' },
  },
})
