import { isMeatlessTag } from './kind-of-dish.ts'
import { partsOf } from './parts-of.ts'
import { Plate } from './plate.tsx'
import { TrayBoard } from './tray-board.tsx'

/** A meal on its tray, the tabldot: the main dish and its first two sides, with empty plates for those missing. */
export const Tray = ({ dish }: { dish?: { name: string; tags: readonly string[]; image_url: string | null } }) => {
  const sides = dish === undefined ? [] : partsOf(dish.name).sides
  /** A meatless tag applies to the whole meal; a tag such as chicken only to its main dish. */
  const tags = dish?.tags.filter(isMeatlessTag) ?? []
  const sideOf = (index: number) => (sides[index] === undefined ? undefined : { name: sides[index], tags })
  return (
    <TrayBoard main={<Plate dish={dish} />}>
      <Plate dish={sideOf(0)} />
      <Plate dish={sideOf(1)} />
    </TrayBoard>
  )
}
