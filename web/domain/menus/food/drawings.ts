import { kindOfDish } from './kind-of-dish.ts'

const drawings = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' })

/** Tags are required: judged by its name alone, a vegan dish might be drawn with meat. */
export type DrawnDish = { name: string; tags: readonly string[] }

export type DrawingOf = (dish: DrawnDish) => string

/** The address of the drawing of a dish's kind. */
export const drawingOf: DrawingOf = (dish) => drawings[`./${kindOfDish(dish)}.svg`] ?? ''
