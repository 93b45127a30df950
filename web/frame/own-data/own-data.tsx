import { makeStyles, Text } from '@fluentui/react-components'
import { privacyApi } from '../../api/generated-privacy.ts'
import { useApiDispatch } from '../../api/use-api-dispatch.ts'
import { colors } from '../../ui/colors.ts'
import { DownloadButton } from '../download-button.tsx'
import { useOneself } from '../scope/use-oneself.ts'
import { once } from '../use-download.ts'
import { OwnRequests } from './own-requests.tsx'

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  link: { color: colors.brandSoftInk },
})

const formats = [
  { format: 'html', label: 'İndir (okunur)' },
  { format: 'json', label: 'İndir (JSON)' },
] as const

/** What is kept about oneself, as a file (rule D1); for everybody with an account. */
export const OwnData = () => {
  const styles = useStyles()
  const oneself = useOneself()
  const dispatch = useApiDispatch()
  return (
    <>
      <Text block>
        Hakkınızda saklanan her şey: hesabınız, seçimleriniz ve puanlarınız, istekleriniz, mesajlarınız,
        bildirimleriniz, oturumlarınız ve adınızla kayıtlı işlemler. Dosyada şifre ve kodlarınız ile başkalarının adları
        ve yazdıkları yoktur; onu başkasına vermeyin.
      </Text>
      <div className={styles.buttons}>
        {formats.map(({ format, label }) => (
          <DownloadButton
            key={format}
            fetchFile={() => dispatch(privacyApi.endpoints.getOwnData.initiate({ ...oneself, format }, once))}
            failure="Verileriniz indirilemedi"
          >
            {label}
          </DownloadButton>
        ))}
      </div>
      <a
        className={styles.link}
        href={`/aydinlatma-metni?sirket-kimligi=${oneself.companyId}`}
        target="_blank"
        rel="noopener"
      >
        Aydınlatma metni
      </a>
      <OwnRequests />
    </>
  )
}
