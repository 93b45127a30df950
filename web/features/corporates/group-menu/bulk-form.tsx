import { Button, makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import type { AcceptedDay } from '../../../../src/core/menus/rules.ts'
import type { Shift } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { MenuTextField } from '../../../domain/menus/menu-text-field.tsx'
import { PastePreview } from '../../../domain/menus/paste-preview.tsx'
import { menuTextProblem, shortDay } from '../../../domain/menus/pasted-texts.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { GroupMenuDraft } from './group-menu-draft.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  parse: { justifySelf: 'start' },
  days: { display: 'grid', rowGap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  day: { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', columnGap: '8px' },
  date: { fontVariantNumeric: 'tabular-nums', color: colors.ink2 },
  dishes: { overflowWrap: 'anywhere' },
})

interface BulkFormProps {
  draft: GroupMenuDraft
  change: (part: Partial<GroupMenuDraft>) => void
  groupName: string | undefined
  shift: Shift | undefined
  /** Days of the accepted text. */
  days: readonly AcceptedDay[]
  setProblem: (problem: string | undefined) => void
}

/** Paste a text, check how it was understood, accept it. */
export const BulkForm = ({ draft, change, groupName, shift, days, setProblem }: BulkFormProps) => {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const setText = (text: string) => change({ text, isAccepted: false })
  const parse = () => {
    if (groupName === undefined || shift === undefined) return setProblem('Lütfen grup ve vardiya seçin')
    if (draft.text.trim() === '') return setProblem('Lütfen metni yapıştırıp "Metni Ayrıştır" butonuna basın')
    const problem = menuTextProblem(draft.text)
    setProblem(problem)
    if (problem === undefined) setOpen(true)
  }
  return (
    <div className={styles.root}>
      <MenuTextField value={draft.text} onChange={setText} />
      <Button className={styles.parse} appearance={draft.isAccepted ? 'secondary' : 'primary'} onClick={parse}>
        Metni Ayrıştır
      </Button>
      {draft.isAccepted && (
        <>
          <Text weight="semibold" role="status">
            {days.length === 0
              ? 'Yüklenecek gün yok'
              : `${formatNumber(days.length)} gün hazır: ${[...new Set([days[0], days.at(-1)])].map((day) => formatDate(day?.date ?? '')).join('–')}`}
          </Text>
          <ul className={styles.days} aria-label="Yüklenecek günler">
            {days.map(({ date, options }) => (
              <li key={date} className={styles.day}>
                <span className={styles.date}>{shortDay(date)}</span>
                <span className={styles.dishes}>{options.map(({ dish }) => dish).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && shift !== undefined && (
        <PastePreview
          about={`${groupName} · ${shift.title}`}
          text={draft.text}
          onText={setText}
          shift={shift}
          acceptText={(count) => `${count} günü al`}
          onAccept={() => {
            change({ isAccepted: true })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
