import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx'
import { formatDate } from '../../../shared/dates.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useDialog } from '../../../shared/use-dialog.ts'
import { isComplete } from './menu-draft.ts'
import type { MenuRange } from './menu-range.ts'
import type { MenuEditor } from './use-menu-editor.ts'
import type { useMenuSaving } from './use-menu-saving.ts'

const useStyles = makeStyles({
  bar: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 767px)': { padding: '10px 12px calc(10px + env(safe-area-inset-bottom))' },
  },
  note: { flexGrow: 1, flexBasis: '200px' },
  problem: { flexBasis: '100%' },
  button: { '@media (max-width: 767px)': { flexGrow: 1 } },
})

interface MenuActionsProps {
  editor: MenuEditor
  saving: ReturnType<typeof useMenuSaving>
  range: MenuRange
}

/** What concerns all days at once: saving what was typed, publishing what is saved. */
export const MenuActions = ({ editor, saving, range }: MenuActionsProps) => {
  const styles = useStyles()
  const question = useDialog<true>()
  const { drafts, changed } = editor
  return (
    <div className={styles.bar}>
      {saving.problem !== undefined && (
        <div className={styles.problem}>
          <FormNotice intent="error" text={saving.problem} />
        </div>
      )}
      <Text role="status" className={styles.note}>
        {noteOn(editor)}
      </Text>
      <Button
        className={styles.button}
        appearance={changed.length > 0 ? 'primary' : 'secondary'}
        disabledFocusable={changed.length === 0 || saving.isBusy}
        icon={saving.isSavingMany ? <BusyIcon /> : undefined}
        onClick={() => void saving.saveDays(changed)}
      >
        {saving.isSavingMany ? 'Kaydediliyor…' : 'Tümünü kaydet'}
      </Button>
      <Button
        className={styles.button}
        appearance={changed.length === 0 ? 'primary' : 'secondary'}
        disabledFocusable={changed.length > 0 || drafts === 0 || saving.isBusy}
        icon={saving.isPublishing ? <BusyIcon /> : undefined}
        onClick={() => question.show(true)}
      >
        {saving.isPublishing ? 'Yayınlanıyor…' : 'Aralığı yayınla'}
      </Button>
      {question.open && (
        <ConfirmDialog
          title="Menü yayınlansın mı?"
          yes="Yayınla"
          onYes={() => {
            question.close()
            return saving.publishRange()
          }}
          onNo={question.close}
        >
          {`${formatDate(range.start)} – ${formatDate(range.end)} arasındaki ${drafts} taslak gün yayınlanacak; çalışanlar bu günler için seçim yapabilecek.`}
        </ConfirmDialog>
      )}
    </div>
  )
}

const noteOn = ({ changed, drafts, isLoaded }: MenuEditor): string => {
  if (!isLoaded) return ''
  const gaps = changed.filter(({ isChecked, draft }) => isChecked && !isComplete(draft)).length
  if (gaps > 0) return `${gaps} günde eksik bilgi var; bu günler kaydedilmedi.`
  if (changed.length > 0) return `${changed.length} gün kaydedilmedi. Yayınlamadan önce kaydedin.`
  return drafts > 0 ? `${drafts} taslak gün yayınlanmayı bekliyor.` : 'Yayınlanmayı bekleyen gün yok.'
}
