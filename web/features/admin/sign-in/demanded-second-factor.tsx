import { Button, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { SecondFactorDialog } from '../../../frame/second-factor/second-factor-dialog.tsx'
import { Page } from '../../../ui/page/page.tsx'

/** Stands in for the administrators' pages where the operator demands a second factor. */
export const DemandedSecondFactor = ({ onSetUp }: { onSetUp: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onSetUp()
  }
  return (
    <Page title="İki adımlı doğrulamayı kurun">
      <Text>Bu kurulumda yöneticiler, şifrelerinden sonra telefonlarındaki uygulamanın kodunu da girer.</Text>
      <div>
        <Button appearance="primary" onClick={() => setOpen(true)}>
          Kur
        </Button>
      </div>
      {isOpen && <SecondFactorDialog onClose={close} />}
    </Page>
  )
}
