import { Button, makeStyles } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons'
import { useId, useRef, useState } from 'react'
import type { PlannedDelivery } from '../../api/generated-cooking.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { colors } from '../../ui/colors.ts'
import { useOwnDocument } from '../../ui/device/own-document.ts'
import { useIsDesk } from '../../ui/device/use-media.ts'
import { PageActions } from '../../ui/page/page.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { DayActions } from './day-actions.tsx'
import { DeliveriesList } from './deliveries-list.tsx'
import { DeliveriesTable } from './deliveries-table.tsx'
import { DeliveriesTotal } from './deliveries-total.tsx'
import { DeliveryActions } from './delivery-actions.tsx'
import { deliveryGroups } from './delivery-groups.ts'
import { HourMarks } from './hour-marks.tsx'
import { UpdatedAt } from './updated-at.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import type { OpenDay } from './use-production.ts'
import { RoutesButton } from './routes-dialog.tsx'
import { SearchBox } from './search-box.tsx'
import { StateChips } from './state-chips.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    '& > [role="status"]': { marginLeft: 'auto' },
  },
  search: { width: '224px', '@container (max-width: 767px)': { width: '100%' } },
  frame: {
    overflow: 'clip',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
  },
  empty: { padding: '24px 16px', color: colors.ink2, textAlign: 'center' },
})

/** What leaves for whom, in which order. */
export const DeliveriesTab = (day: OpenDay) => {
  const styles = useStyles()
  const isDesk = useIsDesk()
  const own = useOwnDocument()
  const mayWrite = useCan('writeMenus')
  const id = useId()
  const searchRef = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const { shown, plan, filter, setFilter, print, labels, date } = day
  const groups = deliveryGroups(shown.deliveries, search, filter)
  const frozen = shown.deliveries.filter(({ is_frozen }) => is_frozen)
  const idOf = (time: string) => `${id}-${time}`
  const printSheets = () => print('deliveries', frozen)
  useKeys({
    '/': () => searchRef.current?.focus(),
    'Ctrl P': frozen.length > 0 ? printSheets : () => undefined,
  })
  const jumpTo = (time: string) => {
    const group = own.getElementById(idOf(time))
    group?.scrollIntoView({ block: 'start' })
    group?.focus({ preventScroll: true })
  }
  const shared = {
    ...{ groups, idOf, at: shown.at },
    actionsOf: (delivery: PlannedDelivery) => (
      <DeliveryActions
        delivery={delivery}
        onPrintSheet={() => print('deliveries', [delivery])}
        onPrintSamples={() => print('samples', [delivery])}
        onPrintLabels={(size) =>
          labels.printLabels(size, { date, corporateId: delivery.corporate_id, shiftId: delivery.shift_id })
        }
      />
    ),
  }
  const sheetsButton = (
    <Button appearance="primary" icon={<PrintRegular />} disabledFocusable={frozen.length === 0} onClick={printSheets}>
      {frozen.length === 0 ? 'Henüz kesinleşen liste yok' : `${formatNumber(frozen.length)} teslim fişini yazdır`}
    </Button>
  )
  return (
    <div className={styles.root}>
      {isDesk ? (
        <DayActions {...day} primary={sheetsButton}>
          {mayWrite && <RoutesButton companyId={day.companyId} />}
        </DayActions>
      ) : (
        <PageActions>{sheetsButton}</PageActions>
      )}
      <div className={styles.bar}>
        <SearchBox
          ref={searchRef}
          name="Firma ya da adres ara"
          className={styles.search}
          value={search}
          onChange={setSearch}
        />
        <HourMarks count={shown.deliveries.length} times={groups.map(({ time }) => time)} onJump={jumpTo} />
        <StateChips plan={shown} filter={filter} isShort onFilter={setFilter} />
        {isDesk && <UpdatedAt plan={shown} query={plan} />}
      </div>
      {groups.length === 0 ? (
        <div className={styles.empty}>Aramanıza uyan teslim bulunamadı.</div>
      ) : isDesk ? (
        <div className={styles.frame}>
          <DeliveriesTable {...shared} all={shown.deliveries} />
        </div>
      ) : (
        <DeliveriesList {...shared} />
      )}
      <DeliveriesTotal plan={shown} deliveries={groups.flatMap(({ deliveries }) => deliveries)} />
    </div>
  )
}
