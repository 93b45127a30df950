import { lazy, Suspense, useState } from 'react'
import type { KitchenList } from '../../api/generated.ts'

type What = 'lists' | 'labels'

const Sheets = lazy(async () => ({ default: (await import('./print-sheets.tsx')).PrintSheets }))

/** Puts lists or labels on paper; what is printed is drawn when it is first asked for. */
export const usePrinting = (lists: readonly KitchenList[], firm: string) => {
  const [asked, setAsked] = useState<{ what: What; times: number }>()
  return {
    print: (what: What) => setAsked({ what, times: (asked?.times ?? 0) + 1 }),
    sheets: asked && (
      <Suspense>
        <Sheets
          key={asked.times}
          lists={lists}
          firm={firm}
          what={asked.what}
          onPrinted={() => setAsked((now) => (now === asked ? undefined : now))}
        />
      </Suspense>
    ),
  }
}
