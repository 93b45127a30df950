import { Button, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useGetUsualShiftsQuery, useListShiftsQuery } from '../../../api/generated.ts'
import { shiftHours } from '../../../shared/shift-hours.ts'
import { useEater } from '../use-eater.ts'
import { UsualShiftsDialog } from './usual-shifts-dialog.tsx'

/** In the account: which shifts somebody works, and how to change them. */
export const UsualShiftsSetting = () => {
  const eater = useEater()
  const [isOpen, setOpen] = useState(false)
  const usual = useGetUsualShiftsQuery(eater).data?.shift_ids
  const shifts = useListShiftsQuery({ companyId: eater.companyId }).data?.shifts.filter((shift) => shift.is_active)
  if (usual === undefined || shifts === undefined) return null
  const own = shifts.filter(({ id }) => usual.includes(id))
  return (
    <>
      <Text>
        {own.length === 0 ? 'Bütün vardiyalar' : own.map((shift) => `${shift.title} (${shiftHours(shift)})`).join(', ')}
      </Text>
      <Button disabled={shifts.length === 0} onClick={() => setOpen(true)}>
        Vardiyamı değiştir
      </Button>
      {isOpen && <UsualShiftsDialog shifts={shifts} usual={usual} onClose={() => setOpen(false)} />}
    </>
  )
}
