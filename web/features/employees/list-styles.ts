import { makeStyles, tokens } from '@fluentui/react-components'

export const useListStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '12px' },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  badge: { flexShrink: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 'auto' },
  button: { flexGrow: 1 },
})
