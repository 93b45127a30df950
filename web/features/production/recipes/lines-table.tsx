import { Button, mergeClasses } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Ingredient } from '../../../api/generated.ts'
import { cellOf, LineRow, type ShownLine } from './line-row.tsx'
import { useLinesStyles } from './lines-styles.ts'
import { NewIngredientDialog } from './new-ingredient-dialog.tsx'
import { blankLine, type Column, type DraftLine, isBlank, type Known, nextId } from './recipe-draft.ts'

type Props = {
  lines: readonly ShownLine[]
  known: Known
  isReadOnly: boolean
  seesPrices: boolean
  onChange: (lines: readonly DraftLine[]) => void
  onEdit: (ingredient: Ingredient) => void
}

const focusIn = (table: HTMLElement | null, cell: string): void => {
  const input = table?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`)
  input?.focus()
  input?.select()
}

/** The lines of a recipe as a table that is written with the keyboard. */
export const LinesTable = ({ lines: shown, known, isReadOnly, seesPrices, onChange, onEdit }: Props) => {
  const styles = useLinesStyles()
  const table = useRef<HTMLTableElement>(null)
  /** Gets the focus after the next change: a new line, or one that has changed its place. */
  const next = useRef<string>(undefined)
  const [active, setActive] = useState<string>()
  /** A line that gets a new ingredient, of what was typed in it. */
  const [fresh, startFresh] = useState<{ id: number; name: string }>()
  useLayoutEffect(() => {
    if (next.current !== undefined) focusIn(table.current, next.current)
    next.current = undefined
  })
  const lines = shown.map(({ line }) => line)
  const changeThen = (cell: string, lines: readonly DraftLine[]) => {
    next.current = cell
    onChange(lines)
  }
  const withPart = (id: number, part: Partial<DraftLine>) =>
    lines.map((line) => (line.id === id ? { ...line, ...part } : line))
  const add = () => {
    const line = blankLine(nextId(lines))
    changeThen(cellOf(line.id, 'name'), [...lines, line])
  }
  const remove = (at: number) => {
    const neighbour = lines[at + 1] ?? lines[at - 1]
    const left = lines.filter((_, index) => index !== at)
    if (neighbour === undefined) onChange(left)
    else changeThen(cellOf(neighbour.id, 'name'), left)
  }
  const move = (at: number, by: 1 | -1, column: Column) => {
    const [moved, other] = [lines[at], lines[at + by]]
    if (moved && other) changeThen(cellOf(moved.id, column), lines.with(at, other).with(at + by, moved))
  }
  const goTo = (at: number, column: Column) => {
    const [line, last] = [lines[at], lines.at(-1)]
    if (line) focusIn(table.current, cellOf(line.id, column))
    else if (at === lines.length && last && !isBlank(last) && !isReadOnly) add()
  }
  const copyAbove = (at: number, column: Column) => {
    const [line, above] = [lines[at], lines[at - 1]]
    if (line && above) onChange(withPart(line.id, { [column]: above[column] }))
  }
  const onKey = (event: KeyboardEvent, at: number, column: Column): void => {
    const { key, altKey, shiftKey, nativeEvent } = event
    const isControl = event.ctrlKey || event.metaKey
    const keys: Readonly<Record<string, (() => void) | undefined>> = isControl
      ? { d: () => isReadOnly || copyAbove(at, column) }
      : altKey
        ? {
            arrowup: () => isReadOnly || move(at, -1, column),
            arrowdown: () => isReadOnly || move(at, 1, column),
          }
        : { enter: () => goTo(at + (shiftKey ? -1 : 1), column), escape: () => table.current?.focus() }
    const act = nativeEvent.isComposing ? undefined : keys[key.toLowerCase()]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <div className={styles.frame} onBlur={() => setActive(undefined)}>
      {shown.length > 0 && (
        <table ref={table} tabIndex={-1} className={styles.table} aria-label="Reçetenin malzemeleri">
          <thead className={styles.headRow}>
            <tr>
              <th scope="col" className={styles.head}>
                Malzeme
              </th>
              <th scope="col" className={mergeClasses(styles.head, styles.quantityHead)}>
                Net miktar
              </th>
              <th scope="col" className={mergeClasses(styles.head, styles.trimHead)}>
                Fire %
              </th>
              <th scope="col" className={mergeClasses(styles.head, styles.grossHead)}>
                Brüt
              </th>
              <th scope="col" className={mergeClasses(styles.head, styles.noteHead)}>
                Not
              </th>
              {seesPrices && (
                <th scope="col" className={mergeClasses(styles.head, styles.amountHead)}>
                  Tutar
                </th>
              )}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {shown.map((one, at) => {
              const { id } = one.line
              return (
                <LineRow
                  key={id}
                  shown={one}
                  at={at}
                  known={known}
                  isReadOnly={isReadOnly}
                  seesPrices={seesPrices}
                  active={active}
                  onActive={setActive}
                  onChange={(column, text) => onChange(withPart(id, { [column]: text }))}
                  onKeyDown={(event, column) => onKey(event, at, column)}
                  onTaken={(name) => changeThen(cellOf(id, 'quantity'), withPart(id, { name }))}
                  onNew={(name) => startFresh({ id, name })}
                  onEdit={() => one.read.ingredient && onEdit(one.read.ingredient)}
                  onRemove={() => remove(at)}
                />
              )
            })}
          </tbody>
        </table>
      )}
      {!isReadOnly && (
        <Button appearance="subtle" className={styles.add} icon={<AddRegular />} onClick={add}>
          Malzeme ekle
        </Button>
      )}
      {fresh !== undefined && (
        <NewIngredientDialog
          name={fresh.name}
          quantity={lines.find(({ id }) => id === fresh.id)?.quantity ?? ''}
          onAdded={(name) => {
            startFresh(undefined)
            changeThen(cellOf(fresh.id, 'quantity'), withPart(fresh.id, { name }))
          }}
          onClose={() => startFresh(undefined)}
        />
      )}
    </div>
  )
}
