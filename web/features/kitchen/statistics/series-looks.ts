import { makeStyles, tokens } from '@fluentui/react-components'

/** Each has a pattern of its own as well, so that colours need not be told apart. Repeats from the fifth series on. */
export const seriesColours = ['#a8401a', '#1c6a58', '#7d5a00', '#3f4f94'] as const

const solid = { forcedColorAdjust: 'none', boxShadow: `inset 0 0 0 1px ${tokens.colorTransparentStroke}` } as const

const useStyles = makeStyles({
  plain: { ...solid, backgroundColor: seriesColours[0] },
  striped: {
    ...solid,
    backgroundColor: seriesColours[1],
    backgroundImage: 'repeating-linear-gradient(45deg, rgb(255 255 255 / 60%) 0 2px, transparent 2px 7px)',
  },
  dotted: {
    ...solid,
    backgroundColor: seriesColours[2],
    backgroundImage: 'radial-gradient(rgb(255 255 255 / 80%) 1.5px, transparent 1.8px)',
    backgroundSize: '7px 7px',
  },
  lined: {
    ...solid,
    backgroundColor: seriesColours[3],
    backgroundImage: 'repeating-linear-gradient(0deg, rgb(255 255 255 / 60%) 0 2px, transparent 2px 6px)',
  },
})

/** Colour and pattern of the series with this number. */
export const useSeriesLooks = (): ((series: number) => string) => {
  const { plain, striped, dotted, lined } = useStyles()
  const cycle = [plain, striped, dotted, lined]
  return (series) => cycle[series % cycle.length] ?? plain
}
