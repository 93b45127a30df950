import { makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

/** Text for screen readers only. */
export const useVisuallyHidden = (): string => useStyles().root
