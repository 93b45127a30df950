import { createContext, type ReactNode, use } from 'react'
import type { Declaration } from '../../../../src/texts/menus/declarations.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'

export type MarkProps =
  | {
      dish: Declaration
      /** Where it is not clear which dish is meant. */
      name?: string
    }
  /** The meal chosen for a day, where there is little room. */
  | { day: MenuPlayDay }

export type Marking = (props: MarkProps) => ReactNode

/** Undefined unless the person avoids something, and until it has loaded; so also in panels of other pages. */
export const MarksContext = createContext<Marking | undefined>(undefined)

/** Says in words what a dish contains of what the person avoids. That allergens are missing is told beside it (rule Y4). */
export const Mark = (props: MarkProps): ReactNode => use(MarksContext)?.(props)
