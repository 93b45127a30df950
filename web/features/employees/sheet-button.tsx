import { makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { saveFile } from '../../ui/device/save-file.ts'

const useStyles = makeStyles({ root: { justifySelf: 'start' } })

type State = 'ready' | 'busy' | 'failed'

type Props = { text: string; failure: string; make: () => Promise<File>; onSaved?: () => void }

/** The library that writes workbooks is loaded on the first click. */
export const SheetButton = ({ text, failure, make, onSaved }: Props) => {
  const styles = useStyles()
  const [state, setState] = useState<State>('ready')
  const save = async () => {
    setState('busy')
    try {
      saveFile(await make())
    } catch {
      return setState('failed')
    }
    setState('ready')
    onSaved?.()
  }
  return (
    <>
      <BusyButton
        className={styles.root}
        isBusy={state === 'busy'}
        icon={<ArrowDownloadRegular />}
        onClick={() => void save()}
      >
        {text}
      </BusyButton>
      <FormNotice intent="error" text={state === 'failed' ? failure : undefined} />
    </>
  )
}
