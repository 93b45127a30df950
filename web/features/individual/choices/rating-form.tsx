import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CloudOffRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useRef, useState } from 'react'
import type { PastChoice } from '../../../api/generated-eating.ts'
import { colors } from '../../../ui/colors.ts'
import { Stars } from '../../../ui/stars.tsx'
import type { KeptRating } from '../ratings/kept-ratings.ts'
import { useRatings } from '../ratings/ratings-context.ts'
import { useTextActionStyles } from '../text-action.ts'
import { StarRadios } from './star-radios.tsx'

const SentenceForm = lazy(async () => ({ default: (await import('./sentence-form.tsx')).SentenceForm }))

const useStyles = makeStyles({
  /* Text and actions are above the stars, so that neither the thumb nor the bottom bar covers them. */
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    width: '240px',
    maxWidth: '100%',
    flexShrink: 0,
    scrollMargin: '4px',
  },
  words: {
    gridRow: 1,
    minHeight: '44px',
    display: 'flex',
    alignItems: 'center',
    columnGap: '4px',
    outlineStyle: 'none',
  },
  quiet: { color: colors.ink2 },
  given: { color: colors.herb, fontWeight: 600 },
  kept: { color: colors.saffron, fontWeight: 600 },
  failed: { color: colors.danger, fontWeight: 600 },
  stars: { gridRow: 2, gridColumn: '1 / -1' },
  fixed: {
    display: 'flex',
    height: '48px',
    alignItems: 'center',
    '& > span': { columnGap: '18px', paddingLeft: '9px' },
  },
  action: { gridRow: 1, gridColumn: 2 },
  below: { gridRow: 3, gridColumn: '1 / -1' },
})

type Look = 'quiet' | 'given' | 'kept' | 'failed'

const wordsOf = (stars: number | null, state: KeptRating['state'] | undefined): { text: string; look: Look } => {
  if (state === 'offline') return { text: 'Bu cihazda saklı', look: 'kept' }
  if (state === 'failed') return { text: 'Puan kaydedilemedi', look: 'failed' }
  return stars === null ? { text: 'Nasıldı?', look: 'quiet' } : { text: `Puanınız: ${stars} yıldız`, look: 'given' }
}

/**
 * A tap on a star rates the meal; it can be taken back for some seconds and is final after that, and a sentence can
 * follow (rule M5).
 */
export const RatingForm = ({ choice }: { choice: PastChoice }) => {
  const styles = useStyles()
  const actions = useTextActionStyles()
  const root = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const { keptFor, give, takeBack, retry } = useRatings()
  const [sentence, setSentence] = useState<'none' | 'open' | 'sent'>('none')
  const kept = keptFor(choice)
  const waiting = kept?.state === 'refused' ? undefined : kept
  const stars = choice.stars ?? waiting?.stars ?? null
  const state = choice.stars === null ? waiting?.state : undefined
  const { text, look } = wordsOf(stars, state)
  const pick = (count: number) => {
    give(choice, count)
    root.current?.scrollIntoView({ block: 'nearest' })
  }
  const act = (word: string, onClick: () => void) => (
    <button
      type="button"
      aria-label={`${word}: ${choice.meal}`}
      className={mergeClasses(actions.action, styles.action)}
      onClick={() => {
        onClick()
        words.current?.focus()
      }}
    >
      {word}
    </button>
  )
  return (
    <div ref={root} className={styles.form}>
      {choice.stars === null ? (
        <StarRadios
          meal={choice.meal}
          value={stars}
          isLocked={state === 'sending'}
          className={styles.stars}
          above={words}
          onChange={pick}
        />
      ) : (
        <span className={mergeClasses(styles.stars, styles.fixed)}>
          <Stars rating={choice.stars} size={30} />
        </span>
      )}
      <p ref={words} role="status" tabIndex={-1} className={mergeClasses(styles.words, styles[look])}>
        {state === 'offline' && <CloudOffRegular aria-hidden />}
        {text}
      </p>
      {(state === 'held' || state === 'offline') && act('Geri al', () => takeBack(choice))}
      {choice.stars !== null && sentence === 'none' && act('Mutfağa yaz', () => setSentence('open'))}
      {state === 'failed' && act('Yeniden dene', () => retry(choice))}
      {kept?.state === 'refused' && (
        <p role="alert" className={mergeClasses(styles.below, styles.failed)}>
          {kept.reason}
        </p>
      )}
      {sentence === 'open' && (
        <Suspense>
          <div className={styles.below}>
            <SentenceForm
              choice={choice}
              onSent={() => {
                setSentence('sent')
                words.current?.focus()
              }}
            />
          </div>
        </Suspense>
      )}
      {sentence === 'sent' && <p className={mergeClasses(styles.below, styles.given)}>Mutfağa iletildi</p>}
    </div>
  )
}
