import { makeStyles } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'

const Drawing = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }))

const useStyles = makeStyles({
  box: { display: 'block', width: 'var(--qr-size, 160px)', aspectRatio: '1', backgroundColor: '#fff' },
  drawing: { display: 'block', width: '100%', height: '100%' },
})

type Props = {
  /** The encoded text. */
  text: string
  /** For screen readers. */
  label: string
}

/**
 * Black on white in every theme, with the quiet zone that cameras need. `--qr-size` sets the width and reserves the
 * space while the library loads.
 */
export const QrCode = ({ text, label }: Props) => {
  const styles = useStyles()
  return (
    <span className={styles.box}>
      <Suspense>
        <Drawing className={styles.drawing} value={text} title={label} level="M" marginSize={4} />
      </Suspense>
    </span>
  )
}
