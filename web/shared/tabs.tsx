import { makeStyles, Tab, TabList } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  list: { overflowX: 'auto', marginLeft: '-8px' },
  tab: { minHeight: '44px', flexShrink: 0 },
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '20px' },
})

type Props = {
  label?: string
  tabs: readonly { name: string; title: string }[]
  open: string
  onOpen: (name: string) => void
  /** The panel of the open tab. */ children: ReactNode
}

export const Tabs = ({ label, tabs, open, onOpen, children }: Props) => {
  const styles = useStyles()
  const id = useId()
  const panelId = `${id}-panel`
  return (
    <div className={styles.root}>
      <TabList
        className={styles.list}
        aria-label={label}
        selectedValue={open}
        onTabSelect={(_, { value }) => onOpen(String(value))}
      >
        {tabs.map(({ name, title }) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={name === open ? panelId : undefined}
            className={styles.tab}
          >
            {title}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={panelId} aria-labelledby={`${id}-${open}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
