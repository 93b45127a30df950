import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import type { Offer } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatInstantDay } from '../../../ui/words/dates.ts'
import { OfferStateBadge } from './offer-marks.tsx'
import { useRowStyles } from '../row-styles.ts'

const wide = '@container (min-width: 700px)'

const useStyles = makeStyles({
  row: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name price" "facts badge"',
    gap: '4px 12px',
    padding: '12px 16px',
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 200px 180px 130px',
      gridTemplateAreas: '"name price facts badge"',
      minHeight: '40px',
      padding: '8px 16px',
    },
  },
  name: { gridArea: 'name' },
  price: { gridArea: 'price', textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  old: { color: colors.ink3 },
  new: { fontWeight: 650 },
  facts: { gridArea: 'facts', color: colors.ink2, fontVariantNumeric: 'tabular-nums', [wide]: { textAlign: 'end' } },
  badge: { gridArea: 'badge', justifySelf: 'end', display: 'flex' },
})

type Props = { offer: Offer; isOpen: boolean; onOpen: () => void }

export const OfferRow = ({ offer, isOpen, onOpen }: Props) => {
  const styles = useStyles()
  const rows = useRowStyles()
  const { previous_price: old, unit_price: price, other_company: firm } = offer
  return (
    <li className={mergeClasses(rows.row, styles.row, isOpen && rows.open)}>
      <button type="button" className={mergeClasses(rows.name, styles.name)} aria-expanded={isOpen} onClick={onOpen}>
        {firm.name}
      </button>
      <span className={styles.price}>
        {old !== null && <span className={styles.old}>{formatLira(old)} → </span>}
        <span className={styles.new}>{formatLira(price)}</span>
      </span>
      <span
        className={styles.facts}
      >{`${offer.is_renewal ? 'Yenileme' : 'Yeni'} · ${formatInstantDay(offer.created_at)}`}</span>
      <span className={styles.badge}>
        <OfferStateBadge status={offer.status} />
      </span>
    </li>
  )
}
