import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'
import type { Employee } from '../../../api/generated.ts'
import { useSelection } from './selection.ts'

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    padding: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 650,
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '2px' },
  },
})

/** Opens the person. The whole row is clickable; this is for the keyboard. */
export const PersonName = ({ person, isOpen }: { person: Employee; isOpen: boolean }) => {
  const styles = useStyles()
  const { onOpen } = useSelection()
  return (
    <button
      type="button"
      className={styles.root}
      title={person.full_name}
      aria-expanded={isOpen}
      data-person={person.id}
      onClick={(event) => {
        event.stopPropagation()
        onOpen(person)
      }}
    >
      {person.full_name}
    </button>
  )
}
