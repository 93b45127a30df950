import type { MenusAhead } from '../../../api/generated.ts'
import { dative } from '../../../../src/texts/kernel/suffixes.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { isComplete, written } from './menu-draft.ts'
import { isBlank, type MenuEditor } from './use-menu-editor.ts'

/** Gündüz: yayındaki son gün 28.11.2026 · 3 taslak · 1 kaydedilmedi · 3 gün boş */
export const summaryOf = (title: string, { days, today }: MenuEditor): string => {
  const ahead = days.filter(({ date }) => date >= today)
  const published = ahead.filter(({ kept, closedFor }) => kept?.status === 'published' && closedFor === undefined)
  const drafts = ahead.filter(({ kept }) => kept?.status === 'draft').length
  const unsaved = days.filter(({ isChanged }) => isChanged).length
  const missing = ahead.filter(isBlank).length
  const last = published.at(-1)?.date
  const parts = [
    last === undefined ? 'yayında gün yok' : `yayındaki son gün ${formatDate(last)}`,
    drafts > 0 && `${drafts} taslak`,
    unsaved > 0 && `${unsaved} kaydedilmedi`,
    missing > 0 && `${formatNumber(missing)} gün boş`,
  ]
  return `${title}: ${parts.filter(Boolean).join(' · ')}`
}

/** 2 Aralık’a kadar */
const untilDay = (date: string): string => {
  const day = formatDate(date, 'dayOfMonth')
  return `${day}${dative(day)} kadar`
}

/** 2 Aralık’a kadar yayında · 3 taslak · 26 gün boş */
export const aheadText = ({ published_until: until, drafts, missing }: MenusAhead): string =>
  [
    until === null ? 'yarın için yayında menü yok' : `${untilDay(until)} yayında`,
    drafts > 0 && `${drafts} taslak`,
    missing > 0 && `${formatNumber(missing)} gün boş`,
  ]
    .filter(Boolean)
    .join(' · ')

const changedCells = ({ changed }: MenuEditor): number =>
  changed.reduce((sum, { draft, start }) => {
    const before = new Map(written(start).map(({ key, dish }) => [key, dish]))
    const now = new Map(written(draft).map(({ key, dish }) => [key, dish]))
    const keys = new Set([...before.keys(), ...now.keys()])
    return sum + [...keys].filter((key) => before.get(key) !== now.get(key)).length
  }, 0)

/** How much has been edited and not saved. */
export const unsavedText = (editor: MenuEditor): string => {
  const { changed } = editor
  if (changed.length === 0) return ''
  const gaps = changed.filter(({ isChecked, draft }) => isChecked && !isComplete(draft)).length
  if (gaps > 0) return `${gaps} günde eksik bilgi var; bu günler kaydedilmedi.`
  const cells = changedCells(editor)
  return cells > 0 ? `${cells} hücre değişti` : `${changed.length} gün değişti`
}
