import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import type { PastChoice } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { StarRadios } from './star-radios.tsx'
import { useRateChoice } from './use-rate-choice.ts'

const useStyles = makeStyles({
  /* The stars stay where they were touched; what follows comes below them. */
  form: { display: 'grid', justifyItems: 'start', rowGap: '8px', width: '240px', flexShrink: 0 },
  send: { width: '100%', minHeight: '48px' },
  hint: { color: tokens.colorNeutralForeground3 },
})

/** Picking stars is not yet giving them: a rating cannot be taken back, and arrow keys pass every star on their way. */
export const RatingForm = ({ choice, onRated }: { choice: PastChoice; onRated: () => void }) => {
  const styles = useStyles()
  const form = useRef<HTMLFormElement>(null)
  const { picked, setPicked, send, isSending } = useRateChoice(choice)
  const submit = async () => {
    if (await send()) onRated()
    else form.current?.querySelector('input')?.focus()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <StarRadios meal={choice.meal} value={picked} onChange={setPicked} />
      {picked !== null && (
        <>
          <Button
            type="submit"
            appearance="primary"
            size="large"
            className={styles.send}
            disabledFocusable={isSending}
            icon={isSending ? <BusyIcon /> : undefined}
          >
            {`${picked} yıldız ver`}
          </Button>
          <Text size={200} className={styles.hint}>
            Verilen puan sonradan değiştirilemez.
          </Text>
        </>
      )}
    </form>
  )
}
