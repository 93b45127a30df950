import { Button, Field, Input, RadioGroup, Tooltip } from '@fluentui/react-components'
import { DeleteRegular, TagRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ChangeRadios, closedText } from '../../../shared/menus/dish-questions.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import type { chosenDish, DishChange, OptionDraft, OptionProblems } from './menu-draft.ts'
import { useOptionFieldStyles } from './option-field-styles.ts'

interface OptionFieldsProps {
  dayName: string
  option: OptionDraft
  problems: OptionProblems
  canRemove: boolean
  /** What people chose before the dish got this name. */ replaced: ReturnType<typeof chosenDish>
  /** Choosing is over: the name is not corrected any more. */ isClosed: boolean
  onChange: (option: OptionDraft) => void
  onRemove: () => void
}

export const OptionFields = ({
  dayName,
  option,
  problems,
  canRemove,
  replaced,
  isClosed,
  onChange,
  onRemove,
}: OptionFieldsProps) => {
  const styles = useOptionFieldStyles()
  const hasDetails = option.tags !== '' || option.image !== ''
  const [isOpen, setOpen] = useState<boolean>()
  const showsDetails = (isOpen ?? hasDetails) || problems.tags !== undefined || problems.image !== undefined
  return (
    <div role="group" aria-label={`${dayName}, ${option.label}`} className={styles.option}>
      <Field label="Seçenek adı" className={styles.label} validationMessage={problems.label}>
        <Input maxLength={60} value={option.label} onChange={(_, { value }) => onChange({ ...option, label: value })} />
      </Field>
      <Field label="Yemek adı" className={styles.dish} validationMessage={problems.dish}>
        <Input maxLength={200} value={option.dish} onChange={(_, { value }) => onChange({ ...option, dish: value })} />
      </Field>
      <div className={styles.tools}>
        <Tooltip content="Etiket ve resim" relationship="label">
          <Button
            appearance="subtle"
            className={styles.tool}
            icon={<TagRegular />}
            aria-expanded={showsDetails}
            onClick={() => setOpen(!showsDetails)}
          />
        </Tooltip>
        <Tooltip content={`${option.label} seçeneğini çıkar`} relationship="label">
          <Button
            appearance="subtle"
            className={styles.tool}
            icon={<DeleteRegular />}
            disabled={!canRemove}
            onClick={onRemove}
          />
        </Tooltip>
      </div>
      {replaced !== undefined && (
        <Field
          label={`${formatNumber(replaced.people)} kişi “${replaced.name}” seçti. Yenisi nedir?`}
          hint={isClosed ? closedText : undefined}
          className={styles.change}
        >
          <RadioGroup
            value={isClosed ? 'substitution' : option.change}
            onChange={(_, { value }) => onChange({ ...option, change: value as DishChange })}
          >
            <ChangeRadios isClosed={isClosed} />
          </RadioGroup>
        </Field>
      )}
      {showsDetails && (
        <div className={styles.details}>
          <Field label="Etiketler" hint="Virgülle ayırın" validationMessage={problems.tags}>
            <Input
              maxLength={320}
              value={option.tags}
              onChange={(_, { value }) => onChange({ ...option, tags: value })}
            />
          </Field>
          <Field label="Resim adresi" hint="İsteğe bağlı" validationMessage={problems.image}>
            <Input
              type="url"
              inputMode="url"
              maxLength={500}
              value={option.image}
              onChange={(_, { value }) => onChange({ ...option, image: value })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}
