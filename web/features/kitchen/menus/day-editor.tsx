import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, CopyRegular, SaveRegular } from '@fluentui/react-icons'
import { offeredFields, optionCount } from '../../../../src/core/menus/rules.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { formatDate } from '../../../shared/dates.ts'
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { Conflict } from '../../../shared/forms/use-draft-form.ts'
import { chosenDish, problemsOn, withOption, type DayDraft, type OptionDraft } from './menu-draft.ts'
import { OptionFields } from './option-fields.tsx'
import type { EditedDay } from './use-menu-editor.ts'

const useStyles = makeStyles({
  options: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  save: { '@media (min-width: 768px)': { marginLeft: 'auto' }, '@media (max-width: 767px)': { flexGrow: 1 } },
})

interface DayEditorProps {
  day: EditedDay
  dateId: string
  previous: DayDraft | undefined
  isSaving: boolean
  isBusy: boolean
  conflict: Conflict | undefined
  onEdit: (draft: DayDraft) => void
  onSave: () => void
}

export const DayEditor = ({ day, dateId, previous, isSaving, isBusy, conflict, onEdit, onSave }: DayEditorProps) => {
  const styles = useStyles()
  const { date, draft, isChecked, isChanged, isClosed, message } = day
  const dayName = formatDate(date, 'dayAndMonth')
  const canCopy = previous?.some(({ dish }) => dish.trim() !== '') === true
  const change = (changed: OptionDraft) =>
    onEdit(draft.map((option) => (option.key === changed.key ? changed : option)))
  return (
    <>
      <div className={styles.options}>
        {draft.map((option) => (
          <OptionFields
            key={option.key}
            dayName={dayName}
            option={option}
            problems={isChecked ? problemsOn(draft, option) : {}}
            replaced={chosenDish(option, day.kept ?? day.base)}
            isClosed={isClosed}
            canRemove={draft.length > offeredFields}
            onChange={change}
            onRemove={() => onEdit(draft.filter(({ key }) => key !== option.key))}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button
          icon={<AddRegular />}
          disabled={draft.length >= optionCount.max}
          onClick={() => onEdit(withOption(draft))}
        >
          Seçenek ekle
        </Button>
        {canCopy && (
          <Button appearance="subtle" icon={<CopyRegular />} onClick={() => onEdit(previous)}>
            Önceki günden kopyala
          </Button>
        )}
        <Button
          className={styles.save}
          aria-describedby={dateId}
          disabledFocusable={!isChanged || isBusy}
          icon={isSaving ? <BusyIcon /> : <SaveRegular />}
          onClick={onSave}
        >
          {isSaving ? 'Kaydediliyor…' : 'Günü kaydet'}
        </Button>
      </div>
      <FormNotice intent="error" text={message} />
      <ConflictNotice conflict={conflict} />
    </>
  )
}
