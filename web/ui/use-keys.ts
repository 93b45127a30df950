import { useEffect, useEffectEvent } from 'react'
import { useOwnDocument } from './device/own-document.ts'
import { useFrame } from './frame-context.ts'

/** Whatever understands keys itself: fields, tabs, menus, choices. */
const usesKeys = 'input, textarea, select, [role="tab"], [role="menu"], [role="listbox"], [role="combobox"]'

/** Arrows have their names with Alt as well; letters do not, since Alt types other ones on many keyboards. */
const nameOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string => {
  if (altKey) return !ctrlKey && !metaKey && key.startsWith('Arrow') ? `Alt ${key}` : ''
  return ctrlKey || metaKey ? `Ctrl ${key.toUpperCase()}` : key
}

/** Keys that work anywhere on the page, unless a dialog is open or a field has the focus. */
export const useKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void => {
  const own = useOwnDocument()
  const frame = useFrame()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event)
    const act = keys[name]
    if (act === undefined || event.defaultPrevented || own.querySelector('[aria-modal="true"]') !== null) return
    const [target] = event.composedPath()
    const isInside = frame?.box.current != null && event.composedPath().includes(frame.box.current)
    if (!isInside && !(frame?.isPage === true && target === document.body)) return
    if (!name.startsWith('Ctrl') && target instanceof Element && target.closest(usesKeys) !== null) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    own.addEventListener('keydown', onKey)
    return () => own.removeEventListener('keydown', onKey)
  }, [own])
}
