import { Button, makeStyles } from '@fluentui/react-components'
import { BookOpenRegular, PrintRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { later } from '../../frame/later.tsx'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useOwnDocument } from '../../ui/device/own-document.ts'
import { useIsDesk } from '../../ui/device/use-media.ts'
import { WithBeside } from '../../ui/page/with-beside.tsx'
import { ComponentsList } from './components-list.tsx'
import { ComponentsTable } from './components-table.tsx'
import { DayActions } from './day-actions.tsx'
import { ReserveHead } from './reserve-head.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import type { OpenDay } from './use-production.ts'

const ComponentPanel = later(async () => (await import('./component-panel.tsx')).ComponentPanel)

const useStyles = makeStyles({
  beside: {
    '--above-panel': '196px',
    // The buttons stand below the tabs.
    '@container (max-width: 1100px)': { '--above-panel': '228px' },
    '--beside': '432px',
    '@container (min-width: 1600px)': { '--beside': '560px' },
  },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
})

/** What has to be cooked; a component opens beside it. */
export const CookingTab = (day: OpenDay) => {
  const styles = useStyles()
  const isDesk = useIsDesk()
  const own = useOwnDocument()
  useLoadedAhead(ComponentPanel.load)
  const search = useRef<HTMLInputElement>(null)
  const { shown, date, companyId, component: opened, filter, goTo, print, recipes } = day
  const components = shown.components.filter(
    ({ key, frozen, open }) => filter === 'all' || key === opened || (filter === 'frozen' ? frozen : open) > 0,
  )
  const at = components.findIndex(({ key }) => key === opened)
  const isOpen = opened !== null && at !== -1
  const stepTo = (next: number) => {
    const found = components[next]
    return found && (() => goTo({ date, component: found.key }))
  }
  /** Leaves the focus on the row last shown; the panel would return it to the one that opened it. */
  const close = () => {
    own.querySelector<HTMLElement>(`[data-component="${CSS.escape(opened ?? '')}"]`)?.focus()
    goTo({ date })
  }
  const step = { back: stepTo(at - 1), on: stepTo(at + 1) }
  useKeys({
    ArrowUp: isOpen ? step.back : undefined,
    ArrowDown: isOpen ? step.on : undefined,
    Escape: isOpen ? close : undefined,
    'Ctrl P': () => print('production'),
    '/': isOpen ? () => search.current?.focus() : undefined,
  })
  const onOpen = (key: string) => goTo(key === opened ? { date } : { date, component: key })
  return (
    <>
      {isDesk && (
        <DayActions
          {...day}
          primary={
            <Button appearance="primary" icon={<PrintRegular />} onClick={() => print('production')}>
              Üretim föyünü yazdır
            </Button>
          }
        >
          <BusyButton
            isBusy={recipes.isFetching}
            icon={<BookOpenRegular />}
            disabledFocusable={shown.portions + shown.guests === 0}
            onClick={() => recipes.printDay(date)}
          >
            Reçete föyleri
          </BusyButton>
        </DayActions>
      )}
      <WithBeside className={styles.beside}>
        {isDesk ? (
          <ComponentsTable
            {...day}
            components={components}
            reserveHead={<ReserveHead companyId={companyId} percent={shown.reserve_percent} />}
            onOpen={onOpen}
          />
        ) : (
          <div className={styles.list}>
            <ComponentsList {...day} components={components} onOpen={onOpen} />
          </div>
        )}
        {isOpen && <ComponentPanel {...day} componentKey={opened} step={step} searchRef={search} onClose={close} />}
      </WithBeside>
    </>
  )
}
