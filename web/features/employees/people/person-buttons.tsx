import { Button, makeStyles } from '@fluentui/react-components'
import { EditRegular, KeyRegular } from '@fluentui/react-icons'
import type { Employee } from '../../../api/generated.ts'
import { useProfile } from '../../../shared/session/profile-context.ts'
import { isOneself } from './authority.ts'
import { usePersonActions } from './person-actions.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { flexGrow: 1, minHeight: '44px' },
})

export const PersonButtons = ({ person }: { person: Employee }) => {
  const styles = useStyles()
  const { onEdit, onReset } = usePersonActions()
  return (
    <div className={styles.root}>
      <Button className={styles.button} icon={<EditRegular />} aria-label={`${person.full_name}: düzenle`} onClick={() => onEdit(person)}>
        Düzenle
      </Button>
      {!isOneself(useProfile(), person) && (
        <Button className={styles.button} icon={<KeyRegular />} aria-label={`${person.full_name}: parola sıfırla`} onClick={() => onReset(person)}>
          Parola sıfırla
        </Button>
      )}
    </div>
  )
}
