import { makeStyles, tokens } from '@fluentui/react-components'
import { colors } from '../../../shared/colors.ts'

/** Each has a pattern of its own as well, so that colours need not be told apart. Repeats from the fifth series on. */
export const seriesColours = [colors.info, colors.saffron, colors.herb, colors.ink3] as const

const solid = { forcedColorAdjust: 'none', boxShadow: `inset 0 0 0 1px ${tokens.colorTransparentStroke}` } as const

const useStyles = makeStyles({
  plain: { ...solid, backgroundColor: seriesColours[0] },
  striped: {
    ...solid,
    backgroundColor: seriesColours[1],
    backgroundImage: `repeating-linear-gradient(45deg, ${colors.surface} 0 1px, transparent 1px 8px)`,
  },
  dotted: {
    ...solid,
    backgroundColor: seriesColours[2],
    backgroundImage: `radial-gradient(${colors.surface} 1px, transparent 1.3px)`,
    backgroundSize: '7px 7px',
  },
  lined: {
    ...solid,
    backgroundColor: seriesColours[3],
    backgroundImage: `repeating-linear-gradient(0deg, ${colors.surface} 0 1px, transparent 1px 6px)`,
  },
})

/** Colour and pattern of the series with this number. */
export const useSeriesLooks = (): ((series: number) => string) => {
  const { plain, striped, dotted, lined } = useStyles()
  const cycle = [plain, striped, dotted, lined]
  return (series) => cycle[series % cycle.length] ?? plain
}
