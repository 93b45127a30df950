import { Combobox, Field, makeStyles, Option } from '@fluentui/react-components'
import { useState } from 'react'

export type Pick = { id: string; name: string }

type Props = {
  label: string
  placeholder: string
  picked: Pick | null
  onPick: (pick: Pick | null) => void
  /** What is typed; the host debounces it and brings the choices. */
  typed: string
  onType: (text: string) => void
  choices: readonly Pick[]
  isSearching: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Shown in the list when nothing was found. */
  emptyText: string
  hasMore?: boolean
  hint?: string
  problem?: string
  /** Shown once the field was left without a pick. */
  missingText: string
}

const useStyles = makeStyles({
  list: { maxHeight: 'min(320px, 45vh)' },
  combobox: { minWidth: 0, width: '100%' },
  input: { minWidth: 0 },
  option: { minHeight: '44px' },
})

/** Search as you type; Fluent's combobox brings the arrow keys, Escape and the screen-reader roles. */
export const AsyncPicker = (props: Props) => {
  const { label, placeholder, picked, onPick, typed, onType, choices, isSearching, isOpen, onOpenChange, emptyText, hasMore, hint, problem, missingText } = props
  const styles = useStyles()
  const [wasLeft, setLeft] = useState(false)
  const note = isSearching ? 'Aranıyor…' : choices.length === 0 ? emptyText : hasMore ? 'Daha fazla sonuç var, aramayı daraltın' : undefined
  return (
    <Field label={label} required hint={hint} validationMessage={problem ?? (wasLeft && !isOpen && picked === null ? missingText : undefined)}>
      <Combobox
        freeform
        size="large"
        autoComplete="off"
        className={styles.combobox}
        input={{ className: styles.input }}
        listbox={{ className: styles.list }}
        placeholder={placeholder}
        open={isOpen}
        onOpenChange={(_, data) => onOpenChange(data.open)}
        value={typed}
        selectedOptions={picked === null ? [] : [picked.id]}
        onChange={(event) => {
          onType(event.target.value)
          onOpenChange(true)
          if (picked !== null) onPick(null)
        }}
        onOptionSelect={(_, { optionValue, optionText }) => {
          if (optionValue === undefined || optionText === undefined) return
          onPick({ id: optionValue, name: optionText })
          onType(optionText)
        }}
        onBlur={() => setLeft(true)}
      >
        {!isSearching &&
          choices.map(({ id, name }) => (
            <Option key={id} value={id} text={name} className={styles.option}>
              {name}
            </Option>
          ))}
        {note !== undefined && (
          <Option key="note" value="" text="" disabled className={styles.option}>
            {note}
          </Option>
        )}
      </Combobox>
    </Field>
  )
}
