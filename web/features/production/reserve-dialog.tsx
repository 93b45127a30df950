import { useSaveReserveMutation } from '../../api/generated.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

const mostPercent = 50

const problemOf = (typed: string): string | undefined =>
  /^\d+$/.test(typed.trim()) && Number(typed) <= mostPercent
    ? undefined
    : `0 ile ${mostPercent} arasında bir tam sayı yazın.`

type Props = { companyId: string; percent: number; onClose: () => void }

/** Changes the share that the kitchen cooks in addition, for all days. */
export const ReserveDialog = ({ companyId, percent, onClose }: Props) => {
  const [save] = useSaveReserveMutation()
  const form = useDraftForm({
    initial: { percent: String(percent) },
    problemsOf: (draft) => ({ percent: problemOf(draft.percent) }),
    send: (draft) => save({ companyId, body: { reserve_percent: Number(draft.percent) } }),
    onSaved: onClose,
    banner: 'Pay kaydedildi',
    prefix: 'Pay kaydedilemedi',
  })
  return (
    <FormDialog title="Pay" submitText="Kaydet" form={form} onClose={onClose}>
      <TextField
        {...form.field('percent')}
        label="Yüzde"
        inputMode="numeric"
        hint="Bir bileşenin bütün firmalardaki toplamına bir kez eklenir ve yukarı yuvarlanır. Firmaların listelerinde yoktur."
      />
    </FormDialog>
  )
}
