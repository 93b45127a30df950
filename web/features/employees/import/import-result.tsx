import { Button, DialogActions, DialogContent, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ImportEmployeesApiResponse } from '../../../api/generated.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { nobodyNew, shiftsChanged } from '../../../../src/texts/import-rows.ts'
import { FailedRows } from '../../../shared/files/failed-rows.tsx'
import { useImportStyles } from './import-styles.ts'
import { IssuedPasswords } from './issued-passwords.tsx'

const useStyles = makeStyles({
  counts: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '12px', rowGap: '4px' },
  create: { justifySelf: 'start' },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  result: ImportEmployeesApiResponse
  /** The passwords are printed or downloaded, or there are none. */ isDone: boolean
  onSaved: () => void
  onCreateDepartments: () => void
  onClose: () => void
}

/** Everybody on the list being registered already is no failure. */
const outcomeOf = ({ imported_count, failed_count, already_registered }: ImportEmployeesApiResponse) => {
  if (imported_count > 0) return { intent: 'success', text: 'Yükleme tamamlandı' } as const
  if (already_registered > 0 && already_registered === failed_count)
    return { intent: 'success', text: nobodyNew(already_registered) } as const
  return { intent: 'error', text: 'Yükleme başarısız oldu' } as const
}

export const ImportResult = ({ result, isDone, onSaved, onCreateDepartments, onClose }: Props) => {
  const styles = useStyles()
  const { imported_count: imported, failed_count: failed, missing_departments: missing, users, errors } = result
  return (
    <>
      <DialogContent className={useImportStyles().content}>
        <FormNotice {...outcomeOf(result)} />
        <dl className={styles.counts}>
          <dt>Eklenen</dt>
          <dd className={styles.count}>{formatNumber(imported)}</dd>
          <dt>Eklenemeyen</dt>
          <dd className={styles.count}>{formatNumber(failed)}</dd>
        </dl>
        {result.shifts_changed > 0 && <Text>{`${shiftsChanged(result.shifts_changed)}.`}</Text>}
        {imported > 0 && (
          <>
            <Text>
              Eklenenlerin tek kullanımlık şifreleri yalnızca şimdi alınabilir; 7 gün geçerlidir ve ilk girişte
              yenilenir. Fişleri kesip dağıtın ya da listeyi indirip herkese kendi şifresini iletin.
            </Text>
            <IssuedPasswords users={users} expiresAt={result.expires_at} onSaved={onSaved} />
          </>
        )}
        {missing.length > 0 && (
          <>
            <Text>{`Şirkette olmayan departmanlar: ${missing.join(', ')}`}</Text>
            <Button className={styles.create} disabled={!isDone} onClick={onCreateDepartments}>
              Departmanları aç ve yeniden yükle
            </Button>
          </>
        )}
        {errors.length > 0 && <FailedRows title="Eklenemeyen satırlar" errors={errors} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={imported === 0} appearance={isDone ? 'primary' : 'secondary'} onClick={onClose}>
          Kapat
        </Button>
      </DialogActions>
    </>
  )
}
