import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import type { PastChoice } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { StarRadios } from './star-radios.tsx'
import { useRateChoice } from './use-rate-choice.ts'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 16px' },
  send: { minHeight: '48px' },
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
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={styles.row}>
        <StarRadios meal={choice.meal} value={picked} onChange={setPicked} />
        {picked !== null && (
          <Button type="submit" appearance="primary" size="large" className={styles.send} disabledFocusable={isSending} icon={isSending ? <BusyIcon /> : undefined}>
            {`${picked} yıldız ver`}
          </Button>
        )}
      </div>
      {picked !== null && (
        <Text size={200} className={styles.hint}>
          Verilen puan sonradan değiştirilemez.
        </Text>
      )}
    </form>
  )
}
