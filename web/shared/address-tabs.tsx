import type { ReactNode } from 'react'
import { usePanelParams } from './scope/panel-frame.tsx'
import { Tabs } from './tabs.tsx'

export type AddressTab = { name: string; title: string; panel: ReactNode }

type Props = { label?: string; tabs: readonly [AddressTab, ...AddressTab[]] }

/** Tabs below a page. Of a page the open one is part of the address, so that it can be linked to and survives a reload. */
export const AddressTabs = ({ label, tabs }: Props) => {
  const [params, setParams] = usePanelParams()
  const open = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0]
  if (tabs.length === 1) return open.panel
  return (
    <Tabs label={label} tabs={tabs} open={open.name} onOpen={(tab) => setParams({ tab }, { preventScrollReset: true })}>
      {open.panel}
    </Tabs>
  )
}
