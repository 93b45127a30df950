import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOwnDocument } from '../../ui/device/own-document.ts'
import { isBusyElsewhere } from '../../ui/page/page-heading.tsx'
import type { Leaving } from './cell-editor.tsx'
import type { GridProps } from './grid-props.ts'
import {
  cellText,
  type CellWrite,
  cleared,
  copiedFrom,
  enteredFrom,
  filledDown,
  type Move,
  moved,
  pasted,
  type Place,
  selected,
  type Selection,
  settledIn,
  type Shape,
  tabbedFrom,
} from './grid-state.ts'
import { sheetTextOf } from '../../../src/core/menus/rules.ts'
import { cellsOfSheet } from './sheet-text.ts'

const moves: Readonly<Record<string, Move | undefined>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
}
const farMoves: Readonly<Record<string, Move | undefined>> = {
  ArrowUp: 'top',
  ArrowDown: 'bottom',
  ArrowLeft: 'rowStart',
  ArrowRight: 'rowEnd',
  Home: 'start',
  End: 'end',
}

type Edited = { initial: string; isReplacing: boolean }

/** Keyboard, mouse and clipboard behaviour of a grid: the selection, and the cell being edited. */
export const useMenuGrid = ({
  rows,
  columns,
  isReadOnly = false,
  initial = { row: 0, column: 0 },
  onWrite,
  onUndo,
  onRedo,
  onActive,
  onCut,
}: GridProps) => {
  const own = useOwnDocument()
  const table = useRef<HTMLTableElement>(null)
  const [kept, setKept] = useState<Selection>(() => selected(initial))
  const [edited, setEdited] = useState<Edited>()
  const [isLeaving, setLeaving] = useState(false)
  const shape: Shape = { open: rows.map(({ cells }) => cells.length > 0), columns: columns.length }
  const selection = settledIn(shape, kept)
  const { active } = selection
  const textAt = (row: number, column: number): string => rows[row]?.cells[column]?.text ?? ''

  const { row: activeRow, column: activeColumn } = active
  useEffect(() => onActive?.({ row: activeRow, column: activeColumn }), [onActive, activeRow, activeColumn])

  const isFixed = (row: number): boolean => isReadOnly || rows[row]?.isLocked === true

  const focusActive = () => table.current?.querySelector<HTMLElement>('[data-active]')?.focus()
  // People open the grid to write, so they should not have to tab through everything above it.
  useEffect(() => {
    if (!isReadOnly && !isBusyElsewhere(own)) focusActive()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  // A column that is removed takes its menu along, which had the focus.
  useEffect(() => {
    if (!isReadOnly && own.activeElement === own.body) focusActive()
  }, [columns.length, isReadOnly, own])
  const go = (next: Selection) => {
    flushSync(() => {
      setKept(next)
      setLeaving(false)
    })
    focusActive()
  }
  const open = (edit: Edited) => {
    if (!isFixed(active.row) && shape.open[active.row] === true) setEdited(edit)
  }
  const close = (next: Selection = selection) => {
    flushSync(() => setEdited(undefined))
    go(next)
  }
  const write = (writes: CellWrite[]) => {
    const changes = writes
      .map((cell) => ({ ...cell, text: cellText(cell.text) }))
      .filter(({ row, column, text }) => !isFixed(row) && text !== textAt(row, column))
    if (changes.length > 0) flushSync(() => onWrite(changes))
  }
  const placeAfter = (leaving: Leaving): Place => {
    if (leaving === 'down') return enteredFrom(shape, active)
    if (leaving === 'up') return moved(shape, selection, 'up').active
    if (leaving === 'next') return tabbedFrom(shape, active, 1) ?? active
    return leaving === 'previous' ? (tabbedFrom(shape, active, -1) ?? active) : active
  }
  const finish = (text: string, leaving: Leaving) => {
    write([{ ...active, text }])
    if (leaving !== 'elsewhere') return close(selected(placeAfter(leaving)))
    flushSync(() => setEdited(undefined))
  }
  const finishTyping = () => {
    if (edited !== undefined && own.activeElement instanceof HTMLElement) own.activeElement.blur()
  }

  const onTab = (event: KeyboardEvent) => {
    const next = isLeaving ? undefined : tabbedFrom(shape, active, event.shiftKey ? -1 : 1)
    if (next === undefined) return
    event.preventDefault()
    go(selected(next))
  }
  const onCommand = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const far = farMoves[event.key]
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (isRedo && onRedo !== undefined) onRedo()
    else if (key === 'z' && !isRedo && onUndo !== undefined) onUndo()
    else if (key === 'd') write(filledDown(shape, selection, textAt))
    else if (key === 'a')
      go({ anchor: moved(shape, selection, 'start').active, active: moved(shape, selection, 'end').active })
    else if (far !== undefined) go(moved(shape, selection, far, event.shiftKey))
    else return
    event.preventDefault()
  }
  const onPlainKey = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move !== undefined) go(moved(shape, selection, move, event.shiftKey))
    else if (event.key === 'Enter')
      go(event.shiftKey ? moved(shape, selection, 'up') : selected(enteredFrom(shape, active)))
    else if (event.key === 'F2') open({ initial: textAt(active.row, active.column), isReplacing: false })
    else if (event.key === 'Delete' || event.key === 'Backspace') write(cleared(shape, selection))
    else if (event.key === 'Escape' && !isLeaving) {
      go(selected(active))
      setLeaving(true)
    } else if (event.key.length === 1 && event.key !== ' ') {
      open({ initial: event.key, isReplacing: true })
    } else if (event.key === 'Dead' || event.key === 'Process') {
      // The character being composed goes into the field.
      flushSync(() => open({ initial: '', isReplacing: true }))
      return
    } else if (event.key !== ' ') return
    // Keeps the space key from scrolling the page.
    event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // AltGr types characters; Windows reports it as Ctrl and Alt.
    const isLetter = event.getModifierState('AltGraph')
    const isCommand = (event.ctrlKey || event.metaKey) && !isLetter
    if (edited !== undefined && isCommand && event.key.toLowerCase() === 's') {
      // The parent saves on Ctrl+S, including what has been typed so far.
      finishTyping()
      focusActive()
    }
    if (!(event.target instanceof HTMLElement)) return
    // The menus in the heads change cells too, and keep the focus.
    const isUndoing = isCommand && event.target.tagName === 'BUTTON' && /^[yz]$/i.test(event.key)
    if (event.target.role !== 'gridcell' && !isUndoing) return
    if (event.key === 'Tab') onTab(event)
    else if (isCommand) onCommand(event)
    else if (isLetter || !event.altKey) onPlainKey(event)
    // Leaving a cell must not close a dialog around the grid.
    if (event.key === 'Escape' && event.defaultPrevented) event.stopPropagation()
  }
  const onCopy = (event: ClipboardEvent) => {
    if (edited !== undefined) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', sheetTextOf(copiedFrom(shape, selection, textAt)))
    if (event.type === 'cut') write(cleared(shape, selection))
  }
  const onPaste = (event: ClipboardEvent) => {
    const block = cellsOfSheet(event.clipboardData.getData('text/plain'))
    const isBlock = block.length > 1 || (block[0]?.length ?? 0) > 1
    if (isReadOnly || (edited !== undefined && !isBlock)) return
    event.preventDefault()
    const { writes, cut, end } = pasted(shape, selection, block)
    write(writes)
    onCut?.(cut + writes.filter(({ row, text }) => isFixed(row) && text !== '').length)
    close(end)
  }

  return {
    table,
    selection,
    edited,
    isFixed,
    go,
    open,
    close,
    finish,
    finishTyping,
    focusActive,
    selectTo: (place: Place) => setKept({ anchor: selection.anchor, active: place }),
    handlers: { onKeyDown, onCopy, onCut: onCopy, onPaste },
  }
}
