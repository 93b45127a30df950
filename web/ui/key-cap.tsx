import { makeStyles } from '@fluentui/react-components'
import { colors } from './colors.ts'

const useStyles = makeStyles({
  key: {
    padding: '1px 6px',
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: '4px',
    backgroundColor: colors.surface,
    color: colors.ink2,
    fontFamily: 'inherit',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
})

/** A key drawn as on a keyboard. */
export const KeyCap = ({ children }: { children: string }) => <kbd className={useStyles().key}>{children}</kbd>
