import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { skipKey } from '../../../../src/core/menus/rules.ts'
import type { PastChoice } from '../../../api/generated-eating.ts'
import { DishDeclaration } from '../../../domain/menus/food/dish-declaration.tsx'
import { DishName } from '../../../domain/menus/food/dish-name.tsx'
import { Plate } from '../../../domain/menus/food/plate.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SkipPlate } from '../chosen-plate.tsx'
import { besideText } from '../menu-days.ts'
import { ChoiceRating } from './choice-rating.tsx'

const useStyles = makeStyles({
  // Rows measure the list itself, since another list may stand beside it.
  section: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    containerType: 'inline-size',
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '12px',
    '& > :nth-child(3)': { gridColumn: '1 / -1' },
    '@container (min-width: 736px)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '16px',
      '& > :nth-child(3)': { gridColumn: 'auto' },
    },
  },
  facts: { display: 'grid', rowGap: '2px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
})

interface ChoiceListProps {
  title: string
  hint: string | undefined
  choices: readonly PastChoice[]
  empty: string
}

export const ChoiceList = ({ title, hint: now, choices, empty }: ChoiceListProps) => {
  const styles = useStyles()
  /** Kept as it was on arrival: if it disappeared with the last rating, the stars below would move under the finger. */
  const [hint] = useState(now)
  return (
    <section className={styles.section}>
      <Subtitle1 as="h2">{title}</Subtitle1>
      {hint !== undefined && choices.length > 0 && <Text className={styles.quiet}>{hint}</Text>}
      {choices.length === 0 ? (
        <Text>{empty}</Text>
      ) : (
        <ul className={styles.list}>
          {choices.map((choice) => (
            <ChoiceItem key={`${choice.date} ${choice.shift_id}`} choice={choice} />
          ))}
        </ul>
      )}
    </section>
  )
}

const ChoiceItem = ({ choice }: { choice: PastChoice }) => {
  const styles = useStyles()
  const isSkip = choice.choice === skipKey
  const beside = besideText(choice.common_courses)
  const { date, shift_title, meal, tags, image_url, replaced_meal, type, catering_name, declaration } = choice
  return (
    <Panel as="li" className={styles.item}>
      {isSkip ? <SkipPlate size={56} /> : <Plate dish={{ name: meal, tags, image_url }} size={56} />}
      <div className={styles.facts}>
        <Text size={200} className={styles.quiet}>{`${formatDate(date, 'dayAndMonth')} · ${shift_title}`}</Text>
        <h3>
          <DishName name={meal} />
        </h3>
        {replaced_meal !== null && <Text size={200}>{`${replaced_meal} yerine geldi`}</Text>}
        {declaration !== null && <DishDeclaration dish={declaration} />}
        {beside !== undefined && <Text>{beside}</Text>}
        {!isSkip && <Text size={200} className={styles.quiet}>{`${type} · Hazırlayan: ${catering_name}`}</Text>}
      </div>
      <ChoiceRating choice={choice} />
    </Panel>
  )
}
