import { makeStyles, MenuItem, mergeClasses } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'
import { DishName } from '../../../domain/menus/food/dish-name.tsx'
import { Plate } from '../../../domain/menus/food/plate.tsx'
import { CellEditor, type Leaving } from '../../../domain/menus/cell-editor.tsx'
import { ColumnHead } from './column-head.tsx'
import type { cellOf } from './menu-cells.ts'
import type { MenuColumn } from './menu-columns.ts'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: '64px',
    paddingRight: '4px',
    borderTop: `1px solid ${colors.line}`,
    // Scrolls clear of the save bar.
    scrollMarginBottom: '76px',
  },
  changed: { boxShadow: `inset 3px 0 ${colors.info}` },
  dish: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '64px',
    padding: '6px 8px 6px 16px',
    border: 'none',
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    textAlign: 'start',
  },
  open: {
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px', borderRadius: '8px' },
  },
  label: { display: 'block', color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  blank: { color: colors.ink3, fontSize: '16px', lineHeight: '20px' },
  problem: { display: 'block', color: colors.danger, fontSize: '12px', lineHeight: '16px' },
  field: {
    display: 'grid',
    rowGap: '4px',
    padding: '8px 4px 8px 16px',
    '& input': { height: '44px', fontSize: '16px', borderRadius: '8px' },
  },
})

type Props = {
  /** For screen readers: 03.12 Perşembe, Alternatif. */
  name: string
  column: MenuColumn
  cell: ReturnType<typeof cellOf>
  tags: readonly string[]
  isEdited: boolean
  isLast: boolean
  /** Undefined where the menu cannot be edited. */
  onEdit: (() => void) | undefined
  onWritten: (text: string, leaving: Leaving) => void
  onCancel: () => void
  /** Opens the details of the dish; undefined before the dish has been saved. */
  onDish: (() => void) | undefined
  canRemove: boolean
  onRename: (label: string) => void
  onRemove: () => void
}

/** One option of a day, edited in place. */
export const OptionRow = ({
  name,
  column,
  cell: { text, isChanged, problem },
  tags,
  isEdited,
  isLast,
  onEdit,
  onWritten,
  onCancel,
  onDish,
  canRemove,
  onRename,
  onRemove,
}: Props) => {
  const styles = useStyles()
  const onOpen = onEdit ?? onDish
  const Dish = onOpen === undefined ? 'div' : 'button'
  return (
    <li className={mergeClasses(styles.row, isChanged && styles.changed)}>
      {isEdited ? (
        <div className={styles.field}>
          <span className={styles.label}>{column.label}</span>
          <CellEditor
            label={name}
            initial={text}
            isReplacing={false}
            enterKeyHint={isLast ? 'done' : 'next'}
            onWritten={onWritten}
            onCancel={onCancel}
          />
        </div>
      ) : (
        <Dish
          className={mergeClasses(styles.dish, onOpen && styles.open)}
          {...(onOpen && {
            type: 'button',
            onClick: onOpen,
            'data-option': column.id,
          })}
        >
          {text === '' ? <Plate /> : <Plate dish={{ name: text, tags }} />}
          <span>
            <span className={styles.label}>{column.label}</span>{' '}
            {text === '' ? (
              <span className={styles.blank}>{onEdit ? 'Yemek yazın' : '–'}</span>
            ) : (
              <DishName name={text} />
            )}
            {problem !== undefined && <span className={styles.problem}>{problem}</span>}
          </span>
        </Dish>
      )}
      {onEdit && (
        <ColumnHead
          column={column}
          canRemove={canRemove}
          onRename={onRename}
          onRemove={onRemove}
          isLabelHidden
          items={
            text !== '' && (
              <MenuItem disabled={onDish === undefined} onClick={onDish}>
                {onDish === undefined ? 'Etiket ve alerjenler (kaydedince)' : 'Etiket ve alerjenler'}
              </MenuItem>
            )
          }
        />
      )}
    </li>
  )
}
