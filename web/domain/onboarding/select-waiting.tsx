import { useState } from 'react'
import { maxWaitingApplications } from '../../../src/core/onboarding/rules.ts'
import { BusyButton } from '../../ui/busy-button.tsx'

type Page<Item> = { applications: Item[]; has_more: boolean }

type Props<Item> = {
  text?: string
  pageAt: (offset: number) => PromiseLike<{ data?: Page<Item> }>
  onSelect: (waiting: Item[]) => void
}

/** Selects everything that is waiting, shown or not, up to what one request can reject. */
export const SelectWaiting = <Item,>({ text = 'Tümünü seç', pageAt, onSelect }: Props<Item>) => {
  const [isBusy, setBusy] = useState(false)
  const select = async () => {
    setBusy(true)
    const waiting: Item[] = []
    for (let hasMore = true; hasMore && waiting.length < maxWaitingApplications;) {
      const { data } = await pageAt(waiting.length)
      waiting.push(...(data?.applications ?? []))
      hasMore = data?.has_more ?? false
    }
    setBusy(false)
    if (waiting.length > 0) onSelect(waiting.slice(0, maxWaitingApplications))
  }
  return (
    <BusyButton appearance="subtle" isBusy={isBusy} onClick={() => void select()}>
      {text}
    </BusyButton>
  )
}
