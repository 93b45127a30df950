import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { api, useRateChoiceMutation, type PastChoice } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { Form } from '../../../shared/forms/form.tsx'
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts'
import { useEater } from '../use-eater.ts'
import { historyOf } from './history.ts'
import { StarRadios } from './star-radios.tsx'

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
  const eater = useEater()
  const dispatch = useApiDispatch()
  const [rate, { isLoading }] = useRateChoiceMutation()
  const [picked, setPicked] = useState<number | null>(null)
  const { meal, date, shift_id } = choice

  const submit = async () => {
    if (picked === null) return
    const { error } = await rate({ ...eater, body: { date, shift_id, stars: picked } })
    if (error !== undefined) {
      setPicked(null)
      form.current?.querySelector('input')?.focus()
      return
    }
    dispatch(
      api.util.updateQueryData('listChoices', historyOf(eater), ({ choices }) => {
        const rated = choices.find((other) => other.date === date && other.shift_id === shift_id)
        if (rated) Object.assign(rated, { stars: picked, ratable: false })
      }),
    )
    onRated()
  }
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <StarRadios meal={meal} value={picked} onChange={(stars) => !isLoading && setPicked(stars)} />
      {picked !== null && (
        <>
          <Button
            type="submit"
            appearance="primary"
            className={styles.send}
            disabledFocusable={isLoading}
            icon={isLoading ? <BusyIcon /> : undefined}
          >
            {`${picked} yıldız ver`}
          </Button>
          <Text size={200} className={styles.hint}>
            Verilen puan sonradan değiştirilemez.
          </Text>
        </>
      )}
    </Form>
  )
}
