import { isMeatlessTag, partsOf } from './kind-of-dish.ts'
import { Plate } from './plate.tsx'
import { TrayBoard } from './tray-board.tsx'

/** A meal on its tray, the tabldot: the main dish and its first two sides; what is missing stays an empty plate. */
export const Tray = ({ dish }: { dish?: { name: string; tags: readonly string[]; image_url: string | null } }) => {
  const sides = dish === undefined ? [] : partsOf(dish.name).sides
  /** Without meat the whole meal is, with chicken its main dish alone. */
  const tags = dish?.tags.filter(isMeatlessTag) ?? []
  const sideOf = (index: number) => (sides[index] === undefined ? undefined : { name: sides[index], tags })
  return (
    <TrayBoard main={<Plate dish={dish} />}>
      <Plate dish={sideOf(0)} />
      <Plate dish={sideOf(1)} />
    </TrayBoard>
  )
}
