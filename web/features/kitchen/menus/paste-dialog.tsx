import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import type { AcceptedDay } from '../../../../src/core/menus/rules.ts'
import { api, type Shift } from '../../../api/generated.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { MenuTextField } from '../../../domain/menus/menu-text-field.tsx'
import { PastePreview } from '../../../domain/menus/paste-preview.tsx'
import { menuTextProblem } from '../../../domain/menus/pasted-texts.ts'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useOwnError } from '../../../frame/forms/use-own-error.ts'
import { useKitchen } from '../use-kitchen.ts'
import type { MenuColumn } from './menu-columns.ts'
import { type MenuRange, rangeWith } from './menu-range.ts'
import { pastedInto } from './pasted-into.ts'
import type { MenuEditor } from './use-menu-editor.ts'
import { PlainDialog } from '../../../ui/dialogs/plain-dialog.tsx'

type Props = {
  about: string
  shift: Shift
  editor: MenuEditor
  /** The columns of the grid. */
  columns: readonly MenuColumn[]
  range: MenuRange
  /** Kept while the dialog is closed. */
  text: string
  onText: (text: string) => void
  onRange: (range: MenuRange) => void
  onClose: () => void
}

/** Puts a pasted menu into the editor, to be saved like a typed one. */
export const PasteDialog = ({ about, shift, editor, columns, range, text, onText, onRange, onClose }: Props) => {
  const kitchen = useKitchen()
  const dispatch = useApiDispatch()
  const [isParsed, setParsed] = useState(false)
  const [problem, setProblem] = useOwnError()
  const parse = () => {
    const wrong = text.trim() === '' ? 'Lütfen metni yapıştırıp "Metni Ayrıştır" butonuna basın' : menuTextProblem(text)
    setProblem(wrong)
    setParsed(wrong === undefined)
  }
  const accept = async (days: AcceptedDay[]) => {
    const dates = days.map(({ date }) => date).sort()
    const pasted = { start: dates[0] ?? range.start, end: dates.at(-1) ?? range.end }
    const query = { ...kitchen, shiftId: shift.id, startDate: pasted.start, endDate: pasted.end }
    const { data, error } = await dispatch(
      api.endpoints.listMenuDays.initiate(query, { forceRefetch: true, subscribe: false }),
    )
    if (data === undefined) {
      setParsed(false)
      return setProblem(prefixedProblem(error, 'Menü günleri alınamadı'))
    }
    const keptOn = (date: string) => data.days.find((day) => day.date === date)
    editor.edit({
      type: 'edited',
      days: days.map((day) => pastedInto(editor, columns, keptOn(day.date), day)),
      isStep: true,
    })
    onText('')
    onRange(rangeWith(range, pasted))
    onClose()
  }
  if (isParsed)
    return (
      <PastePreview
        about={about}
        text={text}
        onText={onText}
        shift={shift}
        present={columns}
        onAccept={(days) => void accept(days)}
        onClose={() => setParsed(false)}
      />
    )
  return (
    <PlainDialog
      title="Menüyü yapıştır"
      actions={
        <>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button appearance="primary" onClick={parse}>
            Metni Ayrıştır
          </Button>
        </>
      }
      onClose={onClose}
    >
      <MenuTextField value={text} onChange={onText} />
      <FormNotice intent="error" text={problem} />
    </PlainDialog>
  )
}
