import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { EditRegular, KeyRegular } from '@fluentui/react-icons'
import type { Employee } from '../../../api/generated.ts'
import { useIsOneself } from '../../../shared/session/profile-context.ts'
import { usePersonActions } from './person-actions.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  row: { flexWrap: 'nowrap', gap: 0 },
  button: { whiteSpace: 'nowrap' },
  wide: { flexGrow: 1 },
})

export const PersonButtons = ({
  person,
  isInRow = false,
}: {
  person: Employee
  /** Of a table. */ isInRow?: boolean
}) => {
  const styles = useStyles()
  const look = {
    className: mergeClasses(styles.button, !isInRow && styles.wide),
    appearance: isInRow ? 'subtle' : 'secondary',
  } as const
  const isOneself = useIsOneself(person.id)
  const { onEdit, onReset } = usePersonActions()
  return (
    <div className={mergeClasses(styles.root, isInRow && styles.row)}>
      <Button
        {...look}
        icon={<EditRegular />}
        aria-label={`${person.full_name}: düzenle`}
        onClick={() => onEdit(person)}
      >
        Düzenle
      </Button>
      {!isOneself && (
        <Button
          {...look}
          icon={<KeyRegular />}
          aria-label={`${person.full_name}: şifre sıfırla`}
          onClick={() => onReset(person)}
        >
          Şifre sıfırla
        </Button>
      )}
    </div>
  )
}
