import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { copyFrom } from '../device/copy-from.ts'
import { Input } from './input.tsx'

const useStyles = makeStyles({
  row: { display: 'grid', gap: '8px', '@media (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  secret: { minWidth: 0, fontFamily: tokens.fontFamilyMonospace },
  short: { fontSize: tokens.fontSizeBase500 },
})

type Props = {
  label: string
  value: string
  /** Shown in large type, to be read out. */
  isShort?: boolean
}

/** A value that is shown once, to be copied. */
export const SecretField = ({ label, value, isShort = false }: Props) => {
  const styles = useStyles()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  return (
    <Field label={label}>
      <div className={styles.row}>
        <Input
          ref={field}
          readOnly
          className={styles.secret}
          textClass={isShort ? styles.short : undefined}
          value={value}
          aria-label={label}
        />
        <Button icon={<CopyRegular />} onClick={() => void copyFrom(field.current).then(setCopied)}>
          {isCopied ? 'Kopyalandı' : 'Kopyala'}
        </Button>
      </div>
    </Field>
  )
}
