import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'

/** Phones on which today, tomorrow and the waiting days fit without scrolling only when made a little smaller. */
export const smallPhone = '@media (max-width: 480px) and (max-height: 700px)'

export const useHomeStyles = makeStyles({
  card: {
    overflow: 'hidden',
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    backgroundColor: colors.surface,
  },
  link: {
    color: colors.ink,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px' },
  },
  day: { color: colors.ink2, fontSize: '14px', lineHeight: '18px', fontWeight: 600 },
})
