import { Button, Field, makeStyles, ProgressBar, Switch } from '@fluentui/react-components'
import { useMemo } from 'react'
import type { DishAnswers } from '../../../domain/menus/dish-questions.tsx'
import { BusyIcon } from '../../../ui/busy-icon.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { BulkForm } from './bulk-form.tsx'
import { wordsOf } from './changed-dishes.ts'
import { CopyForm } from './copy-form.tsx'
import { daysOfText, singleDayOf, type WorkDays } from './days-of-draft.ts'
import type { GroupMenuDraft } from './group-menu-draft.ts'
import { SingleForm } from './single-form.tsx'
import { UploadResult } from './upload-result.tsx'
import { useCopiedDays } from './use-copied-days.ts'
import { type GroupUpload, type Receivers, useGroupUpload } from './use-group-upload.ts'

const useStyles = makeStyles({
  /* Lines up with the fields, since Fluent indents it. */
  publish: { marginLeft: '-8px' },
  send: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
})

const notReady = {
  bulk: 'Lütfen metni yapıştırıp "Metni Ayrıştır" butonuna basın',
  copy: 'Kopyalanacak menü yok: vardiyayı ve haftaları seçin',
}
const stages = { saving: 'Menü firmalara yükleniyor…', publishing: 'Menü yayınlanıyor…' }
const written = [
  { value: 'bulk', text: 'Toplu' },
  { value: 'single', text: 'Tek gün' },
] as const
const copied = [...written, { value: 'copy', text: 'Kopyala' }] as const

type Props = {
  draft: GroupMenuDraft
  change: (part: Partial<GroupMenuDraft>) => void
  /** For whom the menu is; undefined until somebody is chosen, and what to say until then. */
  to: { receivers: Receivers; shift: WorkDays; about: string } | undefined
  choose: string
  /** Whether the days may also come from another week of a firm. */
  mayCopy?: boolean
}

/** The days, written or copied once, and what became of them in each firm. */
export const MenuForm = ({ draft, change, to, choose, mayCopy = false }: Props) => {
  const styles = useStyles()
  const { upload, result, problem, setProblem, stage } = useGroupUpload()
  const shift = to?.shift
  const ofText = useMemo(
    () => (draft.isAccepted && shift !== undefined ? daysOfText(draft.text, shift) : []),
    [draft.isAccepted, draft.text, shift],
  )
  const copy = useCopiedDays(draft.mode === 'copy' ? draft.copied : undefined)
  const days = draft.mode === 'copy' ? copy.days : ofText
  const revise = (part: Partial<GroupMenuDraft>) => {
    setProblem(undefined)
    change(part)
  }

  const clear = () =>
    change(draft.mode === 'single' ? { date: '', dishes: {}, courses: {} } : { text: '', isAccepted: false })
  const send = async () => {
    if (to === undefined) return setProblem(choose)
    if (draft.mode !== 'single' && days.length === 0) return setProblem(notReady[draft.mode])
    const single = draft.mode === 'single' ? singleDayOf(draft, to.shift) : undefined
    if (single?.problem !== undefined) return setProblem(single.problem)
    const sent = { to: to.receivers, days: single === undefined ? days : [single.day], publishes: draft.publishes }
    if ((await upload(sent)) === true) clear()
  }
  /** Sends the same days again, with answers for the dishes that people have chosen. */
  const sendAgain = async ({ sent, saved }: GroupUpload, answers: DishAnswers) => {
    if ((await upload(sent, wordsOf(saved, answers))) === true) clear()
  }

  return (
    <>
      <Panel>
        <Segments
          label="Yükleme biçimi"
          isLabelHidden
          value={draft.mode}
          choices={mayCopy ? copied : written}
          onChange={(mode) => revise({ mode })}
        />
        {draft.mode === 'bulk' && (
          <BulkForm
            draft={draft}
            about={to?.about ?? ''}
            change={revise}
            shift={shift}
            choose={choose}
            days={days}
            setProblem={setProblem}
          />
        )}
        {draft.mode === 'single' && <SingleForm draft={draft} change={change} timezone={shift?.timezone} />}
        {draft.mode === 'copy' && (
          <CopyForm copied={draft.copied} {...copy} onChange={(copied) => revise({ copied })} />
        )}
        <div className={styles.send}>
          <Switch
            className={styles.publish}
            label="Yükledikten sonra yayınla"
            checked={draft.publishes}
            onChange={(_, { checked }) => change({ publishes: checked })}
          />
          <Button
            appearance={draft.mode === 'bulk' && !draft.isAccepted ? 'secondary' : 'primary'}
            disabledFocusable={stage !== undefined}
            icon={stage === undefined ? null : <BusyIcon />}
            onClick={() => void send()}
          >
            {draft.mode === 'single' ? 'Kaydet' : days.length > 0 ? `${formatNumber(days.length)} günü yükle` : 'Yükle'}
          </Button>
        </div>
        {stage !== undefined && (
          <Field validationMessage={stages[stage]} validationState="none">
            <ProgressBar aria-label={stages[stage]} />
          </Field>
        )}
        <FormNotice intent="error" text={problem} />
      </Panel>
      {result !== undefined && (
        <UploadResult
          {...result}
          isBusy={stage !== undefined}
          onAnswered={(answers) => void sendAgain(result, answers)}
        />
      )}
    </>
  )
}
