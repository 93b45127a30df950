import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { menuTextLimits, optionCount } from '../../../../src/core/menus/rules.ts'
import { defaultOptions } from '../../../../src/texts/menus/default-options.ts'
import { todayIn } from '../../../ui/words/dates.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { GroupMenuDraft } from './group-menu-draft.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', maxWidth: '640px' },
  add: { justifySelf: 'start' },
})

interface SingleFormProps {
  draft: GroupMenuDraft
  change: (part: Partial<GroupMenuDraft>) => void
  timezone: string | undefined
}

/** One day, with a dish per option. */
export const SingleForm = ({ draft: { date, dishes, fields }, change, timezone }: SingleFormProps) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <DateField label="Tarih" value={date} min={todayIn(timezone)} onChange={(date) => change({ date })} />
      {defaultOptions.slice(0, fields).map(({ key, label }) => (
        <TextField
          key={key}
          isOptional
          label={label}
          name={key}
          maxLength={menuTextLimits.dish}
          placeholder="Yemek adı"
          value={dishes[key] ?? ''}
          onChange={(dish) => change({ dishes: { ...dishes, [key]: dish } })}
        />
      ))}
      {fields < optionCount.max && (
        <Button className={styles.add} icon={<AddRegular />} onClick={() => change({ fields: fields + 1 })}>
          Seçenek ekle
        </Button>
      )}
    </div>
  )
}
