import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from './tabs.tsx'

export type AddressTab = { name: string; title: string; panel: ReactNode }

type Props = { label?: string; tabs: readonly [AddressTab, ...AddressTab[]] }

/** The open tab is part of the address, so that it can be linked to and survives a reload. */
export const AddressTabs = ({ label, tabs }: Props) => {
  const [params, setParams] = useSearchParams()
  const open = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0]
  if (tabs.length === 1) return open.panel
  return (
    <Tabs label={label} tabs={tabs} open={open.name} onOpen={(tab) => setParams({ tab }, { preventScrollReset: true })}>
      {open.panel}
    </Tabs>
  )
}
