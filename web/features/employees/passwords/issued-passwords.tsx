import { makeStyles } from '@fluentui/react-components'
import { byHandoutOrder } from '../../../../src/core/workforce/rules.ts'
import type { ImportEmployeesApiResponse } from '../../../api/generated-import.ts'
import { PrintSlipsButton } from './print-slips-button.tsx'
import { slipOf } from './slip.ts'
import { PasswordSheetButton } from './password-sheet-button.tsx'

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

type Props = {
  users: readonly Parameters<typeof slipOf>[0][]
  expiresAt: ImportEmployeesApiResponse['expires_at']
  onSaved: () => void
}

/**
 * The two ways to save the passwords: slips to hand out, or a list. Takes the focus, since it is all that is left to
 * do.
 */
export const IssuedPasswords = ({ users, expiresAt, onSaved }: Props) => {
  const slips = users.map(slipOf).sort(byHandoutOrder)
  return (
    <div className={useStyles().root}>
      <PrintSlipsButton autoFocus appearance="primary" slips={slips} expiresAt={expiresAt} onPrinted={onSaved} />
      <PasswordSheetButton slips={slips} onSaved={onSaved} />
    </div>
  )
}
