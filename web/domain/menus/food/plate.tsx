import { useState } from 'react'
import { type DishKind, kindOfDish } from './kind-of-dish.ts'
import { PlateFace } from './plate-face.tsx'

const drawings = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' })

const drawingOf = (kind: DishKind): string => drawings[`./${kind}.svg`] ?? ''

/** Tags are required: judged by its name alone, a vegan dish might be drawn with meat. */
type Dish = { name: string; tags: readonly string[]; image_url?: string | null }
type Props = {
  /** Without one the plate is empty. */
  dish?: Dish
  /** In pixels. */
  size?: number
}

/** Pictures a dish: its photo, or a drawing of its kind. Decorative: its name stands beside it. */
export const Plate = ({ dish, size }: Props) => {
  const [broken, setBroken] = useState<string>()
  if (dish === undefined) return <PlateFace size={size} />
  const photograph = dish.image_url && dish.image_url !== broken ? dish.image_url : undefined
  return (
    <PlateFace
      picture={photograph ?? drawingOf(kindOfDish(dish))}
      isDrawing={photograph === undefined}
      size={size}
      onError={() => setBroken(photograph)}
    />
  )
}
