import { makeStyles } from '@fluentui/react-components'
import { allOf, later } from '../../../frame/later.tsx'
import { useLoadedAhead } from '../../../frame/use-loaded-ahead.ts'
import { FilterPills } from '../../../ui/lists/filter-pills.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { Skeleton } from '../../../ui/states/skeletons.tsx'
import { useFirmsAddress } from './firms-address.ts'
import { PartnerFirms } from './partner-firms.tsx'

const AllFirms = later(async () => (await import('./all-firms.tsx')).AllFirms, <Skeleton />)
const PartnershipPanel = later(
  async () => (await import('../../../domain/partnerships/partnership-panel.tsx')).PartnershipPanel,
)
const CutOffButton = later(async () => (await import('../../../domain/partnerships/cut-off-button.tsx')).CutOffButton)
const EndButton = later(async () => (await import('../../../domain/partnerships/end-button.tsx')).EndButton)
const loadParts = allOf(PartnershipPanel, CutOffButton, EndButton)

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  search: { width: '100%', maxWidth: '360px' },
})

/** The firms with a contract, or all of them; a partnership opens beside the list. */
export const FirmsTab = () => {
  const styles = useStyles()
  const { shown, partnership, show, open, close } = useFirmsAddress()
  const { search, field } = useSearch()
  useLoadedAhead(loadParts)
  return (
    <>
      <div className={styles.bar}>
        <FilterPills
          label="Firma filtresi"
          choices={[
            { name: 'contracted', title: 'Anlaşmalı' },
            { name: 'all', title: 'Tüm firmalar' },
          ]}
          value={shown}
          onChange={show}
        />
        <SearchInput name="Firma ara" className={styles.search} {...field} />
      </div>
      {shown === 'all' ? <AllFirms search={search} onOpen={open} /> : <PartnerFirms search={search} />}
      {partnership !== undefined && (
        <PartnershipPanel key={partnership} partnershipId={partnership} onClose={close}>
          <CutOffButton partnershipId={partnership} />
          <EndButton partnershipId={partnership} />
        </PartnershipPanel>
      )}
    </>
  )
}
