import type { ButtonProps } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import type { SlipSheet } from './slip-sheet.tsx'
import type { Slip } from './slip.ts'

type Props = Pick<ButtonProps, 'appearance' | 'autoFocus'> & {
  slips: readonly Slip[]
  expiresAt: string
  onPrinted?: () => void
}

/** The sheet with its QR codes is loaded on the first click. */
export const PrintSlipsButton = ({ slips, expiresAt, onPrinted, ...button }: Props) => {
  const [Sheet, setSheet] = useState<{ of: typeof SlipSheet }>()
  const [prints, setPrints] = useState(0)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const print = async () => {
    setState('busy')
    try {
      const { SlipSheet } = await import('./slip-sheet.tsx')
      setSheet({ of: SlipSheet })
    } catch {
      return setState('failed')
    }
    setPrints((count) => count + 1)
    setState('ready')
    onPrinted?.()
  }
  return (
    <>
      <BusyButton {...button} isBusy={state === 'busy'} icon={<PrintRegular />} onClick={() => void print()}>
        {slips.length === 1 ? 'Fişi yazdır' : 'Fişleri yazdır'}
      </BusyButton>
      {Sheet && prints > 0 && <Sheet.of slips={slips} expiresAt={expiresAt} prints={prints} />}
      <FormNotice
        intent="error"
        text={state === 'failed' ? 'Fişler hazırlanamadı. Bağlantınızı kontrol edip yeniden deneyin.' : undefined}
      />
    </>
  )
}
