import { Button, DialogActions, DialogContent, makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { filledIn, nobodyNew, shiftsNotRead } from '../../../../src/texts/workforce/import-rows.ts'
import type { ImportEmployeesApiResponse } from '../../../api/generated-import.ts'
import { colors } from '../../../ui/colors.ts'
import { FailedRows } from '../../../domain/workforce/failed-rows.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { FailedSheetButton } from './failed-sheet-button.tsx'
import { useDialogStyles } from '../dialog-styles.ts'
import { IssuedPasswords } from '../passwords/issued-passwords.tsx'
import { RegisteredPeople } from './registered-people.tsx'
import { UpdatedPeople } from './updated-people.tsx'
import type { Updated } from './use-import.ts'

const useStyles = makeStyles({
  counts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
    margin: 0,
    '& > div': { display: 'flex', flexDirection: 'column-reverse', padding: '8px 12px', borderRadius: '8px' },
    '& dd': { margin: 0, fontSize: '22px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
    '& dt': { fontSize: '12px', lineHeight: '16px' },
  },
  none: { backgroundColor: colors.surface2, color: colors.ink2 },
  added: { backgroundColor: colors.herbSoft, color: colors.herb },
  failed: { backgroundColor: colors.saffronSoft, color: colors.saffron },
})

type Props = {
  result: ImportEmployeesApiResponse
  updated: Updated | undefined
  /** The passwords have been printed or downloaded, or there are none. */
  isDone: boolean
  onSaved: () => void
  onClose: () => void
}

/** It is not an error if everybody on the list is already registered; leftover rows make it a partial success. */
const outcomeOf = ({
  imported_count: imported,
  failed_count: failed,
  already_registered: known,
}: ImportEmployeesApiResponse) => {
  const left = `${formatNumber(failed)} satır eklenemedi`
  if (imported > 0 && failed === 0) return { intent: 'success', text: 'Yükleme tamamlandı' } as const
  if (imported > 0) return { intent: 'warning', text: `${formatNumber(imported)} kişi eklendi, ${left}` } as const
  if (known === 0) return { intent: 'error', text: 'Yükleme başarısız oldu' } as const
  if (failed === 0) return { intent: 'success', text: nobodyNew(known) } as const
  return { intent: 'warning', text: `${nobodyNew(known)}, ${left}` } as const
}

export const ImportResult = ({ result, updated, isDone, onSaved, onClose }: Props) => {
  const styles = useStyles()
  const { imported_count: imported, failed_count: failed, already_registered: known, users, errors } = result
  const filled = filledIn(result.departments_changed, result.shifts_changed)
  const counts = [
    ['Eklenen', imported, styles.added],
    ['Zaten kayıtlı', known, styles.none],
    ['Düzeltilmeli', failed, styles.failed],
  ] as const
  return (
    <>
      <DialogContent className={useDialogStyles().content}>
        <FormNotice {...outcomeOf(result)} />
        <dl className={styles.counts}>
          {counts.map(([name, count, look]) => (
            <div key={name} className={mergeClasses(styles.none, count > 0 && look)}>
              <dt>{name}</dt>
              <dd>{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
        {updated !== undefined && <UpdatedPeople updated={updated} />}
        {filled !== undefined && <Text>{`${filled}.`}</Text>}
        {result.ignored_shifts > 0 && <Text>{shiftsNotRead(result.ignored_shifts)}</Text>}
        {imported > 0 && (
          <>
            <Text>
              Eklenenlerin tek kullanımlık şifreleri yalnızca şimdi alınabilir; 7 gün geçerlidir ve ilk girişte
              yenilenir. Fişleri kesip dağıtın ya da listeyi indirip herkese kendi şifresini iletin.
            </Text>
            <IssuedPasswords users={users} expiresAt={result.expires_at} onSaved={onSaved} />
          </>
        )}
        {errors.length > 0 && (
          <>
            <FailedRows title="Düzeltilecek satırlar" errors={errors} />
            <Text>Bu satırları indirin, sonra indirdiğiniz dosyayı düzeltip yeniden yükleyin.</Text>
            <FailedSheetButton failed={errors} />
          </>
        )}
        {result.registered_users.length > 0 && <RegisteredPeople people={result.registered_users} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={imported === 0} appearance={isDone ? 'primary' : 'secondary'} onClick={onClose}>
          Kapat
        </Button>
      </DialogActions>
    </>
  )
}
