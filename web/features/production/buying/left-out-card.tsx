import { Button, makeStyles } from '@fluentui/react-components'
import { leftOutReasons } from '../../../../src/texts/buying/purchase.ts'
import type { PurchaseNeeds } from '../../../api/generated.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useSideStyles } from '../recipes/side-styles.ts'
import { amountText } from './buying-texts.ts'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '8px',
    padding: '8px 0',
    borderTop: `1px solid ${colors.line}`,
    ':last-child': { paddingBottom: 0 },
  },
  what: { display: 'block', overflowWrap: 'anywhere', fontWeight: 650 },
  reason: { color: colors.saffron, fontWeight: 650 },
  button: { flexShrink: 0, minWidth: 0 },
})

type LeftOut = PurchaseNeeds['left_out'][number]

const muchText = ({ portions, quantity, base_unit }: LeftOut): string | undefined =>
  quantity !== null && base_unit !== null
    ? amountText(quantity, base_unit)
    : portions !== null
      ? `${formatNumber(Math.ceil(portions))} porsiyon`
      : undefined

const Repair = ({ one, suppliers }: { one: LeftOut; suppliers: PurchaseNeeds['suppliers'] }) => {
  const styles = useStyles()
  const mayWrite = useCan('writeMenus')
  const mayOrder = useCan('manageOrders')
  const [, setParams] = usePanelParams()
  if (one.reason === 'stock_short') {
    const seller = suppliers.find(({ lines }) => lines.some((line) => line.ingredient_id === one.ingredient_id))
    if (!mayOrder) return null
    return (
      <LinkButton
        size="small"
        className={styles.button}
        to={seller === undefined ? '../suppliers' : `../suppliers?store=${seller.supplier_id}`}
        label={`Tedarikçiye git: ${one.what}`}
      >
        Tedarikçiye git
      </LinkButton>
    )
  }
  if (!mayWrite) return null
  const [text, params]: [string, Record<string, string>] =
    one.ingredient_id === null
      ? ['Reçete yaz', { recipe: one.key ?? '' }]
      : ['Ürün bağla', { view: 'ingredients', ingredient: one.ingredient_id }]
  return (
    <Button
      size="small"
      className={styles.button}
      aria-label={`${text}: ${one.what}`}
      onClick={() => setParams({ tab: 'recipes', ...params })}
    >
      {text}
    </Button>
  )
}

/** What is in neither list nor amount, each with what repairs it; never counted as nothing. */
export const LeftOutCard = ({ needs: { left_out: leftOut, suppliers } }: { needs: PurchaseNeeds }) => {
  const styles = useStyles()
  const side = useSideStyles()
  return (
    <Panel as="section" className={side.card}>
      <h2 className={side.title}>{`Hesaba katılamayanlar · ${formatNumber(leftOut.length)}`}</h2>
      <span className={side.small}>Bunlar listede ve tutarda yok.</span>
      <ul className={styles.list}>
        {leftOut.map((one) => (
          <li key={`${one.reason} ${one.key} ${one.ingredient_id}`} className={styles.row}>
            <span>
              <span className={styles.what}>{one.what}</span>
              <span className={side.small}>
                <span className={styles.reason}>{leftOutReasons[one.reason]}</span>
                {muchText(one) !== undefined && ` · ${muchText(one)}`}
              </span>
            </span>
            <Repair one={one} suppliers={suppliers} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export const HowComputed = () => {
  const side = useSideStyles()
  return (
    <Panel as="section" className={side.card}>
      <h2 className={side.title}>Nasıl hesaplandı?</h2>
      <span className={side.small}>
        Pişirilecek porsiyon × reçete + fire − depo − yoldaki siparişler. Sonuç, satış birimine ve en az siparişe yukarı
        yuvarlanır. Seçimler kesinleştikçe liste yenilenir; sepete eklenen değişmez.
      </span>
    </Panel>
  )
}
