import { Button, Field, makeStyles, Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import type { DishChange } from '../../api/generated.ts'
import { PlainDialog } from '../../ui/dialogs/plain-dialog.tsx'

const useStyles = makeStyles({ content: { display: 'grid', rowGap: '16px' } })

export type DishQuestion = {
  id: string
  label: string
  hint: string
  /** Choosing has closed, so the name can no longer be corrected. */
  isClosed?: boolean
}
export type DishAnswers = Readonly<Record<string, DishChange>>

/** Shown once choosing has closed. */
export const closedText = 'Seçim kapandı: ad düzeltilemez, yalnızca yemek değiştirilebilir.'

/** How a new dish relates to the one that people have chosen. */
export const ChangeRadios = ({ isClosed }: { isClosed: boolean }) => (
  <>
    {!isClosed && <Radio value="correction" label="Aynı yemek, adı düzeltildi" />}
    <Radio value="substitution" label="Başka bir yemek; seçenlere haber verilir" />
  </>
)

type Props = { questions: readonly DishQuestion[]; onAnswered: (answers: DishAnswers) => void; onCancel: () => void }

/** Asks how each new dish relates to the one that people have chosen (rule M4), once for all days. */
export const DishQuestions = ({ questions, onAnswered, onCancel }: Props) => {
  const styles = useStyles()
  const [given, setAnswers] = useState<DishAnswers>({})
  // Preselects the only answer left.
  const answers: DishAnswers = {
    ...Object.fromEntries(questions.flatMap(({ id, isClosed }) => (isClosed === true ? [[id, 'substitution']] : []))),
    ...given,
  }
  return (
    <PlainDialog
      title="Seçilmiş yemekler değişiyor"
      isQuestion
      className={styles.content}
      actions={
        <>
          <Button onClick={onCancel}>Vazgeç</Button>
          <Button
            appearance="primary"
            disabledFocusable={questions.some(({ id }) => answers[id] === undefined)}
            onClick={() => onAnswered(answers)}
          >
            Kaydet
          </Button>
        </>
      }
      onClose={onCancel}
    >
      {questions.map(({ id, label, hint, isClosed = false }) => (
        <Field key={id} label={label} hint={isClosed ? `${hint} ${closedText}` : hint}>
          <RadioGroup
            value={answers[id] ?? ''}
            onChange={(_, { value }) => setAnswers((before) => ({ ...before, [id]: value as DishChange }))}
          >
            <ChangeRadios isClosed={isClosed} />
          </RadioGroup>
        </Field>
      ))}
    </PlainDialog>
  )
}
