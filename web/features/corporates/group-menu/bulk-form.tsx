import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { MenuTextField } from '../../../domain/menus/menu-text-field.tsx'
import { PastePreview } from '../../../domain/menus/paste-preview.tsx'
import { menuTextProblem } from '../../../domain/menus/pasted-texts.ts'
import type { GroupDay, WorkDays } from './days-of-draft.ts'
import type { GroupMenuDraft } from './group-menu-draft.ts'
import { ReadyDays } from './ready-days.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  parse: { justifySelf: 'start' },
})

interface BulkFormProps {
  draft: GroupMenuDraft
  change: (part: Partial<GroupMenuDraft>) => void
  /** For whom it is. */
  about: string
  /** Undefined until somebody is chosen. */
  shift: WorkDays | undefined
  /** What to say until then. */
  choose: string
  /** Days of the accepted text. */
  days: readonly GroupDay[]
  setProblem: (problem: string | undefined) => void
}

/** Paste a text, check how it was understood, accept it. */
export const BulkForm = ({ draft, change, about, shift, choose, days, setProblem }: BulkFormProps) => {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const setText = (text: string) => change({ text, isAccepted: false })
  const parse = () => {
    if (shift === undefined) return setProblem(choose)
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
      {draft.isAccepted && <ReadyDays days={days} />}
      {isOpen && shift !== undefined && (
        <PastePreview
          about={about}
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
