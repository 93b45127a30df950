import type { OwnShifts } from '../../../core/shifts/index.ts'
import type { BodyOf } from '../../contract/contract-types.ts'

/** Undefined if the body says nothing about them. */
export const ownShiftsIn = ({ shift_ids, rotation }: BodyOf<'saveUsualShifts'>): OwnShifts | undefined =>
  rotation ? { firstMonday: rotation.first_monday, weeks: rotation.weeks } : shift_ids
