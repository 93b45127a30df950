import { Button, DialogActions, DialogContent, Text } from '@fluentui/react-components'
import type { ImportEmployeesApiResponse } from '../../../api/generated.ts'
import { useImportStyles } from './import-styles.ts'
import { PasswordSheetButton } from './password-sheet-button.tsx'

type Props = Pick<ImportEmployeesApiResponse, 'users'> & {
  onSaved: () => void
  onStay: () => void
  onLeave: () => void
}

/** Asked before a dialog closes that alone knows the passwords. */
export const UnsavedPasswords = ({ users, onSaved, onStay, onLeave }: Props) => (
  <>
    <DialogContent className={useImportStyles().content}>
      <Text role="alert">Parolaları indirmediniz. Kapatırsanız bir daha gösterilmez.</Text>
      <PasswordSheetButton users={users} onSaved={onSaved} />
    </DialogContent>
    <DialogActions>
      <Button size="large" onClick={onStay}>
        Geri dön
      </Button>
      <Button size="large" onClick={onLeave}>
        Yine de kapat
      </Button>
    </DialogActions>
  </>
)
