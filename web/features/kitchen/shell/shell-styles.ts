import { makeStyles, tokens } from '@fluentui/react-components'

export const useShellStyles = makeStyles({
  header: {
    paddingTop: 'env(safe-area-inset-top)',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    maxWidth: '1200px',
    margin: '0 auto',
    padding: '16px',
  },
  names: { display: 'grid', rowGap: '6px', minWidth: 0 },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    color: tokens.colorNeutralForeground2,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  main: { maxWidth: '1200px', margin: '0 auto', padding: '8px 16px 48px' },
})
