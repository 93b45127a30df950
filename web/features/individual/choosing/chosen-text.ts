import { skipKey } from '../../../../src/core/menus/rules.ts'
import { skipLabel } from '../../../../src/texts/menus/labels.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { mealOf } from '../menu-days.ts'

export const chosenText = (day: MenuPlayDay): string | undefined =>
  day.choice === skipKey ? skipLabel : mealOf(day, day.choice)
