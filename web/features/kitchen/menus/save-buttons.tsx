import {
  Menu,
  type MenuButtonProps,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  SplitButton,
  Text,
} from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'
import { BusyIcon } from '../../../ui/busy-icon.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { DishQuestions } from '../../../domain/menus/dish-questions.tsx'
import { useOwnDocument } from '../../../ui/device/own-document.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import type { UnsavedDish } from '../../../domain/menus/dish-form.tsx'
import { undeclaredText } from '../../../domain/menus/undeclared-text.ts'
import { answered, questionsOn } from './changed-dishes.ts'
import type { MenuRange } from './menu-range.ts'
import type { EditedDay, MenuEditor } from './use-menu-editor.ts'
import type { useMenuSaving } from './use-menu-saving.ts'

type Props = {
  editor: MenuEditor
  saving: ReturnType<typeof useMenuSaving>
  /** Unsaved input about a dish in the panel, saved along with the menu. */
  dish: UnsavedDish | undefined
  range: MenuRange
  canWrite: boolean
}

/**
 * Buttons for all days at once: save what was typed, publish what is saved; Ctrl+S saves. Their confirmation dialogs
 * are returned separately, so that these stay mounted when resizing the window moves the buttons elsewhere.
 */
export const useSaveButtons = ({ editor, saving, dish, range, canWrite }: Props) => {
  const { changed, drafts, isStuck, edit } = editor
  const [asked, ask] = useState<{ days: EditedDay[]; isPublishing: boolean }>()
  const publication = useDialog<true>()
  const canSave = canWrite && (changed.length > 0 || dish !== undefined) && !saving.isBusy
  const canPublish = (changed.length > 0 || drafts > 0) && !saving.isBusy

  const proceed = async (days: EditedDay[], isPublishing: boolean) => {
    await dish?.save()
    const isSaved = await saving.saveDays(days, isPublishing)
    if (isSaved === true && isPublishing) await saving.publishRange()
  }
  const save = (isPublishing: boolean): unknown =>
    questionsOn(changed).length > 0 ? ask({ days: changed, isPublishing }) : proceed(changed, isPublishing)

  const publish = () => {
    // Saving shows what is wrong.
    if (isStuck) void save(true)
    else if (drafts > 0) publication.show(true)
    else void save(false)
  }

  const own = useOwnDocument()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    if (!canWrite) return
    event.preventDefault()
    if (canSave && own.querySelector('[aria-modal="true"]') === null) void save(false)
  })
  useEffect(() => {
    own.addEventListener('keydown', onKey)
    return () => own.removeEventListener('keydown', onKey)
  }, [own])

  const buttons = (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        {(trigger: MenuButtonProps) => (
          <SplitButton
            appearance="primary"
            menuButton={{ ...trigger, 'aria-label': 'Diğer kaydetme seçeneği', disabled: !canSave }}
            primaryActionButton={{ disabledFocusable: !canPublish, onClick: publish }}
            icon={saving.isBusy ? <BusyIcon /> : undefined}
          >
            {saving.isPublishing ? 'Yayınlanıyor…' : saving.isBusy ? 'Kaydediliyor…' : 'Kaydet ve yayınla'}
          </SplitButton>
        )}
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem secondaryContent="Ctrl S" onClick={() => void save(false)}>
            Yalnızca kaydet
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
  const questions = (
    <>
      {publication.open && (
        <ConfirmDialog
          title="Menü yayınlansın mı?"
          yes="Yayınla"
          onYes={() => {
            publication.close()
            return save(true)
          }}
          onNo={publication.close}
        >
          <Text block>
            {`${formatDate(range.start)} – ${formatDate(range.end)} arasındaki ${drafts} taslak gün yayınlanacak; çalışanlar bu günler için seçim yapabilecek.`}
          </Text>
          {editor.single > 0 && <Text block>{`${editor.single} günde tek seçenek var.`}</Text>}
          {editor.undeclared > 0 && <Text block>{undeclaredText(editor.undeclared)}</Text>}
        </ConfirmDialog>
      )}
      {asked !== undefined && (
        <DishQuestions
          questions={questionsOn(asked.days)}
          onCancel={() => ask(undefined)}
          onAnswered={(answers) => {
            const days = answered(asked.days, answers)
            edit({ type: 'edited', days, isStep: false })
            ask(undefined)
            void proceed(days, asked.isPublishing)
          }}
        />
      )}
    </>
  )
  return { buttons, questions }
}
