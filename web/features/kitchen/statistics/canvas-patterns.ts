import { colors } from '../../../ui/colors.ts'
import type { InkOf } from '../../../ui/use-ink.ts'
import type { Look } from './looks.ts'
import { seriesColours } from './series-looks.ts'

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

/** The same four patterns as in HTML, for bars drawn on a canvas. */
const drawings: readonly (Draw | undefined)[] = [undefined, diagonals, dots, lines]

export const canvasLook = (look: Look | undefined, inkOf: InkOf): CanvasPattern | string => {
  const colour = inkOf(seriesColours[look?.colour ?? 3] ?? colors.ink3)
  const tile = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
  const brush = tile.getContext('2d')
  const draw = drawings[look?.pattern ?? 0]
  if (brush === null || draw === undefined) return colour
  brush.fillStyle = colour
  brush.fillRect(0, 0, tile.width, tile.height)
  brush.fillStyle = brush.strokeStyle = inkOf(colors.surface)
  brush.lineWidth = 1
  draw(brush, tile.width)
  return brush.createPattern(tile, 'repeat') ?? colour
}
