import { mergeClasses } from '@fluentui/react-components'
import { CalendarRegular } from '@fluentui/react-icons'
import { useEndAbsenceMutation } from '../../../api/generated-eating.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { problemText } from '../../../ui/words/problem-text.ts'
import { DayLines } from './day-lines.tsx'
import { useDayStyles } from './day-styles.ts'
import { absentWords, type ShownDay } from './day-texts.ts'

type Props = ShownDay & { showsShift: boolean; onPresent: () => void }

/** A day on which the person is absent, with one tap to choose after all while choosing is open (rule Y2). */
export const AbsentDay = ({ showsShift, onPresent, ...shown }: Props) => {
  const styles = useDayStyles()
  const oneself = useOneself()
  const [end, { isLoading, error }] = useEndAbsenceMutation()
  const { date, closed_reason } = shown.day
  const chooseAfterAll = async () => {
    const answer = await end({ ...oneself, first: date, last: date })
    if (answer.error === undefined) onPresent()
  }
  return (
    <div className={styles.plain}>
      <CalendarRegular className={styles.plainIcon} />
      <DayLines words={absentWords(shown, showsShift)}>
        {error !== undefined && (
          <span role="alert" className={mergeClasses(styles.line, styles.failed)}>
            {problemText(error, 'Geri alınamadı')}
          </span>
        )}
      </DayLines>
      {closed_reason === 'absent' && (
        <BusyButton className={styles.action} isBusy={isLoading} onClick={() => void chooseAfterAll()}>
          Yine de seç
        </BusyButton>
      )}
    </div>
  )
}
