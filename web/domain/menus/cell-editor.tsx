import { mergeClasses, Portal, usePositioning } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Plate } from './food/plate.tsx'
import { KeyCap } from '../../ui/key-cap.tsx'
import { useOwnDocument } from '../../ui/device/own-document.ts'
import { useGridStyles } from './grid-styles.ts'
import { cellText } from './grid-state.ts'
import { SuggestedDishes } from './suggested-dishes.ts'
import { isNamed, suggestedFrom, typedPart } from './suggestions.ts'

/** Where the focus goes after a cell is written; `elsewhere` if the person has moved it out of the grid. */
export type Leaving = 'stay' | 'down' | 'up' | 'next' | 'previous' | 'elsewhere'

type Props = {
  label: string
  initial: string
  /** Started by typing over the cell: arrow keys then leave it, as in a spreadsheet. */
  isReplacing: boolean
  onWritten: (text: string, leaving: Leaving) => void
  onCancel: () => void
  /** Label of the Enter key on a phone's keyboard. */
  enterKeyHint?: 'next' | 'done'
}

/** Edits one cell, suggesting dishes that match the text. The text is kept as typed unless a suggestion is picked. */
export const CellEditor = ({ label, initial, isReplacing, onWritten, onCancel, enterKeyHint }: Props) => {
  const styles = useGridStyles()
  const id = useId()
  const [text, setText] = useState(initial)
  const { suggestions, onTyping } = use(SuggestedDishes)
  // Keyed by name, since the list may change while it is open.
  const [picked, setPicked] = useState<{ text: string; name: string | undefined }>()
  const isDone = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const { targetRef, containerRef } = usePositioning({ position: 'below', align: 'start', offset: 2 })
  useEffect(() => {
    targetRef.current = input.current
    input.current?.focus()
    if (isReplacing) input.current?.setSelectionRange(text.length, text.length)
    // Only on opening: afterwards the caret belongs to the person.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    onTyping(initial)
    return () => onTyping(undefined)
  }, [onTyping, initial])

  const isListed = cellText(text).length >= suggestedFrom && text !== initial
  const listed = isListed ? suggestions : []
  const marked = picked?.text === text ? listed.findIndex(({ name }) => name === picked.name) : -1
  const finish = (written: string, leaving: Leaving) => {
    if (isDone.current) return
    isDone.current = true
    onWritten(cellText(written), leaving)
  }
  const own = useOwnDocument()
  // Leaving the page removes the field without a blur event. Browsers before 2026 may not report Back in time.
  const onPageGone = useEffectEvent(() => finish(text, 'elsewhere'))
  useEffect(() => {
    const view = own.defaultView
    const listening = new AbortController()
    const { signal } = listening
    view?.addEventListener('pagehide', onPageGone, { signal })
    if (view && 'navigation' in view) view.navigation.addEventListener('navigate', onPageGone, { signal })
    return () => listening.abort()
  }, [own])

  const finishMarked = (leaving: Leaving) => finish(listed[marked]?.name ?? text, leaving)
  const mark = (index: number) => setPicked({ text, name: listed[Math.min(index, listed.length - 1)]?.name })

  const keys: Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>> = {
    Enter: (event) => {
      const leaving = event.shiftKey ? 'up' : 'down'
      if (event.ctrlKey || event.metaKey) finish(text, leaving)
      else finishMarked(leaving)
    },
    Tab: ({ shiftKey }) => finishMarked(shiftKey ? 'previous' : 'next'),
    Escape: () => {
      isDone.current = true
      onCancel()
    },
    ...(listed.length > 0 && { ArrowDown: () => mark(marked + 1), ArrowUp: () => mark(marked - 1) }),
    ...(listed.length === 0 &&
      isReplacing && { ArrowDown: () => finish(text, 'down'), ArrowUp: () => finish(text, 'up') }),
  }
  return (
    <>
      <input
        ref={input}
        className={styles.input}
        value={text}
        maxLength={200}
        aria-label={label}
        // Nothing but the person may change the text.
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint={enterKeyHint}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? id : undefined}
        aria-activedescendant={marked >= 0 ? `${id}-${marked}` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          onTyping(target.value)
        }}
        onBlur={() => finish(text, 'elsewhere')}
        onKeyDown={(event) => {
          const work = event.nativeEvent.isComposing ? undefined : keys[event.key]
          if (work === undefined) return
          event.preventDefault()
          event.stopPropagation()
          work(event)
        }}
      />
      {isListed && (
        <Portal>
          {/* Clicking in the list must not take the focus from the field. */}
          <div
            ref={containerRef}
            role="region"
            aria-label="Öneriler"
            className={styles.list}
            onMouseDown={(event) => event.preventDefault()}
          >
            <div role="listbox" id={id} aria-label="Yazılmış yemekler">
              {listed.map((dish, index) => {
                const { before, part, after } = typedPart(dish.name, text)
                return (
                  <div
                    key={dish.name}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === marked}
                    className={mergeClasses(styles.suggestion, index === marked && styles.marked)}
                    onClick={() => finish(dish.name, 'stay')}
                  >
                    <Plate dish={{ ...dish, tags: dish.tags ?? [] }} size={28} />
                    <span className={styles.name}>
                      {before}
                      <span className={styles.typed}>{part}</span>
                      {after}
                    </span>
                    <span className={styles.count}>{`${dish.count} kez`}</span>
                    {index === marked && <KeyCap>Enter</KeyCap>}
                  </div>
                )
              })}
              <div
                role="option"
                aria-selected={false}
                className={mergeClasses(styles.suggestion, styles.fresh)}
                onClick={() => finish(text, 'stay')}
              >
                <AddRegular fontSize={20} />
                <span className={styles.name}>
                  {`“${cellText(text)}” ${listed.some((dish) => isNamed(dish, text)) ? 'yazıldığı gibi kalsın' : 'yeni yemek olsun'}`}
                </span>
                <KeyCap>{marked >= 0 ? 'Ctrl Enter' : 'Enter'}</KeyCap>
              </div>
            </div>
          </div>
        </Portal>
      )}
    </>
  )
}
