import { Button, DialogActions, DialogContent, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import type { ImportEmployeesApiResponse } from '../../../api/generated.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { FailedRows } from './failed-rows.tsx'
import { PasswordSheetButton } from './password-sheet-button.tsx'

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: '16px', paddingTop: '8px', paddingBottom: '8px' },
  counts: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '12px', rowGap: '4px' },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
})

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

type Props = {
  result: ImportEmployeesApiResponse
  /** The passwords are not downloaded yet. */
  wouldLose: boolean
  /** Asked to close all the same. */
  isLeaving: boolean
  onSaved: () => void
  onStay: () => void
  onLeave: () => void
}

export const ImportResult = ({ result, wouldLose, isLeaving, onSaved, onStay, onLeave }: Props) => {
  const styles = useStyles()
  const { imported_count: imported, failed_count: failed, users, errors } = result
  useEffect(() => {
    if (!wouldLose) return
    window.addEventListener('beforeunload', askBeforeUnload)
    return () => window.removeEventListener('beforeunload', askBeforeUnload)
  }, [wouldLose])
  return (
    <>
      <DialogContent className={styles.content}>
        <FormNotice intent={imported > 0 ? 'success' : 'error'} text={imported > 0 ? 'Yükleme tamamlandı' : 'Yükleme başarısız oldu'} />
        <dl className={styles.counts}>
          <dt>Eklenen</dt>
          <dd className={styles.count}>{formatNumber(imported)}</dd>
          <dt>Eklenemeyen</dt>
          <dd className={styles.count}>{formatNumber(failed)}</dd>
        </dl>
        {imported > 0 && (
          <>
            <Text>
              Eklenenlerin tek kullanımlık parolaları yalnız şimdi indirilebilir; 7 gün geçerlidir ve ilk girişte yenilenir. Listeyi güvenli bir yerde
              saklayıp herkese kendi parolasını iletin.
            </Text>
            <PasswordSheetButton users={users} onSaved={onSaved} />
          </>
        )}
        {errors.length > 0 && <FailedRows errors={errors} />}
        <FormNotice intent="error" text={isLeaving ? 'Parolaları indirmediniz. Kapatırsanız bir daha gösterilmez.' : undefined} />
      </DialogContent>
      <DialogActions>
        {isLeaving && (
          <Button size="large" onClick={onStay}>
            Geri dön
          </Button>
        )}
        <Button size="large" appearance={wouldLose ? 'secondary' : 'primary'} onClick={onLeave}>
          {isLeaving ? 'Yine de kapat' : 'Kapat'}
        </Button>
      </DialogActions>
    </>
  )
}
