import { Tab, TabList } from '@fluentui/react-components'
import { useId } from 'react'
import type { Shift } from '../../../api/generated.ts'
import { usePanelParams } from '../../../shared/scope/panel-frame.tsx'
import { MenuTab } from '../menus/menu-tab.tsx'
import { RequestsTab } from '../requests/requests-tab.tsx'
import { StatisticsTab } from '../statistics/statistics-tab.tsx'
import { useShellStyles } from './shell-styles.ts'

const tabs = [
  { name: 'statistics', label: 'İstatistikler', Panel: StatisticsTab },
  { name: 'requests', label: 'İstekler', Panel: RequestsTab },
  { name: 'menu', label: 'Menü Yükleme', Panel: MenuTab },
] as const

/** The open tab is part of the address, so that it can be linked to and survives a reload. */
export const KitchenTabs = ({ shifts }: { shifts: Shift[] }) => {
  const styles = useShellStyles()
  const id = useId()
  const [params, setParams] = usePanelParams()
  const open = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0]
  return (
    <>
      <TabList
        size="large"
        className={styles.tabs}
        selectedValue={open.name}
        onTabSelect={(_, { value }) => setParams({ tab: String(value) }, { preventScrollReset: true })}
      >
        {tabs.map(({ name, label }) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={open.name === name ? `${id}-panel` : undefined}
            className={styles.tab}
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.name}`}>
        <open.Panel shifts={shifts} />
      </div>
    </>
  )
}
