import { makeStyles, tokens } from '@fluentui/react-components'

const phone = '@media (max-width: 767px)'

export const useMenuDialogStyles = makeStyles({
  surface: {
    maxWidth: '1100px',
    width: 'calc(100vw - 32px)',
    height: 'calc(100dvh - 32px)',
    maxHeight: 'calc(100dvh - 32px)',
    padding: 0,
    [phone]: {
      width: '100vw',
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      borderRadius: 0,
      border: 'none',
    },
  },
  body: {
    height: '100%',
    maxHeight: '100%',
    gap: 0,
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    '& > h2': { padding: '12px 0 12px 20px', [phone]: { paddingLeft: '16px', fontSize: tokens.fontSizeBase400 } },
    '& > .fui-DialogTitle__action': { padding: '8px' },
  },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: tokens.spacingVerticalL,
    maxHeight: 'none',
    margin: 0,
    padding: '16px 20px 24px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [phone]: { padding: '12px 12px 24px' },
  },
})
