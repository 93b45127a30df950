import { Button, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { absenceLabel } from '../../../../src/texts/calendar/labels.ts'
import { standingLabel } from '../../../../src/texts/menus/labels.ts'
import { later } from '../../../frame/later.tsx'
import { PasswordChangeForm } from '../../../frame/gate/password-change-form.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Skeleton } from '../../../ui/states/skeletons.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useIsFramed } from '../../../frame/session/framed.ts'
import { SignOutButton } from '../../../frame/gate/sign-out-button.tsx'
import { desk } from '../../../ui/device/use-media.ts'
import { StandingSetting } from '../standing/standing-setting.tsx'
import { UsualShiftsSetting } from '../usual-shifts/usual-shifts-setting.tsx'
import { useAreaPath } from '../use-area-path.ts'
import { AccountFacts } from './account-facts.tsx'
import { DeviceNotifications } from './device-notifications.tsx'
import { NotificationSettings } from './notification-settings.tsx'

const MailSettings = later(
  async () => (await import('../../../frame/mail-settings/mail-settings.tsx')).MailSettings,
  <Skeleton shape="lines" />,
)

const OwnData = later(
  async () => (await import('../../../frame/own-data/own-data.tsx')).OwnData,
  <Skeleton shape="lines" />,
)

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    '@container (min-width: 736px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
  title: { margin: 0 },
  // The header has this button where there is room for it.
  leave: { display: 'grid', [desk]: { display: 'none' } },
})

export const AccountPage = () => {
  const styles = useStyles()
  const isFramed = useIsFramed()
  const navigate = useNavigate()
  const pathTo = useAreaPath()
  return (
    <Page title="Hesabım">
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Panel as="section">
              <Subtitle1 as="h2" className={styles.title}>
                Bilgilerim
              </Subtitle1>
              <AccountFacts />
            </Panel>
            <Panel as="section">
              <Subtitle1 as="h2" className={styles.title}>
                Ayın özeti
              </Subtitle1>
              <Text>Adınıza ayrılan öğünler, varsa katkı payınız ve şirketinizin ne gördüğü.</Text>
              <Button onClick={() => void navigate(pathTo('hesabim/ay'))}>Ayın özetini aç</Button>
            </Panel>
            <Panel as="section">
              <Subtitle1 as="h2" className={styles.title}>
                Vardiyam
              </Subtitle1>
              <UsualShiftsSetting />
            </Panel>
            <Panel as="section">
              <Subtitle1 as="h2" className={styles.title}>
                {standingLabel}
              </Subtitle1>
              <StandingSetting />
            </Panel>
            <Panel as="section">
              <Subtitle1 as="h2" className={styles.title}>
                {absenceLabel}
              </Subtitle1>
              <Text>İzin ya da başka bir nedenle gelmeyeceğiniz günler. Nedeni sorulmaz.</Text>
              <Button onClick={() => void navigate(pathTo('hesabim/yokum'))}>Olmadığım günler</Button>
            </Panel>
            <Panel as="section">
              <Subtitle1 as="h2" className={styles.title}>
                Kaçındıklarım
              </Subtitle1>
              <Text>Alerjenler, domuz eti ve alkol: içeren yemekler işaretlenir. Yalnızca bu cihazda kalır.</Text>
              <Button onClick={() => void navigate(pathTo('hesabim/kacindiklarim'))}>Kaçındıklarımı seç</Button>
            </Panel>
            <Panel as="section">
              <Subtitle1 as="h2" className={styles.title}>
                Bildirim ayarları
              </Subtitle1>
              <NotificationSettings />
              {!isFramed && <DeviceNotifications />}
            </Panel>
            <Panel as="section">
              <Subtitle1 as="h2" className={styles.title}>
                E-posta
              </Subtitle1>
              <MailSettings />
            </Panel>
            <Panel as="section">
              <Subtitle1 as="h2" className={styles.title}>
                Verilerim
              </Subtitle1>
              <OwnData />
            </Panel>
          </div>
          <Panel as="section">
            <Subtitle1 as="h2" className={styles.title}>
              Şifre değiştir
            </Subtitle1>
            <PasswordChangeForm />
          </Panel>
        </div>
        <div className={styles.leave}>
          <SignOutButton appearance="secondary" />
        </div>
      </div>
    </Page>
  )
}
