import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  SpinButton,
  Text,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { type Shift, useCopyMenuDaysMutation, usePreviewMenuCopyMutation } from '../../../api/generated.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { colors } from '../../../ui/colors.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useAlone } from '../../../ui/use-alone.ts'
import { useOwnError } from '../../../frame/forms/use-own-error.ts'
import { addDays, mondayOf } from '../../../../src/core/shared/rules.ts'
import { useKitchen } from '../use-kitchen.ts'
import { copyBodyOf, copyDraftOf, type CopyDraft, maxRepeat, ontoOf, sourceOf } from './copy-draft.ts'
import { CopyPreview } from './copy-preview.tsx'
import { CopyTargets } from './copy-targets.tsx'
import { rangeLabel } from './menu-names.ts'
import { rangeProblem } from './menu-range.ts'
import { Modal } from '../../../ui/dialogs/modal.tsx'
import { useBanner } from '../../../frame/banners/use-banner.ts'
import { Select } from '../../../ui/forms/select.tsx'

const useStyles = makeStyles({
  surface: { width: 'calc(100vw - 32px)', maxWidth: '960px !important' },
  content: {
    containerType: 'inline-size',
    display: 'grid',
    gap: '16px 24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media (min-width: 768px)': { gridTemplateColumns: '330px minmax(0, 1fr)' },
  },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  dates: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
  note: { padding: '10px 12px', borderRadius: '12px', backgroundColor: colors.surface2, fontSize: '12px' },
  sum: { marginRight: 'auto', alignSelf: 'center' },
  select: { minWidth: 0 },
  repeat: { width: '120px' },
})

type Props = {
  corporate: { id: string; name: string }
  shifts: readonly Shift[]
  shift: Shift
  today: string
  /** The first day without a menu. */
  missing: string
  onClose: () => void
}

const modes = [
  { value: 'week', text: 'Önceki hafta' },
  { value: 'range', text: 'Aralık' },
  { value: 'cycle', text: 'Döngü' },
] as const

/** Copies last week, a range of days or a repeating cycle of weeks: by weekday, as drafts, to several firms at once. */
export const CopyDialog = ({ corporate, shifts, shift, today, missing, onClose }: Props) => {
  const styles = useStyles()
  const { cateringId } = useKitchen()
  const [draft, setDraft] = useState(() =>
    copyDraftOf(today, missing, { corporate_id: corporate.id, shift_id: shift.id }),
  )
  const [preview, previewed] = usePreviewMenuCopyMutation()
  const [copy, copying] = useCopyMenuDaysMutation()
  const report = useBanner('copyMenuDays')
  const [problem, setProblem] = useOwnError()
  const alone = useAlone()
  const change = (part: Partial<CopyDraft>) => setDraft((before) => ({ ...before, ...part }))
  const body = copyBodyOf(draft)
  const asked = JSON.stringify(body)
  const path = { cateringId, corpId: corporate.id }
  useEffect(() => {
    if (asked !== undefined)
      void preview({ cateringId, corpId: corporate.id, body: JSON.parse(asked) as NonNullable<typeof body> })
    // Parsed back from its text, which stays equal as long as nothing changes.
  }, [asked, preview, cateringId, corporate.id])

  const plan = body === undefined ? undefined : previewed.data
  const source = sourceOf(draft)
  const onto = ontoOf(draft)
  const send = () =>
    alone(async () => {
      if (body === undefined) return
      setProblem(undefined)
      const { error } = await report(copy({ ...path, body }), {
        success: ({ copied, skipped }) =>
          `${copied} gün taslak olarak kopyalandı${skipped > 0 ? `, ${skipped} gün atlandı` : ''}`,
      })
      if (error === undefined) onClose()
      else setProblem(prefixedProblem(error, 'Menü kopyalanamadı'))
    })
  const failure = previewed.error === undefined ? problem : prefixedProblem(previewed.error, 'Ne olacağı hesaplanamadı')

  return (
    <Modal onClose={onClose}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={<Button appearance="subtle" aria-label="Kapat" icon={<DismissRegular />} onClick={onClose} />}
          >
            Menüyü kopyala
          </DialogTitle>
          <DialogContent>
            <div className={styles.content}>
              <div className={styles.part}>
                <Segments
                  label="Ne kopyalansın"
                  isLabelHidden
                  value={draft.mode}
                  choices={modes}
                  onChange={(mode) =>
                    change({ mode, ...(mode === 'cycle' && { onto: addDays(mondayOf(draft.end), 7) }) })
                  }
                />
                <Field
                  label="Nereden"
                  hint={draft.mode === 'week' && source !== undefined ? rangeLabel(source) : undefined}
                >
                  <Select
                    className={styles.select}
                    value={draft.shiftId}
                    onChange={(value) => change({ shiftId: value })}
                  >
                    {shifts.map(({ id, title }) => (
                      <option key={id} value={id}>{`${corporate.name} · ${title}`}</option>
                    ))}
                  </Select>
                </Field>
                {draft.mode !== 'week' && (
                  <div className={styles.dates}>
                    <DateField label="Başlangıç" value={draft.start} onChange={(start) => change({ start })} />
                    <DateField
                      label="Bitiş"
                      validationMessage={rangeProblem(draft)}
                      value={draft.end}
                      onChange={(end) => change({ end })}
                    />
                  </div>
                )}
                <DateField
                  label={draft.mode === 'week' ? 'Hangi haftaya' : 'Hangi haftadan başlayarak'}
                  hint={onto && rangeLabel(onto)}
                  value={draft.onto}
                  onChange={(onto) => change({ onto })}
                />
                <CopyTargets own={{ ...corporate, shifts }} draft={draft} onChange={change} />
                {draft.mode !== 'range' && (
                  <Field label="Kaç kez yinelensin">
                    <SpinButton
                      className={styles.repeat}
                      min={1}
                      max={maxRepeat}
                      value={draft.repeat}
                      onChange={(_, { value, displayValue }) => {
                        const repeat = value ?? Number(displayValue)
                        if (Number.isInteger(repeat) && repeat >= 1 && repeat <= maxRepeat) change({ repeat })
                      }}
                    />
                  </Field>
                )}
              </div>
              <div className={styles.part} aria-live="polite">
                <Text weight="semibold">Ne olacak</Text>
                <FormNotice intent="error" text={failure} />
                {body === undefined ? (
                  <Text>Günleri ve en az bir hedef seçin.</Text>
                ) : (
                  <CopyPreview targets={plan?.targets ?? []} />
                )}
                <div className={styles.note}>
                  Kopyalananlar taslaktır; yayınlamadan kimse görmez. Seçim yapılmış ve yayındaki günlere dokunulmaz.
                </div>
              </div>
            </div>
          </DialogContent>
          <DialogActions fluid>
            <Text className={styles.sum}>
              {plan &&
                `${plan.copied} gün, ${plan.targets.length} menüye${plan.skipped > 0 ? `; ${plan.skipped} gün atlanır` : ''}`}
            </Text>
            <Button onClick={onClose}>Vazgeç</Button>
            <BusyButton
              appearance="primary"
              disabledFocusable={plan === undefined || plan.copied === 0 || previewed.isLoading}
              isBusy={copying.isLoading}
              onClick={() => void send()}
            >
              {plan === undefined || plan.copied === 0
                ? 'Taslak olarak kopyala'
                : `${plan.copied} günü taslak olarak kopyala`}
            </BusyButton>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Modal>
  )
}
