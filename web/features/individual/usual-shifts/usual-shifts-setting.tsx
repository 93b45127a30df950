import { Button, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { isRotation } from '../../../../src/core/shifts/rules.ts'
import type { Shift } from '../../../api/generated.ts'
import { useGetUsualShiftsQuery, useListShiftsQuery } from '../../../api/generated-eating.ts'
import { type OwnShifts, ownShiftsText, usualIn } from '../../../domain/shifts/own-shifts.ts'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { UsualShiftsDialog } from './usual-shifts-dialog.tsx'

const textOf = (own: OwnShifts, shifts: readonly Shift[]): string => {
  if (isRotation(own) || own.length === 0) return ownShiftsText(own)
  const named = shifts.filter(({ id }) => own.some((one) => one.id === id))
  return named.map((one) => `${one.title} (${shiftHours(one)})`).join(', ')
}

/** Account setting for the shifts that somebody works. */
export const UsualShiftsSetting = () => {
  const oneself = useOneself()
  const [isOpen, setOpen] = useState(false)
  const known = useGetUsualShiftsQuery(oneself)
  const listed = useListShiftsQuery({ companyId: oneself.companyId })
  const failed = [known, listed].find(({ data, isError }) => data === undefined && isError)
  if (failed !== undefined) return <NotYet query={failed} failure="Vardiyanız yüklenemedi" />
  const usual = known.data
  const shifts = listed.data?.shifts.filter((shift) => shift.is_active)
  const isThere = usual !== undefined && shifts !== undefined
  const own = isThere ? usualIn(usual, shifts) : []
  return (
    <>
      <Text>{isThere ? textOf(own, shifts) : 'Yükleniyor…'}</Text>
      <Button disabled={!isThere || shifts.length === 0} onClick={() => setOpen(true)}>
        Vardiyamı değiştir
      </Button>
      {isOpen && isThere && <UsualShiftsDialog shifts={shifts} usual={usual} onClose={() => setOpen(false)} />}
    </>
  )
}
