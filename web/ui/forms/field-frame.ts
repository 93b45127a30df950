import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { colors } from '../colors.ts'

const phone = '@media (max-width: 1023px)'

const useStyles = makeStyles({
  frame: {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    border: `1px solid ${colors.fieldLine}`,
    borderRadius: '8px',
    backgroundColor: colors.surface,
    color: colors.ink,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    verticalAlign: 'middle',
    // 44 px plus a border of one pixel at the top and bottom.
    [phone]: { minHeight: '46px', borderRadius: '12px' },
  },
  enabled: {
    ':hover': { border: `1px solid ${colors.ink3}` },
    ':focus-within': { border: `1px solid ${colors.ink2}`, outline: '2px solid transparent' },
    // The line below the field that grows when it has the focus.
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto -1px -1px',
      height: '8px',
      borderRadius: '0 0 8px 8px',
      borderBottom: `2px solid ${colors.brand}`,
      clipPath: 'inset(calc(100% - 2px) 0 0 0)',
      pointerEvents: 'none',
      transform: 'scaleX(0)',
      transitionProperty: 'transform',
      transitionDuration: '50ms',
    },
    ':focus-within::after': {
      transform: 'scaleX(1)',
      transitionDuration: '200ms',
    },
  },
  invalid: { ':not(:focus-within)': { border: `1px solid ${colors.danger}` } },
  disabled: {
    border: `1px solid ${tokens.colorNeutralStrokeDisabled}`,
    backgroundColor: 'transparent',
    color: colors.inkOff,
    cursor: 'not-allowed',
    '@media (forced-colors: active)': { border: '1px solid GrayText' },
  },
  control: {
    boxSizing: 'border-box',
    alignSelf: 'stretch',
    flexGrow: 1,
    width: '100%',
    minWidth: 0,
    padding: '0 12px',
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'inherit',
    font: 'inherit',
    '::placeholder': { color: colors.ink3, opacity: 1 },
  },
})

type State = { isDisabled: boolean; isInvalid: boolean }

/** The look of a field: of its frame, and of what is typed or chosen in it. */
export const useFieldFrame = ({ isDisabled, isInvalid }: State) => {
  const styles = useStyles()
  const state = isDisabled ? styles.disabled : mergeClasses(styles.enabled, isInvalid && styles.invalid)
  return { frame: mergeClasses(styles.frame, state), control: styles.control }
}
