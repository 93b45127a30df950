import { Button } from '@fluentui/react-components'
import { later } from '../../frame/later.tsx'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'

const GuestsToAdd = later(async () => (await import('../../domain/guests/guests-to-add.tsx')).GuestsToAdd)

/** Adds guests without leaving the page; what it opens is loaded once somebody is about to press it. */
export const GuestsButton = () => {
  const { open, show, close } = useDialog<true>()
  const load = () => void GuestsToAdd.load()
  return (
    <>
      <Button onPointerEnter={load} onFocus={load} onClick={() => show(true)}>
        Misafir ekle
      </Button>
      {open && <GuestsToAdd onClose={close} />}
    </>
  )
}
