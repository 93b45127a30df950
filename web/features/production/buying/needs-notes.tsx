import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import type { PurchaseNeeds } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { basisText, estimateMark, mealsOf } from './buying-texts.ts'

const useStyles = makeStyles({
  basis: { color: colors.ink2, '& strong': { color: colors.ink } },
  mostly: { color: colors.saffron },
})

/** What the needs rest on: meals chosen and estimated, with the reserve. */
export const Basis = ({ needs }: { needs: PurchaseNeeds }) => {
  const styles = useStyles()
  const mark = estimateMark(needs)
  return (
    <span className={mergeClasses(styles.basis, mark === 'mostly' && styles.mostly)}>
      <strong>{formatNumber(mealsOf(needs))}</strong>
      {` öğün = ${basisText(needs)} `}
      {mark !== undefined && (
        <Badge color={mark === 'mostly' ? 'warning' : 'informative'}>
          {mark === 'mostly' ? 'Çoğu tahmin' : 'Tahmini'}
        </Badge>
      )}
    </span>
  )
}

/** `supplier` is the only one whose cart was filled. */
export type Filled = { carts: number; products: number; supplier: string | undefined }

export const FilledNotice = ({ carts, products, supplier }: Filled) => (
  <Notice
    intent="success"
    role="status"
    action={
      <LinkButton to={supplier === undefined ? '../suppliers' : `../suppliers?store=${supplier}`}>
        {supplier === undefined ? 'Sepetlere git' : 'Sepete git'}
      </LinkButton>
    }
  >
    {products === 0
      ? 'Sepetlerde hepsi var; yeni eklenen olmadı.'
      : `${formatNumber(carts)} sepete ${formatNumber(products)} kalem eklendi`}
  </Notice>
)
