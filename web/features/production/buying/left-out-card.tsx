import { Button, makeStyles } from '@fluentui/react-components'
import { useId, useState } from 'react'
import type { PurchaseNeeds } from '../../../api/generated.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useSideStyles } from '../recipes/side-styles.ts'
import { type LeftOut, type LeftOutGroup, leftOutGroups, muchText } from './left-out-groups.ts'

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
  what: { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 650 },
  much: { display: 'block', color: colors.ink2, fontSize: '12px', lineHeight: '16px', fontWeight: 400 },
  reason: { margin: 0, color: colors.saffron, fontSize: '12px', lineHeight: '16px', fontWeight: 650 },
  button: { flexShrink: 0, minWidth: 0 },
  all: { minWidth: 0, marginRight: '-8px' },
})

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
      onClick={() => setParams({ tab: 'recipes', ...params, back: 'buying' })}
    >
      {text}
    </Button>
  )
}

/** How many are shown of each reason at first. */
const first = 4

const Group = ({
  group: { title, all },
  suppliers,
}: {
  group: LeftOutGroup
  suppliers: PurchaseNeeds['suppliers']
}) => {
  const styles = useStyles()
  const side = useSideStyles()
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={side.head}>
        <h3 id={id} className={styles.reason}>
          {`${title} · ${formatNumber(all.length)}`}
        </h3>
        {all.length > first && (
          <Button
            size="small"
            appearance="transparent"
            className={styles.all}
            aria-expanded={isWhole}
            aria-label={`${title}: ${isWhole ? 'özet' : 'tümü'}`}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Özet' : 'Tümü'}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {(isWhole ? all : all.slice(0, first)).map((one) => (
          <li key={`${one.key} ${one.ingredient_id}`} className={styles.row}>
            <span className={styles.what}>
              {one.what}
              {muchText(one) !== undefined && <span className={styles.much}>{muchText(one)}</span>}
            </span>
            <Repair one={one} suppliers={suppliers} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is in neither list nor amount, each with what repairs it; never counted as nothing. */
export const LeftOutCard = ({ needs: { left_out: leftOut, suppliers } }: { needs: PurchaseNeeds }) => {
  const side = useSideStyles()
  return (
    <Panel as="section" className={side.card}>
      <div>
        <h2 className={side.title}>{`Hesaba katılamayanlar · ${formatNumber(leftOut.length)}`}</h2>
        <span className={side.small}>Bunlar listede ve tutarda yok.</span>
      </div>
      {leftOutGroups(leftOut).map((group) => (
        <Group key={group.reason} group={group} suppliers={suppliers} />
      ))}
    </Panel>
  )
}

export const HowComputed = () => {
  const side = useSideStyles()
  return (
    <Panel as="section" className={side.card}>
      <h2 className={side.title}>Nasıl hesaplandı?</h2>
      <span className={side.small}>
        Pişirilecek porsiyon × reçete + fire − depo − yoldaki siparişler. Depodan, ilk güne kadar pişecekler önceden
        düşülür. Sonuç, satış birimine ve en az siparişe yukarı yuvarlanır. Seçimler kesinleştikçe liste yenilenir;
        sepete eklenen değişmez.
      </span>
    </Panel>
  )
}
