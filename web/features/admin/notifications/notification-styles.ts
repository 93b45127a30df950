import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'

export const useNotificationStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    '@container (min-width: 868px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  title: { margin: 0 },
  hint: { color: colors.ink3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  event: { display: 'grid', rowGap: '2px' },
  facts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6px 16px', margin: 0 },
  value: { margin: 0, fontWeight: 600 },
})
