import { describe, expect, it } from 'vitest'
import {
  cleared,
  copiedFrom,
  enteredFrom,
  filledDown,
  isSelected,
  moved,
  pasted,
  type Place,
  selected,
  settledIn,
  type Shape,
  tabbedFrom,
} from '../../web/domain/menus/grid-state.ts'
import { sheetTextOf } from '../../src/core/menus/rules.ts'
import { cellsOfSheet } from '../../web/domain/menus/sheet-text.ts'

/** The third day is a Sunday. */
const shape: Shape = { open: [true, true, false, true], columns: 3 }
const at = (row: number, column: number): Place => ({ row, column })
const textAt = (row: number, column: number): string => `${row}${column}`
const from = (anchor: Place, active: Place) => ({ anchor, active })

describe('moving in a grid of menus', () => {
  it('skips days without cells', () => {
    expect(moved(shape, selected(at(1, 0)), 'down').active).toEqual(at(3, 0))
    expect(moved(shape, selected(at(3, 0)), 'up').active).toEqual(at(1, 0))
    expect(moved({ open: [false, true], columns: 1 }, selected(at(1, 0)), 'start').active).toEqual(at(1, 0))
  })

  it('stops at the edges', () => {
    for (const move of ['up', 'left', 'rowStart', 'top', 'start'] as const)
      expect(moved(shape, selected(at(0, 0)), move).active).toEqual(at(0, 0))
    for (const move of ['down', 'right', 'rowEnd', 'bottom', 'end'] as const)
      expect(moved(shape, selected(at(3, 2)), move).active).toEqual(at(3, 2))
  })

  it('goes down with Enter, and from the bottom to the next option', () => {
    expect(enteredFrom(shape, at(1, 1))).toEqual(at(3, 1))
    expect(enteredFrom(shape, at(3, 1))).toEqual(at(0, 2))
    expect(enteredFrom(shape, at(3, 2))).toEqual(at(3, 2))
  })

  it('follows the days with Tab and leaves the grid at either end', () => {
    expect(tabbedFrom(shape, at(0, 0), 1)).toEqual(at(0, 1))
    expect(tabbedFrom(shape, at(1, 2), 1)).toEqual(at(3, 0))
    expect(tabbedFrom(shape, at(3, 0), -1)).toEqual(at(1, 2))
    expect(tabbedFrom(shape, at(3, 2), 1)).toBeUndefined()
    expect(tabbedFrom(shape, at(0, 0), -1)).toBeUndefined()
  })

  it('extends the selection from where Shift was first pressed', () => {
    const selection = moved(shape, moved(shape, selected(at(1, 1)), 'down', true), 'left', true)
    expect(selection).toEqual(from(at(1, 1), at(3, 0)))
    expect(isSelected(selection, at(1, 0))).toBe(true)
    expect(isSelected(selection, at(0, 0))).toBe(false)
    expect(isSelected(selection, at(1, 2))).toBe(false)
  })

  it('stays inside the grid when days or options disappear', () => {
    expect(settledIn({ open: [true, false], columns: 2 }, selected(at(5, 5)))).toEqual(selected(at(0, 1)))
    expect(settledIn(shape, selected(at(2, 0)))).toEqual(selected(at(3, 0)))
    expect(settledIn({ open: [], columns: 0 }, selected(at(1, 1)))).toEqual(selected(at(0, 0)))
  })
})

describe('a block of cells', () => {
  const write = (row: number, column: number, text: string) => ({ row, column, text })

  it('is copied without the days in between that have no cells', () => {
    expect(copiedFrom(shape, from(at(3, 1), at(1, 0)), textAt)).toEqual([
      ['10', '11'],
      ['30', '31'],
    ])
  })

  it('can be cleared', () => {
    expect(cleared(shape, from(at(1, 2), at(3, 2)))).toEqual([write(1, 2, ''), write(3, 2, '')])
  })

  it('is filled from the cell above it, or from its own first row', () => {
    expect(filledDown(shape, selected(at(3, 1)), textAt)).toEqual([write(3, 1, '11')])
    expect(filledDown(shape, selected(at(0, 0)), textAt)).toEqual([])
    expect(filledDown(shape, from(at(0, 0), at(3, 0)), textAt)).toEqual([write(1, 0, '00'), write(3, 0, '00')])
  })

  it('is pasted around days without cells', () => {
    expect(pasted(shape, selected(at(1, 1)), [['a', 'b'], ['c']])).toEqual({
      writes: [write(1, 1, 'a'), write(1, 2, 'b'), write(3, 1, 'c')],
      cut: 0,
      end: { active: at(1, 1), anchor: at(3, 2) },
    })
  })

  it('of a sheet with a blank line for Sunday stays on the right days', () => {
    expect(pasted(shape, selected(at(0, 0)), [['a'], ['b'], [''], ['d']]).writes).toEqual([
      write(0, 0, 'a'),
      write(1, 0, 'b'),
      write(3, 0, 'd'),
    ])
  })

  it('reports how many cells did not fit', () => {
    const { writes, cut } = pasted(shape, selected(at(3, 2)), [
      ['a', 'b', ''],
      ['c', ''],
    ])
    expect(writes).toEqual([write(3, 2, 'a')])
    expect(cut).toBe(2)
  })

  it('of one cell fills the whole selection', () => {
    const selection = from(at(0, 0), at(3, 0))
    expect(pasted(shape, selection, [['a']])).toEqual({
      writes: [write(0, 0, 'a'), write(1, 0, 'a'), write(3, 0, 'a')],
      cut: 0,
      end: selection,
    })
  })
})

describe('spreadsheet text on the clipboard', () => {
  it('is read as rows and cells', () => {
    expect(cellsOfSheet('Pilav\tSalata\r\nKöfte\t\r\n')).toEqual([
      ['Pilav', 'Salata'],
      ['Köfte', ''],
    ])
    expect(cellsOfSheet('Pilav')).toEqual([['Pilav']])
    expect(cellsOfSheet('')).toEqual([['']])
    expect(cellsOfSheet('\tSalata')).toEqual([['', 'Salata']])
  })

  it('keeps quoted tabs and line breaks in one cell, as a single line', () => {
    expect(cellsOfSheet('"Etli\nnohut"\t"""Günün"" çorbası"\nAyran')).toEqual([
      ['Etli nohut', '"Günün" çorbası'],
      ['Ayran'],
    ])
    expect(cellsOfSheet('5" pide\tAyran')).toEqual([['5" pide', 'Ayran']])
    expect(cellsOfSheet('"yarım\tkalan')).toEqual([['"yarım', 'kalan']])
  })

  it('survives being written and read again', () => {
    const rows = [
      ['Pilav', '"Günün" çorbası', ''],
      ['', 'Köfte, piyaz', 'Ayran'],
    ]
    expect(cellsOfSheet(sheetTextOf(rows))).toEqual(rows)
  })
})
