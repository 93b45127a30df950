import { useMemo } from 'react'
import {
  acceptedDays,
  defaultChoices,
  dishText,
  isDefaultKey,
  judgePastedDays,
  type JudgedDay,
  menuTextLimits,
  parseMenuText,
  printMenuDay,
} from '../../../src/core/menus/rules.ts'
import { columnLabel, defaultOptions } from '../../../src/texts/menus/default-options.ts'
import type { Shift } from '../../api/generated.ts'

/** A text with too many lines is not parsed at all. */
export const readMenuText = (text: string) => {
  const menu = parseMenuText(text, columnLabel)
  return menu.lines.length > menuTextLimits.lines ? { ...parseMenuText('', columnLabel), lines: menu.lines } : menu
}

/** The text is the only state: a correction in a cell is written into its line, so both sides always agree. */
export const usePastedMenu = (
  text: string,
  onText: (text: string) => void,
  shift: Pick<Shift, 'days' | 'timezone'>,
) => {
  const menu = useMemo(() => readMenuText(text), [text])
  const days = useMemo(() => judgePastedDays(menu, shift, new Date()), [menu, shift])
  const shown = new Set(menu.options.map(({ key }) => key))
  if (shown.size < 2) for (const key of defaultChoices(menu.options)) shown.add(key)
  const columns = [
    ...defaultOptions.filter(({ key }) => shown.has(key)),
    ...menu.options.filter(({ key }) => !isDefaultKey(key)),
  ]
  const write = (line: number, day: Pick<JudgedDay, 'date' | 'dishes'>) =>
    onText(menu.lines.with(line - 1, printMenuDay(day, columns)).join('\n'))
  return {
    menu,
    days,
    columns,
    accepted: acceptedDays(days, menu.options),
    changeDate: ({ line, dishes }: JudgedDay, date: string) => write(line, { date, dishes }),
    changeDish: ({ line, date, dishes }: JudgedDay, key: string, typed: string) => {
      const changed = new Map(dishes)
      const dish = dishText(typed)
      if (dish === '') changed.delete(key)
      else changed.set(key, dish)
      write(line, { date, dishes: changed })
    },
  }
}

export type PastedMenuState = ReturnType<typeof usePastedMenu>
