import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { SuggestedDishes } from '../../../domain/menus/suggested-dishes.ts'
import { useDishSuggestions } from './use-dish-suggestions.ts'

type Props = {
  /** The most that there is room for. */
  max: number
  /** Whether a cell is being edited. */
  onEditing: (isEditing: boolean) => void
  children: ReactNode
}

/** Suggests dishes to the cell that is being edited among the children. */
export const DishSuggestions = ({ max, onEditing, children }: Props) => {
  const [typed, setTyped] = useState<string>()
  const { suggestions } = useDishSuggestions(typed)
  const onTyping = useCallback(
    (text: string | undefined) => {
      setTyped(text)
      onEditing(text !== undefined)
    },
    [onEditing],
  )
  const offered = useMemo(() => ({ suggestions: suggestions.slice(0, max), onTyping }), [suggestions, max, onTyping])
  return <SuggestedDishes value={offered}>{children}</SuggestedDishes>
}
