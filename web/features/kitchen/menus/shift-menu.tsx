import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowRedoRegular, ArrowUndoRegular, ClipboardPasteRegular, CopyRegular } from '@fluentui/react-icons'
import { useCallback, useState } from 'react'
import { addDays } from '../../../../src/core/shared/rules.ts'
import type { Shift } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { KeyCap } from '../../../ui/key-cap.tsx'
import { AddCourse } from '../../../domain/menus/add-course.tsx'
import type { UnsavedDish } from '../../../domain/menus/dish-form.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { PageActions } from '../../../ui/page/page.tsx'
import { later } from '../../../frame/later.tsx'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { useMedia } from '../../../ui/device/use-media.ts'
import { useKitchen } from '../use-kitchen.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { DayGrid } from './day-grid.tsx'
import { DishSuggestions } from './dish-suggestions.tsx'
import { MenuDays } from './menu-days.tsx'
import { MenuFoot } from './menu-foot.tsx'
import { rangeProblem } from './menu-range.ts'
import { summaryOf, unsavedText } from './menu-summary.ts'
import { RangeFields } from './range-fields.tsx'
import { useSaveButtons } from './save-buttons.tsx'
import { useMenuColumns } from './use-menu-columns.ts'
import { useMenuEditor } from './use-menu-editor.ts'
import { useMenuSaving } from './use-menu-saving.ts'

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 16px',
    color: colors.ink2,
    fontSize: '12px',
  },
  keys: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    marginLeft: 'auto',
    whiteSpace: 'nowrap',
    '@container (max-width: 1099px)': { display: 'none' },
  },
})

const keys: readonly [string, string][] = [
  ['Enter', 'aşağı'],
  ['Tab', 'sağa'],
  ['Ctrl D', 'üsttekini al'],
  ['Ctrl V', 'yapıştır'],
  ['Ctrl Z', 'geri al'],
  ['Ctrl S', 'kaydet'],
]

const KeyHints = () => {
  const styles = useStyles()
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys.map(([key, does]) => (
        <span key={key}>
          <KeyCap>{key}</KeyCap>
          {` ${does}`}
        </span>
      ))}
    </span>
  )
}

type Props = {
  corporate: { id: string; name: string }
  shifts: readonly Shift[]
  shift: Shift
  range: { start: string; end: string }
  onRange: (range: { start: string; end: string }) => void
}

/** On a phone, the keyboard covers half of the screen. */
const [inGrid, onPhone] = [6, 4]

const PasteDialog = later(async () => (await import('./paste-dialog.tsx')).PasteDialog)

/** The menu of one shift: as a grid where there is room and a keyboard, else day by day. */
export const ShiftMenu = ({ corporate, shifts, shift, range, onRange }: Props) => {
  const styles = useStyles()
  const canWrite = useCan('writeMenus')
  const hasRoom = useMedia('(min-width: 768px) and (any-pointer: fine)')
  const editor = useMenuEditor(useKitchen(), shift, range)
  const options = useMenuColumns(editor)
  const saving = useMenuSaving(editor)
  const [cut, setCut] = useState(0)
  /** Where a cell is being edited. */
  const [edited, setEdited] = useState<'grid' | 'days'>()
  const onGrid = useCallback((isEditing: boolean) => setEdited(isEditing ? 'grid' : undefined), [])
  const onDays = useCallback((isEditing: boolean) => setEdited(isEditing ? 'days' : undefined), [])
  const [unsavedDish, setUnsavedDish] = useState<UnsavedDish>()
  // Keep the layout while somebody is typing, so that resizing the window does not lose the input.
  const isWide = edited === undefined ? hasRoom || unsavedDish !== undefined : edited === 'grid'
  const { open, show, close } = useDialog<'copy' | 'paste'>()
  const [pasted, setPasted] = useState('')
  const { days, isLoaded, error, isFetching, refetch } = editor
  const unsaved = unsavedText(editor)
  /** Wraps what changes the menu after a paste, so that the note about cells that did not fit disappears. */
  const afterCut = (change: () => void) => () => {
    setCut(0)
    change()
  }
  const [undo, redo] = [afterCut(editor.undo), afterCut(editor.redo)]
  /** Icons only on a phone, which has no room for labels. */
  const named = (name: string) => (isWide ? { children: name } : { 'aria-label': name, title: name })
  const { buttons, questions } = useSaveButtons({ editor, saving, dish: unsavedDish, range, canWrite })
  const more = { start: range.start, end: addDays(range.end, 7) }
  return (
    <>
      <PageActions>
        <RangeFields key={range.start + range.end} range={range} isShort={!isWide} onChange={onRange} />
        {canWrite && (
          <>
            <Button
              aria-label="Geri al"
              title="Geri al"
              icon={<ArrowUndoRegular />}
              disabledFocusable={!editor.canUndo}
              onClick={undo}
            />
            <Button
              aria-label="Yinele"
              title="Yinele"
              icon={<ArrowRedoRegular />}
              disabledFocusable={!editor.canRedo}
              onClick={redo}
            />
            <Button icon={<ClipboardPasteRegular />} onClick={() => show('paste')} {...named('Yapıştır')} />
            <Button icon={<CopyRegular />} onClick={() => show('copy')} {...named('Kopyala')} />
            {isWide && buttons}
          </>
        )}
      </PageActions>
      {questions}
      {open === 'paste' && (
        <PasteDialog
          about={`${corporate.name} · ${shift.title}`}
          shift={shift}
          editor={editor}
          columns={options.columns}
          range={range}
          text={pasted}
          onText={setPasted}
          onRange={onRange}
          onClose={close}
        />
      )}
      {open === 'copy' && (
        <CopyDialog
          corporate={corporate}
          shifts={shifts}
          shift={shift}
          today={editor.today}
          missing={editor.missing}
          onClose={close}
        />
      )}
      <div className={styles.line}>
        {isLoaded && <span>{summaryOf(shift.title, editor)}</span>}
        {canWrite && isWide && isLoaded && <AddCourse courses={options.freeCourses} onAdd={options.addCourse} />}
        {canWrite && isWide && <KeyHints />}
      </div>
      <FormNotice intent="error" text={saving.problem} />
      {days.length === 0 ? (
        <EmptyState text="Seçilen aralıkta bu vardiyanın çalışma günü yok." drawing="shifts" />
      ) : !isLoaded ? (
        <NotYet query={{ error, isFetching, refetch }} failure="Menü günleri alınamadı" shape="picture" />
      ) : isWide ? (
        <DishSuggestions key="grid" max={inGrid} onEditing={onGrid}>
          <DayGrid
            label={`${shift.title} menüsü`}
            editor={editor}
            options={options}
            saving={saving}
            canWrite={canWrite}
            onCut={setCut}
            onUndo={undo}
            onRedo={redo}
            unsavedDish={unsavedDish}
            onUnsavedDish={setUnsavedDish}
          />
        </DishSuggestions>
      ) : (
        <DishSuggestions key="days" max={onPhone} onEditing={onDays}>
          <MenuDays
            editor={editor}
            options={options}
            saving={saving}
            canWrite={canWrite}
            onMore={rangeProblem(more) === undefined ? () => onRange(more) : undefined}
          />
        </DishSuggestions>
      )}
      {canWrite && (
        <MenuFoot
          isWide={isWide}
          buttons={buttons}
          unsaved={unsaved}
          cut={cut}
          onDiscard={afterCut(() => editor.edit({ type: 'discarded' }))}
        />
      )}
    </>
  )
}
