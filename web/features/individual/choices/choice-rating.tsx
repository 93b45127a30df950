import { makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import type { PastChoice } from '../../../api/generated-eating.ts'
import { Stars } from '../../../ui/stars.tsx'
import { RatingForm } from './rating-form.tsx'

const useStyles = makeStyles({
  given: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', flexShrink: 0 },
})

/**
 * A rating is final, and there is nothing to rate before the day. Meals rated during this visit keep their size, so
 * that no other star moves under the finger.
 */
export const ChoiceRating = ({ choice }: { choice: PastChoice }) => {
  const styles = useStyles()
  const [wasOpen] = useState(choice.ratable)
  if (choice.ratable || (wasOpen && choice.stars !== null)) return <RatingForm choice={choice} />
  if (choice.stars === null) return null
  return (
    <p className={styles.given}>
      <Stars rating={choice.stars} size={24} />
      <Text>{`Puanınız: ${choice.stars} yıldız`}</Text>
    </p>
  )
}
