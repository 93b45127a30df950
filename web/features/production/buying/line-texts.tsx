import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { decimalOf } from '../../../../src/core/shared/rules.ts'
import { enoughText, limitText } from '../../../../src/texts/buying/purchase.ts'
import { quantityIn, unitText } from '../../../../src/texts/kernel/amounts.ts'
import {
  type ListPurchaseSourcesApiArg,
  type PurchaseLine,
  useListPurchaseSourcesQuery,
} from '../../../api/generated.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { amountText } from './buying-texts.ts'
import type { ShownLine } from './needs-view.ts'

const useStyles = makeStyles({
  units: { fontSize: '17px', fontWeight: 700, color: colors.ink },
  quiet: { color: colors.ink2 },
  enough: { color: colors.herb, fontWeight: 650 },
  mark: { display: 'block', fontSize: '12px', lineHeight: '16px', fontWeight: 650 },
  waits: { color: colors.saffron },
  icon: { verticalAlign: '-2px', fontSize: '14px' },
  detail: {
    display: 'grid',
    rowGap: '6px',
    padding: '6px 0 10px',
    color: colors.ink2,
    fontSize: '13px',
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'normal',
    textAlign: 'start',
  },
  sources: { margin: 0, padding: 0, listStyleType: 'none' },
  source: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '12px',
    padding: '3px 0',
    '& + &': { borderTop: `1px solid ${colors.line}` },
  },
  strong: { color: colors.ink, fontWeight: 650 },
  foot: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '6px 12px' },
})

/** 380 kg */
export const boughtText = ({ units, unit_content: content, base_unit: base }: PurchaseLine): string =>
  amountText(units * content, base)

/** 38 koli = 380 kg, and what of it is in the cart. */
export const Taken = (shown: ShownLine) => {
  const styles = useStyles()
  const { line, isLeftOut, cart } = shown
  if (isLeftOut) return <span className={styles.quiet}>Çıkarıldı</span>
  if (line.units === 0) return <span className={styles.enough}>{enoughText(line)}</span>
  const limit = limitText(line)
  return (
    <>
      <span className={styles.units}>{formatNumber(line.units)}</span>
      {`\u00a0${unitText(line.unit_type)}`}
      <span className={styles.quiet}>{` =\u00a0${boughtText(line)}`}</span>
      {limit !== undefined && <span className={mergeClasses(styles.mark, styles.waits)}>{limit}</span>}
      {cart !== undefined && (
        <span className={mergeClasses(styles.mark, cart.more > 0 ? styles.waits : styles.enough)}>
          {cart.more > 0 ? (
            `Sepete +${quantityIn(decimalOf(cart.more), line.unit_type)}`
          ) : (
            <>
              <CheckmarkRegular className={styles.icon} /> Sepette
            </>
          )}
        </span>
      )}
    </>
  )
}

const factsOf = (line: PurchaseLine): string[] => [
  line.product_name,
  `1 ${unitText(line.unit_type)} = ${amountText(line.unit_content, line.base_unit)}`,
  ...(line.units > 0 && line.surplus > 0 ? [`artan ${amountText(line.surplus, line.base_unit)}`] : []),
]

/** The days that needs were added up over. */
export type NeedDays = Required<Pick<ListPurchaseSourcesApiArg, 'startDate' | 'endDate'>>

const Sources = ({ line, days }: { line: PurchaseLine; days: NeedDays }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const query = useListPurchaseSourcesQuery({ companyId, ingredientId: line.ingredient_id, ...days })
  if (query.currentData === undefined)
    return <NotYet query={query} failure="Nereden geldiği yüklenemedi" shape="lines" />
  return (
    <ul className={styles.sources}>
      {query.currentData.sources.map(({ date, key, name, portions, per_portion: each, quantity }) => (
        <li key={`${date} ${key}`} className={styles.source}>
          <span>{`${name} · ${formatDate(date, 'dayAndMonth')}`}</span>
          <span>
            {`${formatNumber(Math.ceil(portions))} porsiyon × ${amountText(each, line.base_unit)} → `}
            <span className={styles.strong}>{amountText(quantity, line.base_unit)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

type DetailProps = { shown: ShownLine; days: NeedDays; onLeaveOut: () => void }

/** Which days and components need it, as what it is bought, and a way to leave it out. */
export const LineDetail = ({ shown, days, onLeaveOut }: DetailProps) => {
  const styles = useStyles()
  const { line, isLeftOut } = shown
  return (
    <div className={styles.detail}>
      {!line.is_alternative && <Sources line={line} days={days} />}
      {line.raised_by_minimum && (
        <span>
          {`Gereken ${quantityIn(line.units_needed, line.unit_type)}; tedarikçi en az ${quantityIn(line.units, line.unit_type)} satıyor. Daha azı sipariş edilemez, bu kez almayabilirsiniz.`}
        </span>
      )}
      <span className={styles.foot}>
        <span>{factsOf(line).join(' · ')}</span>
        {line.units > 0 && (
          <Button size="small" onClick={onLeaveOut}>
            {isLeftOut ? 'Listeye geri al' : 'Listeden çıkar'}
          </Button>
        )}
      </span>
    </div>
  )
}
