import { roleLabels } from '../../../src/texts/access/labels.ts'
import { useProfile } from '../session/profile-context.ts'
import { AccountButton } from './account-button.tsx'
import { LaterMenu } from './later-menu.tsx'

const loadMenu = async () => (await import('./account-menu.tsx')).PersonMenu

type Props = {
  /** Shown in the individual area. */
  isEating?: boolean
}

export const UserMenu = ({ isEating = false }: Props) => {
  const { full_name: name, role, area } = useProfile()
  const account = { name, role: roleLabels[area === 'individual' ? 'individual' : role] }
  return (
    <LaterMenu
      load={loadMenu}
      button={(trigger) => <AccountButton {...account} {...trigger} />}
      menu={{ ...account, isEating }}
    />
  )
}
