import {
  Button,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
} from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { accessTexts } from '../../../src/texts/access/access-texts.ts'
import type { OpenedSession } from '../../api/generated-sign-in.ts'
import { useUnsavedGuard } from '../../ui/unsaved/unsaved-guard.ts'
import { useReturnedFocus } from '../../ui/use-returned-focus.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { useProfile } from '../session/profile-context.ts'
import { useSession } from '../session/session-context.ts'
import { forgetAvoidedOfOthers } from './use-sign-in.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'

const useStyles = makeStyles({ content: { display: 'grid', rowGap: '16px' } })

/**
 * Opens over the page, which keeps everything that was typed: the same person continues, anybody else starts afresh.
 */
export const SignInAgainDialog = ({ onSamePerson }: { onSamePerson: () => void }) => {
  const styles = useStyles()
  const { area, company, phone: ownPhone, segments } = useProfile()
  const [phone, setPhone] = useState(ownPhone)
  const session = useSession()
  const guard = useUnsavedGuard()
  const surface = useRef<HTMLDivElement>(null)
  useReturnedFocus()
  useEffect(() => surface.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus(), [])
  const enter = ({ token, redirect_url }: OpenedSession) => {
    if (redirect_url.split('/').includes(segments.user)) {
      session.start(token)
      onSamePerson()
    } else {
      guard.forgetAll()
      forgetAvoidedOfOthers(redirect_url)
      session.startAnew(token, redirect_url)
    }
  }
  return (
    <Modal modalType="alert">
      <DialogSurface ref={surface} backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>{accessTexts.expiredTitle}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text role="alert">{accessTexts.expired}</Text>
            <CredentialsForm
              companyType={area === 'individual' ? area : company.type}
              companyId={company.id}
              phone={phone}
              onPhone={setPhone}
              onSignedIn={enter}
            >
              <Text weight="semibold">{company.name}</Text>
            </CredentialsForm>
            <Button appearance="subtle" size="large" onClick={() => guard.leave(session.end)}>
              Giriş sayfasına dön
            </Button>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Modal>
  )
}
