import { mergeClasses } from '@fluentui/react-components'
import {
  type ClipboardEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useOwnDocument } from '../own-document.ts'
import { isBusyElsewhere } from '../page-heading.tsx'
import { useVisuallyHidden } from '../visually-hidden.ts'
import { CellEditor, type Leaving } from './cell-editor.tsx'
import {
  cellText,
  type CellWrite,
  cleared,
  copiedFrom,
  enteredFrom,
  filledDown,
  isSelected,
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
import { useGridStyles } from './grid-styles.ts'
import { cellsOfSheet, sheetTextOf } from './sheet-text.ts'
import type { DishSuggestion } from './suggestions.ts'

export type GridCell = { text: string; isChanged?: boolean; /** What is wrong with it. */ problem?: string }

export type GridRow = {
  key: string
  /** For screen readers: 03.12 Perşembe. */ name: string
  day: ReactNode
  state: ReactNode
  /** One for each column; none on a day that cannot be written. */ cells: readonly GridCell[]
  /** Still writable, but not what the work is about: today. */ isMuted?: boolean
  /** Only to read and to copy from. */ isLocked?: boolean
  /** A line below the row: what went wrong with the day, and how to settle it. */ note?: ReactNode
}

export type GridColumn = { key: string; /** For screen readers: Alternatif. */ name: string; head: ReactNode }

type Props = {
  label: string
  rows: readonly GridRow[]
  columns: readonly GridColumn[]
  isReadOnly?: boolean
  /** Takes the keyboard once the grid is there. */ initial?: Place
  /** All cells that one key press, paste or Delete writes; one step to undo. */ onWrite: (writes: CellWrite[]) => void
  onUndo?: () => void
  onRedo?: () => void
  /** The cell that keys act on. */ onActive?: (place: Place) => void
  /** What is being typed in a cell; undefined when it is left. */ onTyping?: (text: string | undefined) => void
  /** For what is being typed. */ suggestions?: readonly DishSuggestion[]
  /** How many cells of what was pasted found no place. */ onCut?: (cells: number) => void
}

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

/** Fluent moves the focus out of the page when nothing that Tab reaches comes after it, before the grid hears of the key. */
const ownTab = JSON.stringify({ focusable: { ignoreKeydown: { Tab: true } } })

type Edited = { initial: string; isReplacing: boolean }

/**
 * Days × options, written by keyboard as in a spreadsheet. It keeps which cells are selected and what is being typed; texts
 * belong to the owner: `onWrite` tells what changes, `rows` shows it. Undo is the owner's too, who knows what else a text changed.
 */
export const MenuGrid = ({
  label,
  rows,
  columns,
  isReadOnly = false,
  initial = { row: 0, column: 0 },
  onWrite,
  onUndo,
  onRedo,
  onActive,
  onTyping,
  suggestions = [],
  onCut,
}: Props) => {
  const styles = useGridStyles()
  const hidden = useVisuallyHidden()
  const id = useId()
  const own = useOwnDocument()
  const table = useRef<HTMLTableElement>(null)
  const [kept, setKept] = useState<Selection>(() => selected(initial))
  const [edited, setEdited] = useState<Edited>()
  const [isLeaving, setLeaving] = useState(false)
  const shape: Shape = { open: rows.map(({ cells }) => cells.length > 0), columns: columns.length }
  const selection = settledIn(shape, kept)
  const { active } = selection
  /** More than there is room for. */ const hasMany = columns.length > 4
  const textAt = (row: number, column: number): string => rows[row]?.cells[column]?.text ?? ''

  const { row: activeRow, column: activeColumn } = active
  useEffect(() => onActive?.({ row: activeRow, column: activeColumn }), [onActive, activeRow, activeColumn])

  const isFixed = (row: number): boolean => isReadOnly || rows[row]?.isLocked === true

  const focusActive = () => table.current?.querySelector<HTMLElement>('[data-active]')?.focus()
  // Whoever opens the grid came to write: without a way through all that stands above it.
  useEffect(() => {
    if (!isReadOnly && !isBusyElsewhere(own)) focusActive()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
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
    onTyping?.(undefined)
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
    onTyping?.(undefined)
    flushSync(() => setEdited(undefined))
  }
  /** Writes what is being typed. */
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
      onTyping?.(event.key)
    } else if (event.key === 'Dead' || event.key === 'Process') {
      // The letter that is being composed goes into the field.
      flushSync(() => open({ initial: '', isReplacing: true }))
      return
    } else if (event.key !== ' ') return
    // The page does not scroll away at a space.
    event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // AltGr writes letters; Windows reports it as Ctrl and Alt.
    const isLetter = event.getModifierState('AltGraph')
    const isCommand = (event.ctrlKey || event.metaKey) && !isLetter
    if (edited !== undefined && isCommand && event.key.toLowerCase() === 's') {
      // Saving is the owner's: with what has been typed so far.
      finishTyping()
      focusActive()
    }
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'gridcell') return
    if (event.key === 'Tab') onTab(event)
    else if (isCommand) onCommand(event)
    else if (isLetter || !event.altKey) onPlainKey(event)
    // A dialog around the grid is not closed by leaving a cell.
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

  return (
    <div className={mergeClasses(styles.frame, hasMany && styles.scrolling)}>
      <p id={`${id}-keys`} className={hidden}>
        Yazmak için harflere basın; F2 düzenler, Enter aşağı, Tab sağa gider. Tablodan çıkmak için Esc, sonra Tab.
      </p>
      <table
        ref={table}
        role="grid"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-multiselectable
        aria-readonly={isReadOnly}
        data-tabster={ownTab}
        className={styles.table}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
      >
        <colgroup>
          <col className={styles.day} />
          <col className={styles.state} />
          {columns.map(({ key }) => (
            <col key={key} className={hasMany ? styles.option : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className={mergeClasses(styles.dayCell, styles.head, styles.corner)}>Gün</th>
            <th className={mergeClasses(styles.stateCell, styles.head, styles.corner)}>Durum</th>
            {columns.map(({ key, head }) => (
              <th key={key} className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <Fragment key={row.key}>
              <tr>
                <th
                  scope="row"
                  className={mergeClasses(styles.cell, styles.dayCell, row.cells.length === 0 && styles.closed)}
                >
                  {row.day}
                </th>
                {row.cells.length === 0 ? (
                  <td colSpan={columns.length + 1} className={mergeClasses(styles.cell, styles.closed, styles.whole)}>
                    <span className={styles.resting}>{row.state}</span>
                  </td>
                ) : (
                  <td className={mergeClasses(styles.cell, styles.stateCell)}>{row.state}</td>
                )}
                {row.cells.map((cell, columnIndex) => {
                  const place = { row: rowIndex, column: columnIndex }
                  const isActive = active.row === rowIndex && active.column === columnIndex
                  const isPicked = isSelected(selection, place)
                  const name = `${row.name}, ${columns[columnIndex]?.name ?? ''}`
                  const isEdited = isActive && edited !== undefined
                  const isOne = selection.anchor.row === active.row && selection.anchor.column === active.column
                  return (
                    <td
                      key={columns[columnIndex]?.key}
                      role="gridcell"
                      tabIndex={isActive && !isEdited ? 0 : -1}
                      data-active={isActive ? '' : undefined}
                      aria-label={`${name}: ${cell.text === '' ? 'boş' : cell.text}`}
                      aria-selected={isPicked}
                      aria-invalid={cell.problem !== undefined}
                      aria-readonly={isFixed(rowIndex)}
                      title={cell.problem ?? cell.text}
                      className={mergeClasses(
                        styles.cell,
                        styles.dish,
                        row.isMuted === true && styles.muted,
                        cell.text === '' && styles.blank,
                        cell.isChanged === true && styles.changed,
                        isPicked && !isOne && styles.picked,
                        cell.problem !== undefined && styles.wrong,
                        isEdited && styles.editing,
                      )}
                      onMouseDown={(event) => {
                        if (isEdited) return
                        event.preventDefault()
                        finishTyping()
                        go(event.shiftKey ? { anchor: selection.anchor, active: place } : selected(place))
                      }}
                      onMouseEnter={({ buttons }) => {
                        if (buttons === 1 && edited === undefined) setKept({ anchor: selection.anchor, active: place })
                      }}
                      onMouseUp={() => {
                        if (edited === undefined) focusActive()
                      }}
                      onDoubleClick={() => {
                        if (!isEdited) open({ initial: cell.text, isReplacing: false })
                      }}
                    >
                      {isEdited ? (
                        <CellEditor
                          label={name}
                          {...edited}
                          suggestions={suggestions}
                          onTyping={(text) => onTyping?.(text)}
                          onWritten={finish}
                          onCancel={close}
                        />
                      ) : (
                        cell.text
                      )}
                    </td>
                  )
                })}
              </tr>
              {Boolean(row.note) && (
                <tr>
                  <td colSpan={columns.length + 2} className={mergeClasses(styles.cell, styles.note)}>
                    {row.note}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
