import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { saveFile } from '../../../shared/save-file.ts'
import type { Slip } from '../slips/slip.ts'

const useStyles = makeStyles({ root: { justifySelf: 'start' } })

type State = 'ready' | 'busy' | 'failed'

type Props = { slips: readonly Slip[]; onSaved: () => void }

/** What writes workbooks is fetched with the first sheet. */
export const PasswordSheetButton = ({ slips, onSaved }: Props) => {
  const styles = useStyles()
  const [state, setState] = useState<State>('ready')
  const save = async () => {
    setState('busy')
    try {
      const { passwordSheet } = await import('./password-sheet.ts')
      saveFile(await passwordSheet(slips))
    } catch {
      return setState('failed')
    }
    setState('ready')
    onSaved()
  }
  return (
    <>
      <Button
        className={styles.root}
        disabledFocusable={state === 'busy'}
        icon={state === 'busy' ? <BusyIcon /> : <ArrowDownloadRegular />}
        onClick={() => void save()}
      >
        Şifreleri indir
      </Button>
      <FormNotice
        intent="error"
        text={
          state === 'failed' ? 'Şifre listesi hazırlanamadı. Bağlantınızı kontrol edip yeniden deneyin.' : undefined
        }
      />
    </>
  )
}
