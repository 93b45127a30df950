import { Button, Field, makeStyles, ProgressBar, Text } from '@fluentui/react-components'
import { PulseRegular } from '@fluentui/react-icons'
import { useId } from 'react'
import { defaultLoad, loadBounds } from '../../../../src/core/performance/rules.ts'
import { type ListLoadTestsApiResponse, type LoadRun, useStartLoadTestMutation } from '../../../api/generated-admin.ts'
import { colors } from '../../../ui/colors.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '14px' },
  pair: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '8px' },
  quiet: { color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
  running: { display: 'flex', alignItems: 'center', columnGap: '6px', color: colors.info, fontWeight: 650 },
})

const wholeWithin = (text: string, max: number): string | undefined => {
  const value = Number(text)
  return /^\d+$/.test(text.trim()) && value >= 1 && value <= max
    ? undefined
    : `1 ile ${formatNumber(max)} arasında bir tam sayı`
}

/** The form's id, because its submit button is outside of it, beside the page's heading. */
export const useStartForm = () => useId()

type Props = {
  id: string
  tests: ListLoadTestsApiResponse['tests']
  running: LoadRun | undefined
  onStarted: (runId: string) => void
}

export const StartForm = ({ id, tests, running, onStarted }: Props) => {
  const styles = useStyles()
  const [start] = useStartLoadTestMutation()
  const { draft, change, field, notice, submit } = useDraftForm({
    initial: { key: '', connections: String(defaultLoad.connections), seconds: String(defaultLoad.seconds), rate: '' },
    problemsOf: ({ key, connections, seconds, rate }) => ({
      key: key === '' ? 'Bir test seçin' : undefined,
      connections: wholeWithin(connections, loadBounds.connections),
      seconds: wholeWithin(seconds, loadBounds.seconds),
      rate: rate.trim() === '' ? undefined : wholeWithin(rate, loadBounds.perSecond),
    }),
    send: ({ key, connections, seconds, rate }) =>
      start({
        body: {
          key,
          overrides: {
            concurrency: Number(connections),
            duration_seconds: Number(seconds),
            rate_limit_rps: rate.trim() === '' ? null : Number(rate),
          },
        },
      }),
    onSaved: ({ run_id }) => onStarted(run_id),
    banner: 'Test başlatıldı',
    failure: 'Test başlatılamadı',
    isWorthAsking: () => false,
  })
  const test = tests.find(({ key }) => key === draft.key)
  const choices = [{ value: '', text: 'Test seçin' }, ...tests.map(({ key, name }) => ({ value: key, text: name }))]
  const number = { inputMode: 'numeric', maxLength: 4 } as const
  return (
    <Panel as="section">
      <Form onSubmit={submit} className={styles.form}>
        <ChoiceField
          label="Test"
          isRequired
          value={draft.key}
          choices={choices}
          hint={test?.description}
          problem={field('key').problem}
          onChange={(key) => change({ key })}
        />
        <div className={styles.pair}>
          <TextField label="Eşzamanlı" {...number} {...field('connections')} />
          <TextField label="Süre (sn)" {...number} {...field('seconds')} />
        </div>
        <TextField
          label="Hedef istek/sn"
          isOptional
          placeholder={test?.rate_limit_rps ? `Boş: ${formatNumber(test.rate_limit_rps)}` : 'Boş: sınırsız'}
          {...number}
          {...field('rate')}
        />
        <Text className={styles.quiet}>
          {`En fazla ${loadBounds.connections} eşzamanlı, ${loadBounds.seconds} sn, ${formatNumber(loadBounds.perSecond)} istek/sn. Yalnızca bu sunucunun kendi adresi sınanır.`}
        </Text>
        <FormNotice intent="error" text={notice} />
        <button id={id} type="submit" hidden disabled={running !== undefined} />
      </Form>
      {running !== undefined && (
        <Field
          label={
            <span className={styles.running}>
              <PulseRegular aria-hidden /> {running.name} çalışıyor
            </span>
          }
          hint={`${running.elapsed_seconds} / ${running.duration_seconds} sn`}
        >
          <ProgressBar value={running.elapsed_seconds} max={running.duration_seconds} />
        </Field>
      )}
    </Panel>
  )
}

export const StartButton = ({ id, isRunning }: { id: string; isRunning: boolean }) => (
  <Button appearance="primary" disabled={isRunning} onClick={() => document.getElementById(id)?.click()}>
    Testi başlat
  </Button>
)
