import { makeStyles, tokens } from '@fluentui/react-components'

const wide = '@media (min-width: 768px)'
// Griffel sorts media queries by their text; this one comes after the one above, and goes before it.
const roomy = '@media (min-width: 768px) and (min-width: 1100px)'

export const useNavStyles = makeStyles({
  nav: {
    position: 'fixed',
    zIndex: 10,
    left: 0,
    right: 0,
    bottom: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    height: 'var(--bottom-nav-height)',
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [wide]: {
      position: 'static',
      display: 'flex',
      columnGap: '4px',
      order: 1,
      flexBasis: '100%',
      marginLeft: '-14px',
      height: 'auto',
      paddingBottom: 0,
      borderTopStyle: 'none',
    },
    [roomy]: { order: 0, flexBasis: 'auto', marginLeft: 0 },
  },
  link: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    rowGap: '2px',
    minHeight: '44px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    '@media (max-width: 359px)': { fontSize: tokens.fontSizeBase100 },
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [wide]: {
      flexDirection: 'row',
      columnGap: '6px',
      padding: '0 14px',
      fontSize: tokens.fontSizeBase300,
    },
  },
  active: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    [wide]: { backgroundColor: tokens.colorBrandBackground2 },
  },
  icon: { fontSize: '24px' },
})
