import { Button, mergeClasses } from '@fluentui/react-components'
import { DismissRegular, EditRegular, WarningRegular } from '@fluentui/react-icons'
import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { measureText } from '../../../../src/texts/recipes/amounts.ts'
import { type LineCost, liraOfLine } from './draft-cost.ts'
import { useLinesStyles } from './lines-styles.ts'
import { NameCell } from './name-cell.tsx'
import { type Column, columns, type DraftLine, type Known, type ReadLine } from './recipe-draft.ts'

export interface ShownLine {
  line: DraftLine
  read: ReadLine
  cost: LineCost
}

export const cellOf = (id: number, column: Column): string => `${id} ${column}`
const labels: Record<Column, string> = { name: 'Malzeme', quantity: 'Net miktar', trim: 'Fire %', note: 'Not' }

type Props = {
  shown: ShownLine
  /** Its place, from 0. */
  at: number
  known: Known
  isReadOnly: boolean
  seesPrices: boolean
  /** The cell that has the focus; what is wrong with it is said once it is left. */
  active: string | undefined
  onActive: (cell: string) => void
  onChange: (column: Column, text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, column: Column) => void
  onTaken: (name: string) => void
  onNew: (name: string) => void
  /** Opens the ingredient itself. */
  onEdit: () => void
  onRemove: () => void
}

const Amount = ({ cost }: { cost: LineCost }) => {
  const styles = useLinesStyles()
  const lira = liraOfLine(cost)
  if (lira !== undefined) return formatLira(lira)
  if (cost.gross === undefined) return <span className={styles.quiet}>—</span>
  return (
    <span className={styles.none}>
      <WarningRegular fontSize={14} />
      Fiyatı yok
    </span>
  )
}

/** A line of a recipe; looks like fields only while it is being worked on. */
export const LineRow = ({ shown, at, known, isReadOnly, seesPrices, active, onActive, ...does }: Props) => {
  const styles = useLinesStyles()
  const id = useId()
  const { line, read, cost } = shown
  const problems = columns.filter((column) => read.problems[column] !== undefined && cellOf(line.id, column) !== active)
  const cellProps = (column: Column) => {
    const isWrong = problems.includes(column)
    return {
      value: line[column],
      readOnly: isReadOnly,
      autoComplete: 'off',
      'data-cell': cellOf(line.id, column),
      'aria-label': `${at + 1}. satır: ${labels[column]}`,
      'aria-invalid': isWrong,
      'aria-describedby': isWrong ? `${id}-${column}` : undefined,
      className: mergeClasses(
        styles.input,
        column === 'name' && styles.name,
        (column === 'quantity' || column === 'trim') && styles.figure,
      ),
      onFocus: () => onActive(cellOf(line.id, column)),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => does.onKeyDown(event, column),
    } satisfies ComponentProps<'input'> & { 'data-cell': string }
  }
  const inputOf = (column: Column, more: ComponentProps<'input'>) => (
    <input {...cellProps(column)} {...more} onChange={({ target }) => does.onChange(column, target.value)} />
  )
  return (
    <>
      <tr className={styles.row}>
        <th scope="row" className={styles.cell}>
          <NameCell
            input={cellProps('name')}
            known={known}
            onType={(name) => does.onChange('name', name)}
            onTaken={does.onTaken}
            onNew={does.onNew}
          />
        </th>
        <td className={mergeClasses(styles.cell, styles.quantityCell)}>{inputOf('quantity', { maxLength: 30 })}</td>
        <td className={mergeClasses(styles.cell, styles.trimCell)}>
          {inputOf('trim', { maxLength: 4, inputMode: 'numeric', placeholder: '0' })}
        </td>
        <td className={mergeClasses(styles.cell, styles.gross)}>
          {read.base === undefined || cost.gross === undefined || read.trim === 0
            ? '—'
            : measureText(cost.gross, read.base)}
        </td>
        <td className={mergeClasses(styles.cell, styles.noteCell)}>
          {inputOf('note', { maxLength: 100 })}
          {!isReadOnly && (
            <span className={styles.tools}>
              {read.ingredient !== undefined && (
                <Button
                  appearance="subtle"
                  size="small"
                  className={styles.tool}
                  tabIndex={-1}
                  icon={<EditRegular />}
                  aria-label={`${read.ingredient.name} malzemesini düzenle`}
                  title="Malzemeyi düzenle"
                  onClick={does.onEdit}
                />
              )}
              <Button
                appearance="subtle"
                size="small"
                className={styles.tool}
                tabIndex={-1}
                icon={<DismissRegular />}
                aria-label={`${at + 1}. satırı çıkar`}
                title="Satırı çıkar"
                onClick={does.onRemove}
              />
            </span>
          )}
        </td>
        {seesPrices && (
          <td className={mergeClasses(styles.cell, styles.amount)}>
            <Amount cost={cost} />
          </td>
        )}
      </tr>
      {problems.length > 0 && (
        <tr className={styles.problemRow}>
          <td className={styles.problem} colSpan={seesPrices ? 6 : 5}>
            {problems.map((column) => (
              <p key={column} id={`${id}-${column}`}>
                {read.problems[column]}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}
