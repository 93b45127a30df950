import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../web/app/tokens.css'), 'utf8')

const colorsIn = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/--tb-([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', color = '']): [string, string] => [
      name,
      color,
    ]),
  )

const blockAfter = (start: string): string => css.slice(css.indexOf(start)).split('}')[0] ?? ''

const light = colorsIn(blockAfter(':host {'))
const dark = colorsIn(blockAfter(":host([theme='dark']) {"))

/** Relative luminance as defined by WCAG 2. */
const luminanceOf = (color: string): number => {
  const digits = color.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [brighter, darker] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number]
  return (brighter + 0.05) / (darker + 0.05)
}

const surfaces = ['canvas', 'surface', 'surface-2']
/** Which text colours appear on which backgrounds. */
const texts: readonly (readonly [ink: string, ground: string])[] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) => surfaces.map((ground) => [ink, ground] as const)),
  ...['brand', 'herb', 'saffron', 'danger', 'info', 'brand-soft-ink'].flatMap((ink) =>
    ['canvas', 'surface'].map((ground) => [ink, ground] as const),
  ),
  ...['herb', 'saffron', 'danger', 'info'].map((ink) => [ink, `${ink}-soft`] as const),
  ['brand-soft-ink', 'brand-soft'],
  ['brand-soft-ink', 'brand-soft-hover'],
  ['ink', 'brand-soft'],
  ['ink-2', 'brand-soft'],
  ['ink', 'herb-soft'],
  ['ink-2', 'herb-soft'],
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-hover'],
  ['brand-ink', 'brand-pressed'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'danger-hover'],
  ['surface', 'saffron'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, colors) => {
  test.each(texts)('%s is readable on %s', (ink, ground) => {
    expect(contrast(colors[ink]!, colors[ground]!)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['canvas', 'surface'])('the border of a field is visible on %s', (ground) => {
    expect(contrast(colors['field-line']!, colors[ground]!)).toBeGreaterThanOrEqual(3)
  })
})

test('dark colours are the same whether chosen or set by the system', () => {
  expect(colorsIn(blockAfter(":host(:not([theme='light'])) {"))).toEqual(dark)
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort())
})
