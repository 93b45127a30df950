import { Button, Field, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { CopyRegular, PrintRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { colors } from '../../../ui/colors.ts'
import { companyLink } from '../../../domain/companies/company-link.ts'
import { copyFrom } from '../../../ui/device/copy-from.ts'
import { useAddressOf, useOwnDocument } from '../../../ui/device/own-document.ts'
import { Panel } from '../../../ui/panel.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { Input } from '../../../ui/forms/input.tsx'

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gap: '16px',
    justifyItems: 'start',
    '@container (min-width: 608px)': { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '24px' },
  },
  code: { '--qr-size': '148px', border: `1px solid ${colors.line}`, borderRadius: '12px', overflow: 'hidden' },
  link: { display: 'grid', alignContent: 'start', rowGap: '12px', width: '100%' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

type Props = { name: string; slug: string }

/** For managers to pass on: a link, and a QR code of it for the wall. */
export const CompanySignInLink = ({ name, slug }: Props) => {
  const styles = useStyles()
  const field = useRef<HTMLInputElement>(null)
  const addressOf = useAddressOf()
  const [isCopied, setCopied] = useState(false)
  const link = companyLink(useOwnDocument().location.origin, slug)
  return (
    <Panel as="section">
      <Subtitle2 as="h2">Giriş bağlantısı</Subtitle2>
      <div className={styles.parts}>
        <div className={styles.code}>
          <QrCode text={link} label={`${name} giriş bağlantısının karekodu`} />
        </div>
        <div className={styles.link}>
          <Text>Bu bağlantıyla ya da kodla gelenler şirketi aramadan giriş yapar ve kayıt olur.</Text>
          <Field label="Bağlantı">
            <Input ref={field} readOnly value={link} />
          </Field>
          <div className={styles.buttons}>
            <Button icon={<CopyRegular />} onClick={() => void copyFrom(field.current).then(setCopied)}>
              {isCopied ? 'Kopyalandı' : 'Bağlantıyı kopyala'}
            </Button>
            <Button as="a" icon={<PrintRegular />} href={addressOf(`/afis/${slug}`)} target="_blank" rel="noopener">
              Afişi aç (A4)
            </Button>
          </div>
        </div>
      </div>
    </Panel>
  )
}
