import { Button, DialogActions, DialogContent, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ImportEmployeesApiResponse } from '../../../api/generated.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { FailedRows } from './failed-rows.tsx'
import { useImportStyles } from './import-styles.ts'
import { PasswordSheetButton } from './password-sheet-button.tsx'

const useStyles = makeStyles({
  counts: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '12px', rowGap: '4px' },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  result: ImportEmployeesApiResponse
  /** The passwords are downloaded, or there are none. */ isDone: boolean
  onSaved: () => void
  onClose: () => void
}

export const ImportResult = ({ result, isDone, onSaved, onClose }: Props) => {
  const styles = useStyles()
  const { imported_count: imported, failed_count: failed, users, errors } = result
  return (
    <>
      <DialogContent className={useImportStyles().content}>
        <FormNotice
          intent={imported > 0 ? 'success' : 'error'}
          text={imported > 0 ? 'Yükleme tamamlandı' : 'Yükleme başarısız oldu'}
        />
        <dl className={styles.counts}>
          <dt>Eklenen</dt>
          <dd className={styles.count}>{formatNumber(imported)}</dd>
          <dt>Eklenemeyen</dt>
          <dd className={styles.count}>{formatNumber(failed)}</dd>
        </dl>
        {imported > 0 && (
          <>
            <Text>
              Eklenenlerin tek kullanımlık parolaları yalnız şimdi indirilebilir; 7 gün geçerlidir ve ilk girişte
              yenilenir. Listeyi güvenli bir yerde saklayıp herkese kendi parolasını iletin.
            </Text>
            <PasswordSheetButton users={users} onSaved={onSaved} />
          </>
        )}
        {errors.length > 0 && <FailedRows errors={errors} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={imported === 0} appearance={isDone ? 'primary' : 'secondary'} onClick={onClose}>
          Kapat
        </Button>
      </DialogActions>
    </>
  )
}
