import { Button, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { lazy, Suspense, useState } from 'react'
import type { ImportEmployeesApiResponse } from '../../../api/generated-import.ts'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'

const NewPasswordsDialog = lazy(async () => ({
  default: (await import('../passwords/new-passwords-dialog.tsx')).NewPasswordsDialog,
}))

/** A list may name thousands, most of whom need nothing done. */
const step = 20

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px', justifyItems: 'start' },
  people: { width: '100%', margin: 0, padding: 0, listStyleType: 'none' },
  person: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    paddingBlock: '4px',
    borderBottom: `1px solid ${colors.line}`,
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  facts: { display: 'block', fontSize: '12px', lineHeight: '16px', color: colors.ink2 },
  button: { flexShrink: 0 },
})

/** People on the list who are already members; those who cannot sign in can be given a new password and a slip here. */
export const RegisteredPeople = ({ people }: { people: ImportEmployeesApiResponse['registered_users'] }) => {
  const styles = useStyles()
  const mayReset = useCan('resetPasswords')
  const [shown, setShown] = useState(step)
  const [reset, setReset] = useState<{ ids: readonly string[]; name?: string }>()
  const newcomers = people.filter(({ never_signed_in }) => never_signed_in).map(({ id }) => id)
  return (
    <section className={styles.root}>
      <Subtitle2 as="h3">Zaten kayıtlı kişiler</Subtitle2>
      {mayReset && <Text>Giriş yapamayan varsa ona yeni şifre verip fişini yazdırabilirsiniz.</Text>}
      {mayReset && newcomers.length > 1 && (
        <Button onClick={() => setReset({ ids: newcomers })}>
          {`Hiç giriş yapmamış ${formatNumber(newcomers.length)} kişiye yeni şifre ver`}
        </Button>
      )}
      <ul className={styles.people}>
        {people.slice(0, shown).map(({ row, id, full_name, never_signed_in }) => (
          <li key={id} className={styles.person}>
            <span className={styles.name}>
              {full_name}
              <span className={styles.facts}>
                {`Satır ${formatNumber(row)}${never_signed_in ? ' · hiç giriş yapmadı' : ''}`}
              </span>
            </span>
            {mayReset && (
              <Button
                className={styles.button}
                appearance="subtle"
                aria-label={`${full_name}: yeni şifre ver`}
                onClick={() => setReset({ ids: [id], name: full_name })}
              >
                Yeni şifre ver
              </Button>
            )}
          </li>
        ))}
      </ul>
      {people.length > shown && <Button onClick={() => setShown(shown + 5 * step)}>Daha fazla göster</Button>}
      <Suspense>
        {reset !== undefined && (
          <NewPasswordsDialog {...reset} count={reset.ids.length} onClose={() => setReset(undefined)} />
        )}
      </Suspense>
    </section>
  )
}
