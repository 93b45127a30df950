import { colors } from '../../../shared/colors.ts'
import { useThemeChoice } from '../../../shared/theme-choice.ts'
import { useMedia } from '../../../shared/use-media.ts'
import { seriesColours } from './series-looks.ts'

type InkOf = (color: string) => string

/** A canvas knows no variables: what they stand for now, in the theme that is shown. */
export const useInk = (): InkOf => {
  useThemeChoice()
  useMedia('(prefers-color-scheme: dark)')
  const style = getComputedStyle(document.documentElement)
  return (color) => style.getPropertyValue(color.slice('var('.length, -1)).trim()
}

type Draw = (brush: CanvasRenderingContext2D, size: number) => void

const line = (brush: CanvasRenderingContext2D, fromX: number, fromY: number, toX: number, toY: number) => {
  brush.beginPath()
  brush.moveTo(fromX, fromY)
  brush.lineTo(toX, toY)
  brush.stroke()
}

const diagonals: Draw = (brush, size) => {
  line(brush, -1, size + 1, size + 1, -1)
  line(brush, -1, 1, 1, -1)
  line(brush, size - 1, size + 1, size + 1, size - 1)
}
const dots: Draw = (brush, size) => {
  brush.beginPath()
  brush.arc(size / 2, size / 2, 1.1, 0, 2 * Math.PI)
  brush.fill()
}
const lines: Draw = (brush, size) => line(brush, 0, size / 2, size, size / 2)

/** The same four looks as on the page, for bars that are drawn on a canvas. */
const drawings: readonly (Draw | undefined)[] = [undefined, diagonals, dots, lines]

export const canvasLook = (series: number, inkOf: InkOf): CanvasPattern | string => {
  const place = series % seriesColours.length
  const colour = inkOf(seriesColours[place] ?? seriesColours[0])
  const tile = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
  const brush = tile.getContext('2d')
  const draw = drawings[place]
  if (brush === null || draw === undefined) return colour
  brush.fillStyle = colour
  brush.fillRect(0, 0, tile.width, tile.height)
  brush.fillStyle = brush.strokeStyle = inkOf(colors.surface)
  brush.lineWidth = 1
  draw(brush, tile.width)
  return brush.createPattern(tile, 'repeat') ?? colour
}
