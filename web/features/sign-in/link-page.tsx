import { Text } from '@fluentui/react-components'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { NewPasswordByLink } from './new-password-by-link.tsx'
import { Unsubscribe } from './unsubscribe.tsx'

const pages: Record<string, { title: string; Content: ComponentType<{ token: string }> }> = {
  '/e-posta-onayi': { title: 'E-posta adresinizi onaylayın', Content: ConfirmEmail },
  '/e-posta-iptali': { title: 'E-posta almayı bırakın', Content: Unsubscribe },
  '/sifre-yenile': { title: 'Yeni şifrenizi belirleyin', Content: NewPasswordByLink },
}

/**
 * Opened by the link of a mail, whose secret is in the fragment. Nothing happens before a button is pressed, because
 * mail scanners open every link.
 */
export const LinkPage = () => {
  const { pathname, hash } = useLocation()
  const { title, Content } = pages[pathname.replace(/\/$/, '')] ?? { title: 'Bağlantı', Content: undefined }
  /** Mail programs may cut a link off. */
  const token = /^#([\w.-]{20,})$/.exec(hash)?.[1]
  return (
    <EntryFrame>
      <PageHeading title={title} />
      {token === undefined || Content === undefined ? (
        <>
          <Text>Bağlantı eksik. E-postadaki bağlantının tamamını açın.</Text>
          <LinkButton to="/">Giriş sayfası</LinkButton>
        </>
      ) : (
        <Content key={hash} token={token} />
      )}
    </EntryFrame>
  )
}
