import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import type { Shift } from '../../../api/generated.ts'
import { todayIn } from '../../../shared/dates.ts'
import { useUnsaved } from '../../../shared/forms/use-unsaved.ts'
import { shiftHours } from '../../../shared/shift-hours.ts'
import { useCan } from '../../../shared/scope/company-scope.ts'
import { useKitchen } from '../use-kitchen.ts'
import { MenuActions } from './menu-actions.tsx'
import { MenuDays } from './menu-days.tsx'
import { rangeFrom, rangeProblem } from './menu-range.ts'
import { RangeFields } from './range-fields.tsx'
import { useMenuDialogStyles } from './menu-dialog-styles.ts'
import { useMenuEditor } from './use-menu-editor.ts'
import { useMenuSaving } from './use-menu-saving.ts'

type Props = { shift: Shift; /** Where the days begin; by default today. */ date?: string; onClose: () => void }

export const MenuDialog = ({ shift, date = todayIn(shift.timezone), onClose }: Props) => {
  const styles = useMenuDialogStyles()
  const canWrite = useCan('writeMenus')
  const [range, setRange] = useState(() => rangeFrom(date))
  const editor = useMenuEditor(useKitchen(), shift, range)
  const saving = useMenuSaving(editor)
  const isDirty = editor.changed.length > 0
  const leave = useUnsaved(isDirty, {
    text: `${editor.changed.length} gündeki değişiklikler kaydedilmedi. Kapatırsanız yazdıklarınız kaybolur.`,
  })
  const close = () => leave(onClose)

  return (
    <Dialog open onOpenChange={(_, { open }) => !open && close()}>
      <DialogSurface className={styles.surface} data-fills-screen>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={<Button appearance="subtle" aria-label="Kapat" icon={<DismissRegular />} onClick={close} />}
          >
            {`${shift.title} menüsü (${shiftHours(shift)})`}
          </DialogTitle>
          <DialogContent className={styles.content}>
            <RangeFields range={range} isLocked={isDirty} problem={rangeProblem(range)} onChange={setRange} />
            <MenuDays editor={editor} saving={saving} canWrite={canWrite} />
          </DialogContent>
          {canWrite && <MenuActions editor={editor} saving={saving} range={range} />}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
