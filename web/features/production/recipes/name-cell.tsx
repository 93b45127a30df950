import { makeStyles, mergeClasses, Portal, usePositioning } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { type ComponentProps, type KeyboardEvent, type RefCallback, useId, useState } from 'react'
import { fold, withoutStrayBlanks } from '../../../../src/core/shared/rules.ts'
import { colors } from '../../../ui/colors.ts'
import { KeyCap } from '../../../ui/key-cap.tsx'
import type { Known } from './recipe-draft.ts'
import { suggestedFrom, suggestedNames } from './suggested-names.ts'

const useStyles = makeStyles({
  list: {
    zIndex: 1_000_000,
    width: 'min(340px, calc(100vw - 24px))',
    padding: '4px',
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: '10px',
    backgroundColor: colors.surface,
    color: colors.ink,
    boxShadow: `0 8px 24px ${colors.shade}`,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    minHeight: '34px',
    padding: '2px 10px',
    borderRadius: '6px',
    cursor: 'pointer',
    ':hover': { backgroundColor: colors.surface2 },
  },
  marked: { backgroundColor: colors.brandSoft, color: colors.brandSoftInk },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  kind: { color: colors.ink2, fontSize: '12px' },
})

type Props = {
  input: ComponentProps<'input'> & { value: string; onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void }
  known: Known
  onType: (name: string) => void
  /** A suggestion was taken; the next cell is next. */
  onTaken: (name: string) => void
  onNew: (name: string) => void
}

/** The cell of a line's ingredient or recipe: suggests those of the catering after two letters. */
export const NameCell = ({ input, known, onType, onTaken, onNew }: Props) => {
  const styles = useStyles()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [picked, pick] = useState<number>()
  const { targetRef, containerRef } = usePositioning({ position: 'below', align: 'start', offset: 2 })
  const anchor: RefCallback<HTMLInputElement> = (element) => {
    targetRef.current = element
  }
  const { value } = input
  const text = withoutStrayBlanks(value)
  const isListed = typed === value && text.length >= suggestedFrom
  const listed = isListed ? suggestedNames(value, known) : []
  const isKnown = listed.some(({ name }) => fold(name) === fold(text))
  const first = listed.findIndex(({ name }) => fold(name).startsWith(fold(text)))
  const marked = picked ?? first
  const close = () => {
    setTyped(undefined)
    pick(undefined)
  }
  const take = (name: string) => {
    close()
    onTaken(name)
  }
  const startNew = () => {
    close()
    onNew(text)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const found = listed[marked]
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text !== '' && input.readOnly !== true) {
      event.preventDefault()
      return known.ingredients.has(fold(text)) ? take(text) : startNew()
    }
    if (listed.length > 0 && !event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const next = marked + (event.key === 'ArrowDown' ? 1 : -1)
      return pick(Math.max(0, Math.min(next, listed.length - 1)))
    }
    if (isListed && event.key === 'Escape') {
      event.preventDefault()
      return close()
    }
    if (found !== undefined && !event.shiftKey && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault()
      return take(found.name)
    }
    input.onKeyDown(event)
  }
  return (
    <>
      <input
        {...input}
        ref={anchor}
        maxLength={200}
        autoCorrect="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? id : undefined}
        aria-activedescendant={isListed && marked >= 0 ? `${id}-${marked}` : undefined}
        onBlur={close}
        onChange={({ target }) => {
          setTyped(target.value)
          pick(undefined)
          onType(target.value)
        }}
        onKeyDown={onKeyDown}
      />
      {isListed && (
        <Portal>
          {/* Clicking in the list must not take the focus from the cell. */}
          <div
            ref={containerRef}
            role="region"
            aria-label="Öneriler"
            className={styles.list}
            onMouseDown={(event) => event.preventDefault()}
          >
            <div role="listbox" id={id} aria-label="Malzemeler ve reçeteler">
              {listed.map(({ name, kind }, index) => (
                <div
                  key={`${kind} ${name}`}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === marked}
                  className={mergeClasses(styles.option, index === marked && styles.marked)}
                  onClick={() => take(name)}
                >
                  <span className={styles.name}>{name}</span>
                  {kind === 'recipe' && <span className={styles.kind}>reçete</span>}
                  {index === marked && <KeyCap>Enter</KeyCap>}
                </div>
              ))}
              {!isKnown && (
                <div role="option" aria-selected={false} className={styles.option} onClick={startNew}>
                  <AddRegular fontSize={20} />
                  <span className={styles.name}>{`“${text}” yeni malzeme olsun`}</span>
                  <KeyCap>Ctrl Enter</KeyCap>
                </div>
              )}
            </div>
          </div>
        </Portal>
      )}
    </>
  )
}
