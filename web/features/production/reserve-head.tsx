import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useSaveReserveMutation } from '../../api/generated.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useIsOnline } from '../../frame/shell/offline-notice.tsx'
import { colors } from '../../ui/colors.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { noConnection } from './production-texts.ts'

const useStyles = makeStyles({
  button: {
    minHeight: '24px',
    padding: '0 4px',
    margin: '0 -4px',
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    ':hover': { color: colors.ink },
    ':focus-visible': { outline: `2px solid ${colors.ink}` },
    '@media (max-width: 1023px)': { minHeight: '44px' },
  },
})

const mostPercent = 50

const problemOf = (typed: string): string | undefined =>
  /^\d+$/.test(typed.trim()) && Number(typed) <= mostPercent
    ? undefined
    : `0 ile ${mostPercent} arasında bir tam sayı yazın.`

const ReserveDialog = ({ companyId, percent, onClose }: Props & { onClose: () => void }) => {
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

type Props = { companyId: string; percent: number }

/** Pay %3: for whoever plans the kitchen, a button that changes it for all days. */
export const ReserveHead = (props: Props) => {
  const styles = useStyles()
  const mayWrite = useCan('writeMenus')
  const isOnline = useIsOnline()
  const [isOpen, setOpen] = useState(false)
  const text = `Pay %${props.percent}`
  if (!mayWrite) return text
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-disabled={!isOnline}
        title={isOnline ? 'Payı değiştir' : noConnection}
        onClick={() => isOnline && setOpen(true)}
      >
        {text}
      </button>
      {isOpen && <ReserveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
