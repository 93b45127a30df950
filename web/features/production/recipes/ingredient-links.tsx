import { Button, makeStyles, Radio, RadioGroup } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { formatLira, unitText } from '../../../../src/texts/kernel/amounts.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { contentOf, type DraftLink, type IngredientDraft } from './ingredient-draft.ts'
import { ProductSearch } from './product-search.tsx'
import { Input } from '../../../ui/forms/input.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  title: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  link: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 112px auto',
    alignItems: 'center',
    gap: '2px 8px',
    padding: '6px 0',
    borderTop: `1px solid ${colors.line}`,
  },
  small: { display: 'block', color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  gone: { color: colors.saffron },
  add: { justifySelf: 'start' },
})

type Props = { draft: IngredientDraft; onChange: (part: Partial<IngredientDraft>) => void; isReadOnly: boolean }

const about = ({ supplierName, unitType, unitPrice, isSold }: DraftLink): string =>
  [
    supplierName,
    unitPrice !== null && `${formatLira(unitPrice)} / ${unitText(unitType)}`,
    !isSold && 'artık satılmıyor',
  ]
    .filter(Boolean)
    .join(' · ')

/** The products that an ingredient is bought as; costs and purchase needs follow the preferred one (rule B2). */
export const IngredientLinks = ({ draft: { links, preferred }, onChange, isReadOnly }: Props) => {
  const styles = useStyles()
  const mayOrder = useCan('manageOrders')
  const [isSearching, search] = useState(false)
  const remove = (productId: string) => {
    const left = links.filter((link) => link.productId !== productId)
    onChange({ links: left, preferred: productId === preferred ? (left[0]?.productId ?? '') : preferred })
  }
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>Bağlı ürünler</h3>
      {links.length === 0 && (
        <span className={styles.small}>Ürün bağlanınca maliyeti ve alınacak miktarı hesaplanır.</span>
      )}
      <RadioGroup
        aria-label="Tercih edilen ürün"
        value={preferred}
        disabled={isReadOnly}
        onChange={(_, { value }) => onChange({ preferred: value })}
      >
        {links.map((link) => (
          <div key={link.productId} className={styles.link}>
            <Radio
              value={link.productId}
              label={
                <>
                  {link.productName}
                  <span className={styles.small}>{about(link)}</span>
                </>
              }
            />
            <Input
              aria-label={`${link.productName}: bir ${unitText(link.unitType)} içinde`}
              title={`Bir ${unitText(link.unitType)} içinde ne kadar var?`}
              placeholder="25 kg"
              maxLength={30}
              readOnly={isReadOnly}
              value={link.content}
              onChange={(value) =>
                onChange({
                  links: links.map((one) => (one.productId === link.productId ? { ...one, content: value } : one)),
                })
              }
            />
            {isReadOnly ? (
              <span />
            ) : (
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={`${link.productName} bağını kaldır`}
                onClick={() => remove(link.productId)}
              />
            )}
          </div>
        ))}
      </RadioGroup>
      {mayOrder &&
        !isReadOnly &&
        (isSearching ? (
          <ProductSearch
            onCancel={() => search(false)}
            onFound={(product, supplier) => {
              search(false)
              if (links.some(({ productId }) => productId === product.id)) return
              const link: DraftLink = {
                productId: product.id,
                productName: product.name,
                supplierName: supplier.name,
                unitType: product.unit_type,
                content: contentOf(product),
                isSold: true,
                unitPrice: product.unit_price,
              }
              onChange({ links: [...links, link], ...(links.length === 0 && { preferred: product.id }) })
            }}
          />
        ) : (
          <Button className={styles.add} icon={<AddRegular />} onClick={() => search(true)}>
            Ürün bağla
          </Button>
        ))}
    </section>
  )
}
