import type { OwnShifts, Rotation } from '../../../core/shifts/index.ts'
import type { BodyOf } from '../../contract/contract-types.ts'

export const rotationIn = ({ first_monday, weeks }: BodyOf<'saveShiftPattern'>): Rotation => ({
  firstMonday: first_monday,
  weeks,
})

/** Undefined if the body says nothing about them. */
export const ownShiftsIn = ({
  shift_ids,
  rotation,
}: Pick<BodyOf<'updateEmployee'>, 'shift_ids' | 'rotation'>): OwnShifts | undefined =>
  rotation ? rotationIn(rotation) : shift_ids
