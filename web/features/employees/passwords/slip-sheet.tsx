import { makeStyles } from '@fluentui/react-components'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { formatInstantDay } from '../../../ui/words/dates.ts'
import { useOwnDocument } from '../../../ui/device/own-document.ts'
import { formatPhone } from '../../../ui/words/phone.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { type Slip, signInLink } from './slip.ts'

/* Ten per page. Black on white in every theme: it is paper. */
const useStyles = makeStyles({
  sheet: {
    display: 'none',
    '@media print': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, 95mm)',
      color: 'black',
      backgroundColor: 'white',
    },
  },
  slip: {
    display: 'grid',
    gridTemplateColumns: '32mm minmax(0, 1fr)',
    columnGap: '3mm',
    alignItems: 'center',
    height: '55mm',
    padding: '3mm',
    overflow: 'hidden',
    border: '1px dashed black',
    breakInside: 'avoid',
  },
  code: { display: 'block', width: '32mm', height: '32mm' },
  words: { display: 'grid', rowGap: '1mm', fontSize: '9pt', lineHeight: '12pt' },
  department: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  name: { fontSize: '11pt', fontWeight: 700, lineHeight: '14pt' },
  password: { fontFamily: 'monospace', fontSize: '13pt', fontWeight: 700, lineHeight: '18pt' },
})

type Props = {
  slips: readonly Slip[]
  expiresAt: string
  /** Counts the requests, so that each one prints again. */
  prints: number
}

/** Visible only on paper; while it is mounted, nothing else of the page is printed (global.css). */
export const SlipSheet = ({ slips, expiresAt, prints }: Props) => {
  const styles = useStyles()
  const { company } = useScope()
  const own = useOwnDocument()
  useEffect(() => own.defaultView?.print(), [own, prints])
  return createPortal(
    <div className={`slip-sheet ${styles.sheet}`} aria-hidden="true">
      {slips.map(({ fullName, phone, department, password, code }) => (
        <div key={phone} className={styles.slip}>
          <QRCodeSVG
            className={styles.code}
            value={signInLink(own.location.origin, company.slug, { phone, code })}
            level="M"
            marginSize={2}
          />
          <div className={styles.words}>
            <span>{company.name}</span>
            <span className={styles.name}>{fullName}</span>
            {department !== null && <span className={styles.department}>{department}</span>}
            <span>{formatPhone(phone)}</span>
            <span>Tek kullanımlık şifreniz:</span>
            <span className={styles.password}>{password}</span>
            <span>
              {code === null
                ? 'Kodu telefonunuzun kamerasıyla okutun, bu şifreyle giriş yapıp kendi şifrenizi belirleyin.'
                : 'Kodu telefonunuzun kamerasıyla okutun ya da bu şifreyle giriş yapın, sonra kendi şifrenizi belirleyin.'}{' '}
              {formatInstantDay(expiresAt)} tarihine kadar geçerlidir.
            </span>
          </div>
        </div>
      ))}
    </div>,
    own.body,
  )
}
