import { Button, makeStyles, Text } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { useState } from 'react'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { type DishAnswers, DishQuestions } from '../../../domain/menus/dish-questions.tsx'
import { undeclaredText } from '../../../domain/menus/undeclared-text.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { questionsIn } from './changed-dishes.ts'
import type { GroupUpload } from './use-group-upload.ts'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  firm: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${colors.line}`,
  },
  ask: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  name: { overflowWrap: 'anywhere' },
  facts: { gridColumn: '1 / -1', fontSize: '12px', color: colors.ink2 },
  problem: { gridColumn: '1 / -1', color: colors.danger, overflowWrap: 'anywhere' },
})

type Firm = GroupUpload['saved']['companies'][number]

const factsOf = ({ saved, unchanged, days_off: off }: Firm, modified: number | undefined): string =>
  [
    ...(saved > 0 ? [`${formatNumber(saved)} gün kaydedildi`] : []),
    ...(unchanged > 0 ? [`${formatNumber(unchanged)} gün zaten aynıydı`] : []),
    ...(off > 0 ? [`${formatNumber(off)} gün vardiya çalışmıyor`] : []),
    ...(modified !== undefined && modified > 0 ? [`${formatNumber(modified)} gün yayınlandı`] : []),
  ].join(' · ')

/** Chosen shifts of a firm may be several, with the same refused days. */
const refusedText = ({ to }: GroupUpload['sent'], { date, shift_title, message }: Firm['errors'][number]): string =>
  `${formatDate(date)}${to.groupId === undefined && shift_title !== undefined ? ` · ${shift_title}` : ''}: ${message}`

const isRefused = ({ problem, errors }: Firm): boolean => problem !== null || errors.length > 0

type Props = GroupUpload & { isBusy: boolean; onAnswered: (answers: DishAnswers) => void }

/** The result in each firm, and questions about dishes that people there have chosen. */
export const UploadResult = ({ sent, saved, published, isBusy, onAnswered }: Props) => {
  const styles = useStyles()
  const questions = questionsIn(saved, sent.days)
  const [isAsking, ask] = useState(questions.length > 0)
  const undeclared = (published ?? saved).undeclared_dishes
  /** Those that need attention first. */
  const firms = [...saved.companies.filter(isRefused), ...saved.companies.filter((firm) => !isRefused(firm))]
  const modifiedOf = new Map(published?.companies.map((firm) => [firm.id, firm]))
  return (
    <Panel>
      <FormNotice
        intent={saved.failed === 0 ? 'success' : 'error'}
        text={`Toplu kaydet tamamlandı. Başarılı: ${saved.saved}, Hatalı: ${saved.failed}`}
      />
      {published !== undefined && (
        <FormNotice intent="success" text={`Yayınlandı. Etkilenen gün: ${published.modified}`} />
      )}
      {undeclared > 0 && <Text>{undeclaredText(undeclared)}</Text>}
      {questions.length > 0 && (
        <div className={styles.ask}>
          <Text>
            Değişen yemeklerden bazıları seçilmişti. Yenilerinin ne olduğunu belirtince bu günler yeniden yüklenir.
          </Text>
          <Button disabledFocusable={isBusy} onClick={() => ask(true)}>
            Değişiklikleri belirt
          </Button>
        </div>
      )}
      {isAsking && questions.length > 0 && (
        <DishQuestions
          questions={questions}
          onCancel={() => ask(false)}
          onAnswered={(answers) => {
            ask(false)
            onAnswered(answers)
          }}
        />
      )}
      <ul className={styles.list} aria-label="Firmalar">
        {firms.map((firm) => {
          const inPublishing = modifiedOf.get(firm.id)
          const problems = [
            ...(firm.problem === null ? [] : [firm.problem.message]),
            ...firm.errors.map((day) => refusedText(sent, day)),
            ...(inPublishing?.problem == null || firm.problem !== null ? [] : [inPublishing.problem.message]),
          ]
          const isLeftOut = published !== undefined && inPublishing === undefined && firm.saved + firm.unchanged > 0
          const facts = [factsOf(firm, inPublishing?.modified), isLeftOut && 'taslak kaldı'].filter(Boolean).join(' · ')
          return (
            <li key={firm.id} className={styles.firm}>
              <Text weight="semibold" className={styles.name}>
                {firm.name}
              </Text>
              <Badge color={problems.length === 0 ? 'success' : 'danger'}>
                {problems.length === 0 ? 'Tamam' : 'Hatalı'}
              </Badge>
              {facts !== '' && <span className={styles.facts}>{facts}</span>}
              {problems.map((problem) => (
                <span key={problem} className={styles.problem}>
                  {problem}
                </span>
              ))}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
