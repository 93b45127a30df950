import { Switch, Text } from '@fluentui/react-components'
import { canSwitchOff } from '../../../src/core/emails/rules.ts'
import { emailKindTexts } from '../../../src/texts/emails/kind-texts.ts'
import { emailKindLabels } from '../../../src/texts/emails/labels.ts'
import {
  type MailSettings as Settings,
  useGetMailSettingsQuery,
  useSaveMailSettingsMutation,
} from '../../api/generated-mailing.ts'
import { Notice } from '../../ui/notice.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { useBanner } from '../banners/use-banner.ts'
import { useOneself } from '../scope/use-oneself.ts'
import { OwnAddress } from './own-address.tsx'

const KindSwitches = ({ kinds }: Pick<Settings, 'kinds'>) => {
  const oneself = useOneself()
  const [save] = useSaveMailSettingsMutation()
  const report = useBanner('saveMailSettings')
  return kinds.map(({ kind, is_on, can_switch_off }) => (
    <div key={kind}>
      <Switch
        label={emailKindLabels[kind]}
        disabled={!can_switch_off}
        checked={is_on}
        onChange={(_, { checked }) =>
          canSwitchOff(kind) &&
          void report(save({ ...oneself, body: { kinds: [{ kind, is_on: checked }] } }), {
            success: 'E-posta ayarları kaydedildi',
            failure: 'Ayarlar kaydedilemedi',
          })
        }
      />
      <Text block>{emailKindTexts[kind]}</Text>
    </div>
  ))
}

/** The own address, and what mails are about; for everybody with an account. */
export const MailSettings = () => {
  const query = useGetMailSettingsQuery(useOneself(), { refetchOnMountOrArgChange: true })
  const { data } = query
  if (data === undefined) return <NotYet query={query} failure="E-posta ayarları alınamadı" shape="lines" />
  return (
    <>
      {!data.is_on && (
        <Notice intent="info">
          Bu kurulum e-posta göndermiyor: adres onaylanamaz, haberler yalnızca bildirim olarak gelir.
        </Notice>
      )}
      <OwnAddress key={data.email} settings={data} />
      {data.is_on && <KindSwitches kinds={data.kinds} />}
    </>
  )
}
