import { Button, makeStyles, Subtitle2 } from '@fluentui/react-components'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import type { Partnership } from '../../api/generated.ts'
import { PartnershipMarks } from '../../domain/partnerships/partnership-marks.tsx'
import { formatInstantDay } from '../../ui/words/dates.ts'
import { Facts } from '../../ui/facts.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { Panel } from '../../ui/panel.tsx'
import { formatPhone } from '../../ui/words/phone.ts'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  button: { marginTop: 'auto' },
})

export const PartnerCard = ({ partnership, onOpen }: { partnership: Partnership; onOpen: () => void }) => {
  const styles = useStyles()
  const { name, phone, address } = partnership.company
  return (
    <Panel as="li">
      <div className={styles.head}>
        <Subtitle2 as="h2">{name}</Subtitle2>
        <PartnershipMarks partnership={partnership} />
      </div>
      <Facts
        facts={[
          ['Ortaklık başlangıcı', formatInstantDay(partnership.created_at)],
          ['Siparişler', formatNumber(partnership.orders?.total ?? 0)],
          ['Ciro', formatLira(partnership.orders?.revenue ?? 0)],
          ['Şehir', address.city || '—'],
          [fieldLabels.phone, phone === null ? '—' : formatPhone(phone)],
        ]}
      />
      <Button className={styles.button} aria-label={`${name}: anlaşma`} onClick={onOpen}>
        Anlaşma
      </Button>
    </Panel>
  )
}
