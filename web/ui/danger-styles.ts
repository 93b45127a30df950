import { makeStyles } from '@fluentui/react-components'
import { colors } from './colors.ts'

const ink = { color: colors.danger, ':hover': { color: colors.danger }, ':hover:active': { color: colors.danger } }

/** For buttons that delete, deactivate or discard: `quiet` opens the confirmation, `filled` carries it out. */
export const useDangerStyles = makeStyles({
  quiet: { ...ink, '& .fui-Button__icon': ink },
  filled: {
    backgroundColor: colors.danger,
    color: colors.dangerInk,
    ':hover': { backgroundColor: colors.dangerHover, color: colors.dangerInk },
    ':hover:active': { backgroundColor: colors.dangerHover, color: colors.dangerInk },
  },
})
