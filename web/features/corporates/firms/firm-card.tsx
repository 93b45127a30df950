import { makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import type { Firm } from '../../../api/generated-panels.ts'
import { PartnershipMarks } from '../../../domain/partnerships/partnership-marks.tsx'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { FirmButtons } from './firm-buttons.tsx'
import { ContractEnd, MenuUntil, Portions, Price, Undecided } from './firm-parts.tsx'
import { placeOf } from './firm-row.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  names: { display: 'grid', minWidth: 0 },
  quiet: { color: colors.ink3 },
})

/** One of a few firms. */
export const FirmCard = ({ firm, onOpen }: { firm: Firm; onOpen: (partnershipId: string) => void }) => {
  const styles = useStyles()
  const prices: Fact[] = useCan('manageContracts') ? [['Öğün fiyatı', <Price firm={firm} />]] : []
  return (
    <Panel as="li">
      <div className={styles.head}>
        <div className={styles.names}>
          <Subtitle2 as="h2">{firm.name}</Subtitle2>
          <Text size={200} className={styles.quiet}>
            {placeOf(firm)}
          </Text>
        </div>
        <PartnershipMarks partnership={firm} />
      </div>
      <Facts
        facts={[
          ['Yarın', <Portions firm={firm} />],
          ['Seçmeyen', <Undecided firm={firm} />],
          ['Menü', <MenuUntil firm={firm} />],
          ...prices,
          ['Sözleşme sonu', <ContractEnd firm={firm} />],
        ]}
      />
      <FirmButtons name={firm.name} id={firm.id} onOpen={() => onOpen(firm.partnership_id)} />
    </Panel>
  )
}
