import { useParams } from 'react-router-dom'
import { GroupMenuPage } from '../features/corporates/group-menu/group-menu-page.tsx'
import { anyClaim } from '../frame/session/claim.ts'
import { useProfile } from '../frame/session/profile-context.ts'
import { SessionGate } from '../frame/gate/session-gate.tsx'
import { CompanyFrame } from './company-frame.tsx'

const GroupMenu = ({ groupId }: { groupId: string }) => {
  const { user, company_type, company } = useProfile().segments
  return (
    <CompanyFrame open="corporates" addressOf={(page) => `/${user}/${company_type}/${company}/${page}`}>
      <GroupMenuPage groupId={groupId} />
    </CompanyFrame>
  )
}

/**
 * `/catering/groups/{groupId}/menu` does not name the company: the server looks among the groups of the session's own.
 */
export const GroupMenuArea = () => {
  const { groupId = '' } = useParams()
  return (
    <SessionGate area="company" claim={anyClaim}>
      <GroupMenu groupId={groupId} />
    </SessionGate>
  )
}
