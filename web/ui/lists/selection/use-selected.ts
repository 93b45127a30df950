import { useCallback, useEffect, useRef, useState } from 'react'

type Listed = { id: string }

type State<Item, Whole> = {
  items: ReadonlyMap<string, Item>
  /** Which was touched last. */
  last: string
  /** They are all that the server found for the filter. */
  whole?: Whole
}

const nothing = { items: new Map<string, never>(), last: '' }
const mapOf = <Item extends Listed>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

/** A range goes from what was touched last to this, and is selected or not as this is now. */
const toggled = <Item extends Listed, Whole>(
  { items, last }: State<Item, Whole>,
  item: Item,
  isRange: boolean,
  shown: readonly Item[],
): State<Item, Whole> => {
  const ends = [last, item.id].map((id) => shown.findIndex((one) => one.id === id))
  const range = isRange && !ends.includes(-1) ? shown.slice(Math.min(...ends), Math.max(...ends) + 1) : [item]
  const next = new Map(items)
  const isOff = items.has(item.id)
  for (const one of range)
    if (isOff) next.delete(one.id)
    else next.set(one.id, one)
  return { items: next, last: item.id }
}

/** What is selected of a list, of which these are shown and may be selected; another search begins with nothing. */
export const useSelected = <Item extends Listed, Whole = never>(list: string, selectable: readonly Item[]) => {
  const [kept, keep] = useState<{ list: string; state: State<Item, Whole> }>({ list, state: nothing })
  const shown = useRef(selectable)
  useEffect(() => {
    shown.current = selectable
  })
  const state = kept.list === list ? kept.state : nothing
  const toggle = useCallback(
    (item: Item, isRange = false) =>
      keep((before) => ({
        list,
        state: toggled(before.list === list ? before.state : nothing, item, isRange, shown.current),
      })),
    [list],
  )
  return {
    ...(state as State<Item, Whole>),
    toggle,
    set: (items: readonly Item[], whole?: Whole) =>
      keep({ list, state: { items: mapOf(items), last: '', ...(whole !== undefined && { whole }) } }),
  }
}
