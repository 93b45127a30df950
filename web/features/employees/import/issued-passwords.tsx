import { makeStyles } from '@fluentui/react-components'
import type { ImportEmployeesApiResponse } from '../../../api/generated.ts'
import { PrintSlipsButton } from '../slips/print-slips-button.tsx'
import { PasswordSheetButton } from './password-sheet-button.tsx'

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

type Props = Pick<ImportEmployeesApiResponse, 'users' | 'expires_at'> & { onSaved: () => void }

/** The two ways to get the passwords out, as slips to hand round or as a list. It has the focus: nothing is left to do but this. */
export const IssuedPasswords = ({ users, expires_at, onSaved }: Props) => (
  <div className={useStyles().root}>
    <PrintSlipsButton
      autoFocus
      appearance="primary"
      slips={users.map(({ full_name, phone, one_time_password }) => ({
        fullName: full_name,
        phone,
        password: one_time_password ?? '',
      }))}
      expiresAt={expires_at}
      onPrinted={onSaved}
    />
    <PasswordSheetButton users={users} onSaved={onSaved} />
  </div>
)
