import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import type { ResetEmployeePasswordApiResponse } from '../../../api/generated.ts'
import { copyFrom } from '../../../shared/copy-from.ts'
import { formatInstant } from '../../../shared/dates.ts'
import { formatPhone } from '../../../shared/phone.ts'
import { PrintSlipsButton } from '../slips/print-slips-button.tsx'

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: '16px' },
  row: { display: 'grid', gap: '8px', '@media (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  password: { minWidth: 0, fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase500 },
  note: {
    padding: '12px',
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderRadius: tokens.borderRadiusMedium,
  },
})

type Props = {
  title?: string
  issued: Pick<ResetEmployeePasswordApiResponse, 'full_name' | 'phone' | 'one_time_password' | 'expires_at'>
  onClose: () => void
}

/** A click beside it does not close it: the password is not shown again. */
export const OneTimePasswordDialog = ({ title = 'Tek kullanımlık şifre', issued, onClose }: Props) => {
  const styles = useStyles()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyFrom(field.current))
  return (
    <Dialog modalType="alert" open onOpenChange={onClose}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            <Text>
              {issued.full_name} · {formatPhone(issued.phone)}
            </Text>
            <Field label="Tek kullanımlık şifre">
              <div className={styles.row}>
                <Input
                  ref={field}
                  readOnly
                  className={styles.password}
                  value={issued.one_time_password}
                  aria-label="Tek kullanımlık şifre"
                />
                <Button icon={<CopyRegular />} onClick={() => void copy()}>
                  {isCopied ? 'Kopyalandı' : 'Kopyala'}
                </Button>
              </div>
            </Field>
            <Text className={styles.note}>
              Bu şifre yalnızca şimdi gösterilir; çalışana siz iletin. {formatInstant(issued.expires_at)} tarihine kadar
              geçerlidir, ilk girişte yerine yenisi belirlenir.
            </Text>
          </DialogContent>
          <DialogActions>
            <PrintSlipsButton
              slips={[{ fullName: issued.full_name, phone: issued.phone, password: issued.one_time_password }]}
              expiresAt={issued.expires_at}
            />
            <Button appearance="primary" onClick={onClose}>
              Kapat
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
