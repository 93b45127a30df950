import { useCallback, useEffect, useRef, useState } from 'react'

type Listed = { id: string }

type State<Item, Whole> = {
  items: ReadonlyMap<string, Item>
  /** The id of the item toggled last. */
  last: string
  /** Set when `items` are everything that matches the filter on the server. */
  whole?: Whole
}

const nothing = { items: new Map<string, never>(), last: '' }
const mapOf = <Item extends Listed>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

/** A range runs from the item toggled last to this one and is selected or cleared as a whole, as this one is. */
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

/**
 * The selection of a list. `selectable` are its visible items that may be selected; another search (`list`) starts with
 * an empty selection.
 */
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
