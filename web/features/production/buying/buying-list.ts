import type { KeyboardEventHandler } from 'react'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import type { NeedDays } from './line-texts.tsx'
import type { ShownLine, ShownSupplier } from './needs-view.ts'

/** What a line can be asked for. */
export interface RowActs {
  isOpen: boolean
  days: NeedDays
  onToggle: () => void
  onLeaveOut: () => void
  onKeyDown: KeyboardEventHandler
}

/** The needs as a table or as cards. */
export interface NeedsProps {
  suppliers: readonly ShownSupplier[]
  /** Something is on its way. */
  hasOrdered: boolean
  hasPrices: boolean
  amount: number | null
  actsOf: (shown: ShownLine) => RowActs
  /** Into the carts; undefined for whoever may not order. */
  onFill: ((suppliers: readonly ShownSupplier[]) => void) | undefined
}

export const minimumText = ({ minimum, amount, toBuy }: ShownSupplier): string | undefined =>
  minimum !== null && amount !== null && toBuy.length > 0 && amount < minimum
    ? `en az sipariş ${formatLira(minimum)}`
    : undefined
