import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import {
  ArrowRedoRegular,
  ArrowUndoRegular,
  ChevronRightRegular,
  ClipboardPasteRegular,
  CopyRegular,
  EditRegular,
} from '@fluentui/react-icons'
import { useId, useState } from 'react'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { type Shift, useCountMissingMenusQuery } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { todayIn } from '../../../ui/words/dates.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { KeyCap } from '../../../ui/key-cap.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { UnsavedDish } from '../../../domain/menus/dish-form.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { Page, PageActions } from '../../../ui/page/page.tsx'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { useFoldedRail } from '../../../ui/page/shell-places.ts'
import { PillTabs } from '../../../ui/page/tabs.tsx'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { desk, useMedia } from '../../../ui/device/use-media.ts'
import { useKitchen } from '../use-kitchen.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { DayGrid } from './day-grid.tsx'
import { MenuDays } from './menu-days.tsx'
import { rangeFrom, rangeProblem } from './menu-range.ts'
import { summaryOf, unsavedText } from './menu-summary.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { RangeFields } from './range-fields.tsx'
import { useSaveButtons } from './save-buttons.tsx'
import { useMenuEditor } from './use-menu-editor.ts'
import { useMenuSaving } from './use-menu-saving.ts'

const useStyles = makeStyles({
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
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
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    minHeight: '32px',
    color: colors.ink3,
  },
  // Stays in sight below a long grid and panel.
  stickyFoot: {
    [desk]: { position: 'sticky', zIndex: 4, bottom: 0, padding: '6px 0', backgroundColor: colors.canvas },
  },
  // Within reach of the thumb, above the bottom bar.
  thumb: {
    position: 'sticky',
    zIndex: 4,
    bottom: 'var(--bottom-bar-height, 0px)',
    margin: '0 -16px',
    padding: '8px 16px',
    borderTop: `1px solid ${colors.line}`,
    backgroundColor: colors.surface,
    '& > .fui-SplitButton': { flex: '1 0 100%', '& > :first-child': { flexGrow: 1, maxWidth: 'none' } },
  },
  unsaved: { display: 'inline-flex', alignItems: 'center', columnGap: '8px', color: colors.info, fontWeight: 650 },
  discard: { marginLeft: 'auto' },
  way: { display: 'inline-flex', alignItems: 'center', columnGap: '2px', marginRight: '-8px', color: colors.ink3 },
  firm: { minWidth: 0, padding: '0 4px', color: colors.ink2, fontWeight: 400 },
})

const keys: readonly [string, string][] = [
  ['Enter', 'aşağı'],
  ['Tab', 'sağa'],
  ['Ctrl D', 'üsttekini al'],
  ['Ctrl V', 'yapıştır'],
  ['Ctrl Z', 'geri al'],
  ['Ctrl S', 'kaydet'],
]

type Props = { corporate: { id: string; name: string }; shifts: readonly Shift[]; shift: Shift }

/** The menus of one firm, one shift at a time; the address names the shift and the range of days. */
export const MenuPage = ({ corporate, shifts, shift }: Props) => {
  const styles = useStyles()
  const id = useId()
  useFoldedRail()
  const [params, setParams] = usePanelParams()
  const own = rangeFrom(todayIn(shift.timezone))
  const asked = { start: params.get('start') ?? own.start, end: params.get('end') ?? own.end }
  const range = rangeProblem(asked) === undefined ? asked : own
  const { data: counts } = useCountMissingMenusQuery({ ...useKitchen(), startDate: range.start, endDate: range.end })
  const missingOf = (id: string) => counts?.shifts.find(({ shift_id }) => shift_id === id)?.missing
  const open = (shift: string) => setParams({ ...Object.fromEntries(params), tab: 'menu', shift })
  return (
    <Page
      title="Menü"
      under={[corporate.name]}
      before={
        <span className={styles.way}>
          <LinkButton appearance="subtle" className={styles.firm} to="?tab=menu">
            {corporate.name}
          </LinkButton>
          <ChevronRightRegular aria-hidden="true" />
        </span>
      }
      facts={
        <PillTabs
          id={id}
          label="Vardiyalar"
          tabs={shifts.map(({ id, title }) => ({ name: id, title, count: missingOf(id), isWaiting: true }))}
          open={shift.id}
          onOpen={open}
        />
      }
    >
      <div role="tabpanel" className={styles.panel} id={`${id}-panel`} aria-labelledby={`${id}-${shift.id}`}>
        <ShiftMenu
          key={shift.id}
          corporate={corporate}
          shifts={shifts}
          shift={shift}
          range={range}
          onRange={(next) => setParams({ tab: 'menu', shift: shift.id, ...next }, { replace: true })}
        />
      </div>
    </Page>
  )
}

type Range = { start: string; end: string }
type ShiftMenuProps = Props & { range: Range; onRange: (range: Range) => void }

const ShiftMenu = ({ corporate, shifts, shift, range, onRange }: ShiftMenuProps) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const canWrite = useCan('writeMenus')
  const hasRoom = useMedia('(min-width: 768px) and (any-pointer: fine)')
  const editor = useMenuEditor(useKitchen(), shift, range)
  const saving = useMenuSaving(editor)
  const [cut, setCut] = useState(0)
  const [typed, setTyped] = useState<{ text: string; inGrid: boolean }>()
  const typing = (inGrid: boolean) => (text: string | undefined) =>
    setTyped(text === undefined ? text : { text, inGrid })
  const [unsavedDish, setUnsavedDish] = useState<UnsavedDish>()
  // Keep the layout while somebody is typing, so that resizing the window does not lose the input.
  const isWide = typed?.inGrid ?? (hasRoom || unsavedDish !== undefined)
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
        {canWrite && isWide && (
          <span className={styles.keys} aria-hidden="true">
            {keys.map(([key, does]) => (
              <span key={key}>
                <KeyCap>{key}</KeyCap>
                {` ${does}`}
              </span>
            ))}
          </span>
        )}
      </div>
      <FormNotice intent="error" text={saving.problem} />
      {days.length === 0 ? (
        <EmptyState text="Seçilen aralıkta bu vardiyanın çalışma günü yok." drawing="shifts" />
      ) : !isLoaded ? (
        <NotYet query={{ error, isFetching, refetch }} failure="Menü günleri alınamadı" shape="picture" />
      ) : isWide ? (
        <DayGrid
          label={`${shift.title} menüsü`}
          editor={editor}
          saving={saving}
          canWrite={canWrite}
          onCut={setCut}
          onUndo={undo}
          onRedo={redo}
          typed={typed?.text}
          onTyping={typing(true)}
          unsavedDish={unsavedDish}
          onUnsavedDish={setUnsavedDish}
        />
      ) : (
        <MenuDays
          editor={editor}
          saving={saving}
          canWrite={canWrite}
          typed={typed?.text}
          onTyping={typing(false)}
          onMore={rangeProblem(more) === undefined ? () => onRange(more) : undefined}
        />
      )}
      {canWrite && (
        <div
          className={mergeClasses(
            styles.foot,
            isWide ? (unsaved !== '' || cut > 0) && styles.stickyFoot : styles.thumb,
          )}
          data-foot-bar={!isWide || unsaved !== '' || cut > 0 || undefined}
        >
          <Text role="status" className={styles.unsaved}>
            {unsaved !== '' && <EditRegular fontSize={20} />}
            {unsaved}
          </Text>
          {cut > 0 && <Text role="status">{`Yapıştırılan ${cut} hücre tabloya sığmadı.`}</Text>}
          {unsaved !== '' && (
            <>
              {isWide && (
                <Text size={200}>Kaydedilmeyenler bu cihazda tutulur; geri gelince kaldığınız yerden sürer.</Text>
              )}
              <Button
                appearance="subtle"
                className={mergeClasses(danger.quiet, styles.discard)}
                onClick={afterCut(() => editor.edit({ type: 'discarded' }))}
              >
                Değişiklikleri at
              </Button>
            </>
          )}
          {!isWide && buttons}
        </div>
      )}
    </>
  )
}
