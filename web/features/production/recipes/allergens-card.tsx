import { Button } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { CheckmarkRegular, WarningRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { allergenLabels } from '../../../../src/texts/menus/declarations.ts'
import type { Recipe } from '../../../api/generated.ts'
import { later } from '../../../frame/later.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useSideStyles } from './side-styles.ts'

const DishPanel = later(async () => (await import('../../../domain/menus/dish-panel.tsx')).DishPanel)

const titled = (word: string): string => word.charAt(0).toLocaleUpperCase('tr') + word.slice(1)

/** The dishes of the component one by one, where their allergens are declared. */
const DishReview = ({ dishes, onClose }: { dishes: Recipe['dishes']; onClose: () => void }) => {
  const [at, setAt] = useState(0)
  const stepTo = (next: number) => (dishes[next] === undefined ? undefined : () => setAt(next))
  const dish = dishes[at]
  return (
    dish && (
      <SidePanel
        title={dish.name}
        marks={<Badge color="informative">{`${at + 1} / ${dishes.length}`}</Badge>}
        step={{ back: stepTo(at - 1), on: stepTo(at + 1) }}
        besideFrom={1800}
        isInAddress={false}
        onClose={onClose}
      >
        <DishPanel key={dish.id} dishId={dish.id} />
      </SidePanel>
    )
  )
}

/** What the ingredients say beside what the dishes declare. It never sets anything (rule B5). */
export const AllergensCard = ({ recipe: { allergen_proposal: proposal, dishes } }: { recipe: Recipe }) => {
  const styles = useSideStyles()
  /** As they were when the review began, since declaring takes a dish off the list. */
  const [reviewed, review] = useState<Recipe['dishes']>()
  const undeclared = (allergen: (typeof proposal)[number]['allergen']) =>
    dishes.filter(({ allergens }) => allergens?.includes(allergen) !== true)
  const open = dishes.filter((dish) => proposal.some(({ allergen }) => undeclared(allergen).includes(dish)))
  return (
    <Panel as="section" className={styles.card}>
      <h3 className={styles.title}>Önerilen alerjenler</h3>
      {proposal.length === 0 ? (
        <div className={styles.small}>Malzemelerde belirtilmiş alerjen yok.</div>
      ) : (
        <ul className={styles.list}>
          {proposal.map(({ allergen, ingredients }) => {
            const isDeclared = undeclared(allergen).length === 0
            return (
              <li key={allergen} className={styles.line}>
                <span className={styles.what}>
                  <Badge
                    color={isDeclared ? 'success' : 'warning'}
                    icon={isDeclared ? <CheckmarkRegular /> : <WarningRegular />}
                  >
                    {titled(allergenLabels[allergen])}
                  </Badge>
                  <span className={styles.small}>{ingredients.join(', ').toLocaleLowerCase('tr')}</span>
                </span>
                {dishes.length > 0 && (
                  <span className={isDeclared ? styles.small : styles.undeclared}>
                    {isDeclared ? 'bildirilmiş' : 'bildirilmemiş'}
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {dishes.length > 0 && (
        <div className={styles.small}>
          {`Bu bileşen ${formatNumber(dishes.length)} yemekte geçiyor. Öneri kendiliğinden uygulanmaz; her yemeğe siz karar verirsiniz.`}
        </div>
      )}
      {open.length > 0 && (
        <Button className={styles.button} onClick={() => review(open)}>
          {`${formatNumber(open.length)} yemeği gözden geçir`}
        </Button>
      )}
      {reviewed !== undefined && <DishReview dishes={reviewed} onClose={() => review(undefined)} />}
    </Panel>
  )
}
