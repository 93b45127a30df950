import { makeStyles, Text } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import type { PastChoice } from '../../../api/generated.ts'
import { Stars } from '../../../shared/stars.tsx'
import { RatingForm } from './rating-form.tsx'

const useStyles = makeStyles({
  given: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    flexShrink: 0,
    outlineStyle: 'none',
  },
})

/** Once given a rating stays; before the day there is nothing to rate. */
export const ChoiceRating = ({ choice }: { choice: PastChoice }) => {
  const [isJustRated, setJustRated] = useState(false)
  if (choice.stars !== null) return <GivenRating stars={choice.stars} takesFocus={isJustRated} />
  return choice.ratable ? <RatingForm choice={choice} onRated={() => setJustRated(true)} /> : null
}

const GivenRating = ({ stars, takesFocus }: { stars: number; takesFocus: boolean }) => {
  const styles = useStyles()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) words.current?.focus()
  }, [takesFocus])
  return (
    <p ref={words} tabIndex={-1} className={styles.given}>
      <Stars rating={stars} size={24} />
      <Text>{`Puanınız: ${stars} yıldız`}</Text>
    </p>
  )
}
