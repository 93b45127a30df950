import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useNavigate } from 'react-router-dom'
import { useProfile } from '../../../shared/session/profile-context.ts'

/** Back to the caterer's list of firms, from where the kitchen is opened. */
export const BackButton = () => {
  const navigate = useNavigate()
  const { user, company_type, company } = useProfile().segments
  return (
    <Button
      size="large"
      icon={<ArrowLeftRegular />}
      onClick={() => void navigate(`/${user}/${company_type}/${company}/corporates`)}
    >
      Geri
    </Button>
  )
}
