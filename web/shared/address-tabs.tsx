import { makeStyles, Tab, TabList } from '@fluentui/react-components'
import { useId, type ComponentType } from 'react'
import { usePanelParams } from './scope/panel-frame.tsx'

export type AddressTab = { name: string; title: string; Panel: ComponentType }

const useStyles = makeStyles({
  tabs: { overflowX: 'auto', marginLeft: '-8px' },
  tab: { minHeight: '44px', flexShrink: 0 },
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
})

type Props = { label: string; tabs: readonly [AddressTab, ...AddressTab[]] }

/** Tabs below a page. Of a page the open one is part of the address, so that it can be linked to and survives a reload. */
export const AddressTabs = ({ label, tabs }: Props) => {
  const styles = useStyles()
  const id = useId()
  const [params, setParams] = usePanelParams()
  const open = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0]
  if (tabs.length === 1) {
    return (
      <div className={styles.panel}>
        <open.Panel />
      </div>
    )
  }
  return (
    <>
      <TabList
        className={styles.tabs}
        aria-label={label}
        selectedValue={open.name}
        onTabSelect={(_, { value }) => setParams({ tab: String(value) }, { preventScrollReset: true })}
      >
        {tabs.map(({ name, title }) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={open.name === name ? `${id}-panel` : undefined}
            className={styles.tab}
          >
            {title}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.name}`} className={styles.panel}>
        <open.Panel />
      </div>
    </>
  )
}
