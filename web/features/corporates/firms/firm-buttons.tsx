import { Button, makeStyles } from '@fluentui/react-components'
import { useCan, useScope } from '../../../frame/scope/company-scope.ts'
import { useProfile } from '../../../frame/session/profile-context.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 'auto' },
  button: { flexGrow: 1 },
})

/** The kitchen of a firm, for those who may read it. */
export const KitchenLink = ({
  name,
  id,
  ...look
}: {
  name: string
  id: string
  className?: string
  appearance?: 'primary'
}) => {
  const { id: userId } = useProfile()
  const { company: catering } = useScope()
  return (
    useCan('readKitchen') && (
      <LinkButton {...look} label={`${name}: Detay`} to={`/${catering.id}/${userId}/${id}/kitchen-dashboard`}>
        Detay
      </LinkButton>
    )
  )
}

/** At the foot of a firm's card. */
export const FirmButtons = ({ name, id, onOpen }: { name: string; id: string; onOpen: () => void }) => {
  const styles = useStyles()
  return (
    <div className={styles.buttons}>
      <Button className={styles.button} aria-label={`${name}: anlaşma`} onClick={onOpen}>
        Anlaşma
      </Button>
      <KitchenLink name={name} id={id} className={styles.button} appearance="primary" />
    </div>
  )
}
