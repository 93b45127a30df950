import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../ui/colors.ts'

/** A text button for what is shown beside it, such as "Geri al". */
export const useTextActionStyles = makeStyles({
  action: {
    minHeight: '44px',
    minWidth: '44px',
    padding: '0 2px',
    border: 'none',
    backgroundColor: 'transparent',
    color: colors.brand,
    font: 'inherit',
    fontSize: '13px',
    fontWeight: 650,
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-4px' },
  },
})
