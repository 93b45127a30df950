import { makeStyles, tokens } from '@fluentui/react-components'

const wide = '@media (min-width: 768px)'
// Griffel sorts media queries by their text; this one comes after the one above, and goes before it.
const roomy = '@media (min-width: 768px) and (min-width: 1100px)'

export const useShellStyles = makeStyles({
  page: {
    '--bottom-nav-height': 'calc(64px + env(safe-area-inset-bottom))',
    minHeight: '100dvh',
    paddingBottom: 'var(--bottom-nav-height)',
    [wide]: { '--bottom-nav-height': '0px' },
  },
  header: {
    paddingTop: 'env(safe-area-inset-top)',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
    maxWidth: '960px',
    margin: '0 auto',
    padding: '10px 16px',
    [wide]: { flexWrap: 'wrap', rowGap: '6px', paddingBottom: '6px' },
    [roomy]: { flexWrap: 'nowrap', maxWidth: '1200px', paddingBottom: '10px' },
  },
  who: { display: 'grid', rowGap: '2px', minWidth: 0, flexGrow: 1, [roomy]: { flexBasis: 0 } },
  company: { color: tokens.colorBrandForeground1 },
  person: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '2px' },
  badge: { flexShrink: 0 },
  leave: {
    flexShrink: 0,
    marginRight: '-12px',
    whiteSpace: 'nowrap',
    [roomy]: { flexGrow: 1, flexBasis: 0, textAlign: 'right' },
  },
  main: {
    maxWidth: '960px',
    margin: '0 auto',
    padding: '20px 16px 24px',
    [wide]: { padding: '32px 16px 48px' },
  },
})
