import { makeStyles, Text } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { type DishDetail, useGetDishQuery } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { DishDeclaration } from './food/dish-declaration.tsx'
import { DishTags } from './food/dish-tags.tsx'
import { Plate } from './food/plate.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { formatNumber, formatRating } from '../../ui/words/numbers.ts'
import { useCan, useScope } from '../../frame/scope/company-scope.ts'
import { DishForm } from './dish-form.tsx'

type FormProps = ComponentProps<typeof DishForm>

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  head: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '12px' },
  names: { display: 'grid', rowGap: '2px', minWidth: 0 },
  name: { fontSize: '15px', lineHeight: '20px', fontWeight: 650, overflowWrap: 'anywhere' },
  quiet: { color: colors.ink3 },
  part: { display: 'grid', rowGap: '4px' },
  heading: { fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  days: { fontVariantNumeric: 'tabular-nums' },
})

const ratingOf = ({ rating }: DishDetail): string =>
  rating === null ? formatRating(null) : `${formatRating(rating)} puan`

const Days = ({ title, dates, empty }: { title: string; dates: readonly string[]; empty: string }) => {
  const styles = useStyles()
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      <Text className={styles.days}>{dates.map((date) => formatDate(date)).join(' · ') || empty}</Text>
    </section>
  )
}

/** A dish of the catering in scope, to read and correct: in a panel of its own, or beside the menu being written. */
export const DishPanel = ({ dishId, onUnsaved }: { dishId: string } & Pick<FormProps, 'onUnsaved'>) => {
  const styles = useStyles()
  const { company } = useScope()
  const mayWrite = useCan('writeMenus')
  const query = useGetDishQuery({ companyId: company.id, dishId }, { refetchOnMountOrArgChange: true })
  const dish = query.currentData?.dish
  if (dish === undefined) return <NotYet query={query} failure="Yemek yüklenemedi" shape="lines" />
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Plate dish={dish} size={64} />
        <div className={styles.names}>
          <span className={styles.name}>{dish.name}</span>
          <Text size={200} className={styles.quiet}>
            {`${formatNumber(dish.times_written)} kez yazıldı · ${ratingOf(dish)}`}
          </Text>
        </div>
      </div>
      {mayWrite ? (
        <DishForm key={dish.id} dish={dish} onUnsaved={onUnsaved} />
      ) : (
        <div className={styles.part}>
          <DishTags tags={dish.tags} />
          <DishDeclaration dish={dish} />
        </div>
      )}
      <Days title="Son verildiği günler" dates={dish.served_on} empty="Henüz verilmedi" />
      {dish.coming_on.length > 0 && <Days title="Verileceği günler" dates={dish.coming_on} empty="" />}
    </div>
  )
}
