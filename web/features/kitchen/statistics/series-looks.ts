import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'
import type { Look } from './looks.ts'

/** The four colours of a look; `looks.ts` decides which option gets which. */
export const seriesColours = [colors.saffron, colors.info, colors.herb, colors.ink3] as const
const useStyles = makeStyles({
  series: {
    forcedColorAdjust: 'none',
    boxShadow: `inset 0 0 0 1px ${tokens.colorTransparentStroke}`,
  },
  saffron: { backgroundColor: seriesColours[0] },
  info: { backgroundColor: seriesColours[1] },
  herb: { backgroundColor: seriesColours[2] },
  ink: { backgroundColor: seriesColours[3] },
  striped: { backgroundImage: `repeating-linear-gradient(45deg, ${colors.surface} 0 1px, transparent 1px 8px)` },
  dotted: {
    backgroundImage: `radial-gradient(${colors.surface} 1px, transparent 1.3px)`,
    backgroundSize: '7px 7px',
  },
  lined: { backgroundImage: `repeating-linear-gradient(0deg, ${colors.surface} 0 1px, transparent 1px 6px)` },
})

/** Class names of a look. */
export const useSeriesLooks = (): ((look: Look | undefined) => string) => {
  const styles = useStyles()
  const colourStyles = [styles.saffron, styles.info, styles.herb, styles.ink]
  const patternStyles = ['', styles.striped, styles.dotted, styles.lined]
  return (look) => mergeClasses(styles.series, colourStyles[look?.colour ?? 3], patternStyles[look?.pattern ?? 0])
}
