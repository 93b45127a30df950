import { ActiveDescendantContextProvider, useActiveDescendant } from '@fluentui/react-aria'
import { Field, Listbox, makeStyles, mergeClasses, Option, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useOwnDocument } from '../device/own-document.ts'
import { Input } from './input.tsx'

export type Pick = { id: string; name: string }

type Props = {
  label: string
  placeholder: string
  picked: Pick | null
  onPick: (pick: Pick | null) => void
  /** What is typed; the parent debounces it and supplies the choices. */
  typed: string
  onType: (text: string) => void
  choices: readonly Pick[]
  isSearching: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Shown in the list when nothing is found. */
  emptyText: string
  /** Shown in the list when the search fails. */
  failure?: string
  hasMore?: boolean
  problem?: string
  isDisabled?: boolean
  isOptional?: boolean
  /** Shown once the field has been left without a pick. */
  missingText: string
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'grid' },
  popup: {
    position: 'absolute',
    zIndex: 10,
    top: 'calc(100% + 4px)',
    left: 0,
    right: 0,
    padding: '4px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
  },
  hidden: { display: 'none' },
  // The list itself scrolls, since it is what the field controls.
  list: { minWidth: 0, maxHeight: 'min(320px, 45dvh)', overflowY: 'auto' },
  option: { minHeight: '36px' },
  note: { padding: '12px', color: tokens.colorNeutralForeground3 },
})

const isOption = (element: HTMLElement) => element.role === 'option'

/**
 * Search as you type. Fluent's Combobox would bring its floating popup and focus handling, a fifth of what a phone
 * downloads for the sign-in page; this combines its Input, Listbox and active-descendant controller with a list
 * rendered in place.
 */
export const AsyncPicker = ({
  picked,
  onPick,
  typed,
  onType,
  choices,
  isSearching,
  isOpen,
  onOpenChange,
  ...texts
}: Props) => {
  const styles = useStyles()
  const listId = useId()
  const own = useOwnDocument()
  const [wasLeft, setLeft] = useState(false)
  const { listboxRef, activeParentRef, controller } = useActiveDescendant<HTMLInputElement, HTMLDivElement>({
    matchOption: isOption,
  })
  /** With the list closed there is no active row to point a screen reader to. */
  useEffect(() => {
    if (!isOpen) controller.blur()
  }, [isOpen, controller])
  const shown = isSearching || texts.failure !== undefined ? [] : choices
  const note = isSearching
    ? 'Aranıyor…'
    : texts.failure !== undefined
      ? texts.failure
      : choices.length === 0
        ? texts.emptyText
        : texts.hasMore
          ? 'Daha fazla sonuç var, aramayı daraltın'
          : undefined
  const problem = texts.problem ?? (wasLeft && !isOpen && picked === null ? texts.missingText : undefined)

  const pick = (id: string | undefined) => {
    const choice = choices.find((offered) => offered.id === id)
    if (choice === undefined) return
    onPick(choice)
    onType(choice.name)
    onOpenChange(false)
  }
  const step = (forward: boolean) => {
    if (!isOpen) return onOpenChange(true)
    const isStart = controller.active() === undefined
    if (forward) return isStart ? controller.first() : controller.next()
    return isStart ? controller.last() : controller.prev()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const active = isOpen ? controller.active() : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown')
    else if (event.key === 'Enter' && active !== undefined) own.getElementById(active)?.click()
    else if (event.key === 'Escape' && isOpen) onOpenChange(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field label={texts.label} required={!texts.isOptional} validationMessage={problem}>
      <div className={styles.root}>
        <Input
          ref={activeParentRef}
          disabled={texts.isDisabled}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={texts.placeholder}
          value={typed}
          contentAfter={<ChevronDownRegular aria-hidden />}
          onChange={(value) => {
            controller.blur()
            onType(value)
            onOpenChange(true)
            if (picked !== null) onPick(null)
          }}
          onClick={() => onOpenChange(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            onOpenChange(false)
            setLeft(true)
          }}
        />
        <div
          className={mergeClasses(styles.popup, !isOpen && styles.hidden)}
          onMouseDown={(event) => event.preventDefault()}
        >
          <ActiveDescendantContextProvider value={{ controller }}>
            <Listbox
              ref={listboxRef}
              id={listId}
              aria-label={texts.label}
              tabIndex={-1}
              disableAutoFocus
              aria-busy={isSearching}
              className={mergeClasses(styles.list, shown.length === 0 && styles.hidden)}
              selectedOptions={picked === null ? [] : [picked.id]}
              onOptionSelect={(_, data) => pick(data.optionValue)}
            >
              {shown.map(({ id, name }) => (
                <Option key={id} value={id} text={name} className={styles.option}>
                  {name}
                </Option>
              ))}
            </Listbox>
          </ActiveDescendantContextProvider>
          <div role="status" className={mergeClasses(styles.note, note === undefined && styles.hidden)}>
            {isOpen && note}
          </div>
        </div>
      </div>
    </Field>
  )
}
