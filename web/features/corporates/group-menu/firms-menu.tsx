import { useMemo } from 'react'
import { maxMenuTargets } from '../../../../src/core/menus/rules.ts'
import { homeTimezone } from '../../../../src/core/shared/rules.ts'
import { Panel } from '../../../ui/panel.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { WorkDays } from './days-of-draft.ts'
import { FirmChoice, firmsAndShifts } from './firm-choice.tsx'
import { type ChosenShift, useGroupMenuDraft } from './group-menu-draft.ts'
import { MenuForm } from './menu-form.tsx'

/** Every day on which one of the shifts works, by the calendar that they have in common. */
const workDaysOf = (shifts: readonly ChosenShift[]): WorkDays => {
  const [first] = shifts
  const isShared = shifts.every(({ timezone }) => timezone === first?.timezone)
  return {
    days: [...new Set(shifts.flatMap(({ days }) => days))],
    timezone: (isShared && first?.timezone) || homeTimezone,
  }
}

/** One menu for any shifts of any firms (rule M20). */
export const FirmsMenu = () => {
  const [draft, change] = useGroupMenuDraft('firms')
  const { shifts } = draft
  const shift = useMemo(() => workDaysOf(shifts), [shifts])
  const isFit = shifts.length > 0 && shifts.length <= maxMenuTargets
  return (
    <>
      <Panel>
        <FirmChoice chosen={shifts} onChange={(shifts) => change({ shifts })} />
      </Panel>
      <MenuForm
        mayCopy
        draft={draft}
        change={change}
        choose={
          shifts.length === 0
            ? 'Lütfen en az bir vardiya seçin'
            : `Bir kerede en fazla ${formatNumber(maxMenuTargets)} vardiyaya yazılabilir`
        }
        to={isFit ? { receivers: { shifts }, shift, about: firmsAndShifts(shifts) } : undefined}
      />
    </>
  )
}
