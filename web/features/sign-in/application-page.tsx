import { Text } from '@fluentui/react-components'
import { useLocation } from 'react-router-dom'
import { useGetApplicationStateQuery } from '../../api/generated-sign-in.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { problemText, statusOf } from '../../ui/words/problem-text.ts'
import { ApplicationLinkField } from './application-link-field.tsx'
import { linkSecretIn } from './application-link.ts'
import { ApplicationState, signInModeOf } from './application-state.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { modeTitles, searchOf } from './modes.ts'

const ToSignIn = ({ isEmployee = false }: { isEmployee?: boolean }) => (
  <LinkButton appearance="subtle" to={`/${searchOf(signInModeOf(isEmployee))}`}>
    {modeTitles[signInModeOf(isEmployee)]}
  </LinkButton>
)

const Told = ({ secret }: { secret: string }) => {
  const state = useLocation().state as { notice?: string } | null
  const query = useGetApplicationStateQuery(
    { body: { link_secret: secret } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  const application = query.currentData?.application
  if (statusOf(query.error) === 404)
    return (
      <>
        <Notice intent="warning" role="alert">
          {problemText(query.error, '')}
        </Notice>
        <LinkButton to={`/${searchOf('corp-register')}`}>Yeni başvuru yap</LinkButton>
        <ToSignIn />
      </>
    )
  if (application === undefined) return <NotYet query={query} failure="Başvurunun durumu alınamadı" shape="picture" />
  return (
    <>
      <ApplicationState application={application} notice={state?.notice} />
      {application.status === 'pending' && <ApplicationLinkField secret={secret} />}
      {application.status !== 'approved' && <ToSignIn isEmployee={application.is_employee} />}
    </>
  )
}

/** Confirms an application and shows its state to anybody who has the link. */
export const ApplicationPage = () => {
  const { hash } = useLocation()
  const secret = linkSecretIn(hash)
  return (
    <EntryFrame>
      <PageHeading title="Başvurunun durumu" />
      {secret === undefined ? (
        <>
          <Text>Bağlantı eksik. Başvururken ya da kayıt olurken size verilen bağlantının tamamını açın.</Text>
          <ToSignIn />
        </>
      ) : (
        <Told key={secret} secret={secret} />
      )}
    </EntryFrame>
  )
}
