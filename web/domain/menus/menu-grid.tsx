import { mergeClasses } from '@fluentui/react-components'
import { Fragment, useId } from 'react'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { CellEditor } from './cell-editor.tsx'
import type { GridProps } from './grid-props.ts'
import { isSelected, selected } from './grid-state.ts'
import { useGridStyles } from './grid-styles.ts'
import { useMenuGrid } from './use-menu-grid.ts'

/** If nothing that Tab can reach follows, Fluent moves the focus out of the page before the grid sees the key. */
const ownTab = JSON.stringify({ focusable: { ignoreKeydown: { Tab: true } } })

/**
 * Days × options, edited by keyboard as in a spreadsheet. The grid keeps the selection and the cell being edited; the
 * parent keeps the texts: `onWrite` reports changes, `rows` shows them. Undo belongs to the parent too, which knows
 * what else a text has changed.
 */
export const MenuGrid = (props: GridProps) => {
  const { label, rows, columns, isReadOnly = false } = props
  const styles = useGridStyles()
  const hidden = useVisuallyHidden()
  const id = useId()
  const grid = useMenuGrid(props)
  const { table, selection, edited, isFixed, go, open, close, finish, finishTyping, focusActive, selectTo, handlers } =
    grid
  const { anchor, active } = selection
  /** More than fit. */
  const hasMany = columns.length > 4

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
        {...handlers}
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
                  const isOne = anchor.row === active.row && anchor.column === active.column
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
                        go(event.shiftKey ? { anchor, active: place } : selected(place))
                      }}
                      onMouseEnter={({ buttons }) => {
                        if (buttons === 1 && edited === undefined) selectTo(place)
                      }}
                      onMouseUp={() => {
                        if (edited === undefined) focusActive()
                      }}
                      onDoubleClick={() => {
                        if (!isEdited) open({ initial: cell.text, isReplacing: false })
                      }}
                    >
                      {isEdited ? (
                        <CellEditor label={name} {...edited} onWritten={finish} onCancel={close} />
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
