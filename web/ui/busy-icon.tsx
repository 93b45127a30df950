import { makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({
  ring: {
    display: 'block',
    boxSizing: 'border-box',
    width: '20px',
    height: '20px',
    border: '2px solid currentColor',
    borderTopColor: 'transparent',
    borderRadius: '50%',
    animationName: { to: { transform: 'rotate(1turn)' } },
    animationDuration: '1.5s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  },
})

/**
 * For a button whose label already says what is going on, so screen readers skip it. Fluent's spinner is 2 kB of what
 * the sign-in page loads.
 */
export const BusyIcon = () => <span className={useStyles().ring} role="presentation" />
