import { makeStyles, tokens } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'

export const useChoosingStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  bar: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '12px', minHeight: '44px' },
  progress: { flexShrink: 0, marginLeft: 'auto', color: colors.ink2, fontWeight: 650, textAlign: 'end' },
  /** Side by side where there is room, so that a week fits without scrolling. */
  days: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '12px',
    '@container (min-width: 960px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(440px, 1fr))', gap: '16px' },
  },
  oneDay: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', maxWidth: '640px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    ':focus': { outlineStyle: 'none' },
  },
  back: { justifySelf: 'start' },
  saved: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    // Reserves two lines and the button, so that the day below does not move when they appear.
    minHeight: '44px',
    color: colors.herb,
    lineHeight: '20px',
    '& > button': { flexShrink: 0 },
    fontWeight: 600,
  },
  caterers: { margin: 0, padding: '8px 0', color: colors.ink2, fontSize: '12px', textAlign: 'center' },
  done: {
    display: 'grid',
    justifyItems: 'center',
    rowGap: '8px',
    padding: '20px',
    borderRadius: '16px',
    backgroundColor: colors.herbSoft,
    color: colors.herb,
    textAlign: 'center',
  },
})
