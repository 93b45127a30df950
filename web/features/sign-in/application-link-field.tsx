import { Button, Field, makeStyles } from '@fluentui/react-components'
import { CopyRegular, ShareRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { copyFrom } from '../../ui/device/copy-from.ts'
import { useAddressOf } from '../../ui/device/own-document.ts'
import { applicationAddress } from './application-link.ts'
import { Input } from '../../ui/forms/input.tsx'

const useStyles = makeStyles({
  buttons: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '8px' },
})

/** For keeping the link in a note or a message to oneself. Rejects if the share sheet is closed, which is no error. */
const share = (link: string) => void navigator.share({ title: 'Başvurum', url: link }).catch(() => undefined)

export const ApplicationLinkField = ({ secret }: { secret: string }) => {
  const styles = useStyles()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const link = useAddressOf()(applicationAddress(secret))
  return (
    <>
      <Field
        label="Başvurunuzun bağlantısı"
        hint="Durumu bu bağlantıdan görürsünüz. Bağlantı yalnızca sizde var; saklayın, başkasına vermeyin."
      >
        <Input ref={field} readOnly value={link} />
      </Field>
      <div className={styles.buttons}>
        <Button size="large" icon={<CopyRegular />} onClick={() => void copyFrom(field.current).then(setCopied)}>
          {isCopied ? 'Kopyalandı' : 'Bağlantıyı kopyala'}
        </Button>
        {'share' in navigator && (
          <Button size="large" icon={<ShareRegular />} onClick={() => share(link)}>
            Paylaş
          </Button>
        )}
      </div>
    </>
  )
}
