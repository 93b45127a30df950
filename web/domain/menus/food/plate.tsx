import { startTransition, useEffect, useState } from 'react'
import type { DrawingOf, DrawnDish } from './drawings.ts'
import { PlateFace } from './plate-face.tsx'

/** In a file of its own, since no screen has to wait for the words by which it knows dishes. */
let drawingOf: DrawingOf | undefined
let loading: Promise<void> | undefined
const load = (): Promise<void> =>
  (loading ??= import('./drawings.ts').then(
    (loaded) => {
      drawingOf = loaded.drawingOf
    },
    // Plates stay without a picture; the next one that is shown tries again.
    () => {
      loading = undefined
    },
  ))
void load()

const useDrawing = (dish: DrawnDish | undefined): string | undefined => {
  const [isKnown, setKnown] = useState(drawingOf !== undefined)
  useEffect(() => {
    if (!isKnown) void load().then(() => startTransition(() => setKnown(drawingOf !== undefined)))
  }, [isKnown])
  return dish && drawingOf?.(dish)
}

type Props = {
  /** Without one the plate is empty. */
  dish?: DrawnDish & { image_url?: string | null }
  /** In pixels. */
  size?: number
}

/** Pictures a dish: its photo, or a drawing of its kind. Decorative: its name stands beside it. */
export const Plate = ({ dish, size }: Props) => {
  const [broken, setBroken] = useState<string>()
  const photograph = dish?.image_url && dish.image_url !== broken ? dish.image_url : undefined
  const drawing = useDrawing(photograph === undefined ? dish : undefined)
  return (
    <PlateFace
      isEmpty={dish === undefined}
      picture={photograph ?? drawing}
      isDrawing={photograph === undefined}
      size={size}
      onError={() => setBroken(photograph)}
    />
  )
}
