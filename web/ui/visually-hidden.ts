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

/** Words for screen readers alone. */
export const useVisuallyHidden = (): string => useStyles().root
