import { type ComponentType, type ReactElement, useCallback, useState } from 'react'
import { useLoadedAhead } from '../use-loaded-ahead.ts'

interface Props<MenuProps> {
  load: () => Promise<ComponentType<MenuProps & { isOpenAtOnce: boolean }>>
  /** The button that opens the menu, with these properties. */
  button: (trigger: {
    'aria-haspopup': 'menu'
    'aria-expanded': false
    onFocus: () => void
    onBlur: () => void
    onClick: () => void
  }) => ReactElement
  /** What the menu gets; it has the same button. */
  menu: MenuProps
}

/**
 * A button until its menu has been loaded, which no screen waits for. Replacing the button would take the focus from it,
 * so a focused one waits to be pressed or left.
 */
export const LaterMenu = <MenuProps extends object>({ load, button, menu }: Props<MenuProps>) => {
  const [Menu, setMenu] = useState<ComponentType<MenuProps & { isOpenAtOnce: boolean }>>()
  const [isFocused, setFocused] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const loadMenu = useCallback(async () => {
    const loaded = await load()
    setMenu(() => loaded)
  }, [load])
  useLoadedAhead(loadMenu)
  if (Menu !== undefined && (isPressed || !isFocused)) return <Menu {...menu} isOpenAtOnce={isPressed} />
  return button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onClick: () => {
      setPressed(true)
      loadMenu().catch(() => setPressed(false))
    },
  })
}
