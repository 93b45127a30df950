import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Radio,
  RadioGroup,
} from '@fluentui/react-components'
import { useState } from 'react'
import { formatNumber } from '../../../shared/numbers.ts'
import { chosenDish, type DishChange } from './menu-draft.ts'
import { dayName } from './menu-names.ts'
import type { EditedDay } from './use-menu-editor.ts'

const useStyles = makeStyles({ content: { display: 'grid', rowGap: '16px' } })

type Question = { id: string; label: string; hint: string }
export type Answers = Readonly<Record<string, DishChange>>

const idOf = (date: string, key: string): string => `${date} ${key}`

/** New dishes that somebody chose under another name, and nobody has said yet what they are (rule M4). */
export const questionsOn = (days: readonly EditedDay[]): Question[] =>
  days.flatMap(({ date, draft, kept, base }) =>
    draft.flatMap((option) => {
      const before = option.change === '' ? chosenDish(option, kept ?? base) : undefined
      if (before === undefined) return []
      const people = (kept ?? base)?.choice_count ?? 0
      return [
        {
          id: idOf(date, option.key),
          label: `${dayName(date)}: “${before}” yerine “${option.dish.trim()}”`,
          hint: `Bu gün için ${formatNumber(people)} kişi seçim yaptı.`,
        },
      ]
    }),
  )

export const answered = (days: readonly EditedDay[], answers: Answers): EditedDay[] =>
  days.map((day) => ({
    ...day,
    draft: day.draft.map((option) => ({ ...option, change: answers[idOf(day.date, option.key)] ?? option.change })),
  }))

type Props = { questions: readonly Question[]; onAnswered: (answers: Answers) => void; onCancel: () => void }

/** Asked once for all days, before they are saved. */
export const DishQuestions = ({ questions, onAnswered, onCancel }: Props) => {
  const styles = useStyles()
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <Dialog modalType="alert" open onOpenChange={onCancel}>
      <DialogSurface backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>Seçilmiş yemeklerin yeni adı nedir?</DialogTitle>
          <DialogContent className={styles.content}>
            {questions.map(({ id, label, hint }) => (
              <Field key={id} label={label} hint={hint}>
                <RadioGroup
                  value={answers[id] ?? ''}
                  onChange={(_, { value }) => setAnswers((before) => ({ ...before, [id]: value as DishChange }))}
                >
                  <Radio value="correction" label="Aynı yemek, adı düzeltildi" />
                  <Radio value="substitution" label="Başka bir yemek; seçenlere haber verilir" />
                </RadioGroup>
              </Field>
            ))}
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={onCancel}>Vazgeç</Button>
            <Button
              appearance="primary"
              disabledFocusable={questions.some(({ id }) => answers[id] === undefined)}
              onClick={() => onAnswered(answers)}
            >
              Kaydet
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
