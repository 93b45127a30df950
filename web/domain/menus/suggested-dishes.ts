import { createContext } from 'react'
import type { DishSuggestion } from './suggestions.ts'

/**
 * What a cell being edited is offered. A context, so that a keystroke concerns that cell only and not the whole menu
 * around it.
 */
export const SuggestedDishes = createContext<{
  suggestions: readonly DishSuggestion[]
  /** The text in the cell; undefined once it is left. */
  onTyping: (text: string | undefined) => void
}>({ suggestions: [], onTyping: () => {} })
