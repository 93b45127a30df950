import { Button, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { allShiftsLabel } from '../../../../src/texts/shifts/labels.ts'
import { useGetUsualShiftsQuery, useListShiftsQuery } from '../../../api/generated-eating.ts'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { UsualShiftsDialog } from './usual-shifts-dialog.tsx'

/** Account setting for the shifts that somebody works. */
export const UsualShiftsSetting = () => {
  const oneself = useOneself()
  const [isOpen, setOpen] = useState(false)
  const usual = useGetUsualShiftsQuery(oneself).data?.shift_ids
  const shifts = useListShiftsQuery({ companyId: oneself.companyId }).data?.shifts.filter((shift) => shift.is_active)
  const own = shifts?.filter(({ id }) => usual?.includes(id)) ?? []
  const isThere = usual !== undefined && shifts !== undefined
  const text = own.length === 0 ? allShiftsLabel : own.map((one) => `${one.title} (${shiftHours(one)})`).join(', ')
  return (
    <>
      <Text>{isThere ? text : 'Yükleniyor…'}</Text>
      <Button disabled={!isThere || shifts.length === 0} onClick={() => setOpen(true)}>
        Vardiyamı değiştir
      </Button>
      {isOpen && isThere && <UsualShiftsDialog shifts={shifts} usual={usual} onClose={() => setOpen(false)} />}
    </>
  )
}
