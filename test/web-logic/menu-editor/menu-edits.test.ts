import { describe, expect, it } from 'vitest'
import {
  blankDraftOf,
  columnMeant,
  columnsOf,
  optionIn,
  withDish,
  withLabel,
} from '../../../web/features/kitchen/menus/menu-columns.ts'
import { type DayDraft, isComplete, optionOf } from '../../../web/features/kitchen/menus/menu-draft.ts'
import { type EditedDate, menuEdits, type MenuEdit, noEdits } from '../../../web/features/kitchen/menus/menu-edits.ts'
import { questionsOn } from '../../../web/features/kitchen/menus/changed-dishes.ts'
import type { EditedDay } from '../../../web/features/kitchen/menus/use-menu-editor.ts'
import type { MenuDay } from '../../../web/api/generated.ts'
import { nothingKnown } from '../../support/unknown-dish.ts'

const option = (key: string, label: string, dish = '') => ({ ...optionOf(key, label), dish })
const monday: DayDraft = [option('GELENEKSEL1', 'Geleneksel 1', 'Mantı'), option('OPT3', 'Diyet', 'Salata')]
const tuesday: DayDraft = [option('GELENEKSEL', 'geleneksel 1', 'Pide'), option('ALTERNATIF1', 'Alternatif 1', 'Köfte')]

describe('the columns of a menu editor', () => {
  it('follow the labels of the days, regardless of their keys and spelling', () => {
    expect(columnsOf([monday, tuesday]).map(({ label }) => label)).toEqual(['Geleneksel 1', 'Diyet', 'Alternatif 1'])
    const [first, diet] = columnsOf([monday, tuesday])
    expect(first && optionIn(tuesday, first)?.dish).toBe('Pide')
    expect(diet && optionIn(tuesday, diet)).toBeUndefined()
  })

  it('appear twice if a day has two options with the same label', () => {
    const twice: DayDraft = [option('A', 'Çorba', 'Ezogelin'), option('B', 'Çorba', 'Tarhana')]
    const columns = columnsOf([twice])
    expect(columns.map((column) => optionIn(twice, column)?.dish)).toEqual(['Ezogelin', 'Tarhana'])
  })

  it('are copied from other days for a new day, at most four', () => {
    expect(blankDraftOf([monday, tuesday], [], 2).map(({ label, dish }) => [label, dish])).toEqual([
      ['Geleneksel 1', ''],
      ['Diyet', ''],
    ])
    expect(blankDraftOf([], [], 4)).toHaveLength(2)
  })

  it('get a free key on a new day if other days use the same key for different options', () => {
    const renamed: DayDraft = [option('GELENEKSEL1', 'Ana yemek', 'Pide'), option('OPT3', 'Diyet', 'Salata')]
    expect(blankDraftOf([monday, renamed], [], 4).map(({ key, label }) => [key, label])).toEqual([
      ['GELENEKSEL1', 'Geleneksel 1'],
      ['OPT3', 'Diyet'],
      ['OPT1', 'Ana yemek'],
    ])
  })

  it('come from the current days when a range is empty or has no others', () => {
    const labels = (around: DayDraft[]) => blankDraftOf(around, [monday, tuesday], 4).map(({ label }) => label)
    expect(labels([])).toEqual(['Geleneksel 1', 'Diyet', 'Alternatif 1'])
    expect(labels([tuesday])).toEqual(['Geleneksel 1', 'Diyet', 'Alternatif 1'])
    expect(labels([[option('A', 'Ana'), option('B', 'Yan')]])).toEqual(['Ana', 'Yan'])
  })

  it('match the labels of a pasted text with or without the number 1', () => {
    const columns = columnsOf([
      [option('GELENEKSEL', 'Geleneksel'), option('A', 'Alternatif 1'), option('B', 'Alternatif 2')],
    ])
    const meant = (label: string) => columnMeant(label, 'NEW', columns).label
    expect(['Geleneksel 1', 'GELENEKSEL', 'Alternatif', 'alternatif 2', 'Diyet'].map(meant)).toEqual([
      'Geleneksel',
      'Geleneksel',
      'Alternatif 1',
      'Alternatif 2',
      'Diyet',
    ])
  })

  it('add an option under a free key to a day that lacks it, and remove it again', () => {
    const [, diet] = columnsOf([monday])
    if (diet === undefined) throw new Error('no column')
    const start: DayDraft = [option('OPT3', 'Tatlı', 'Sütlaç')]
    const written = withDish(start, diet, 'Salata', start)
    expect(written.map(({ key, label, dish }) => [key, label, dish])).toEqual([
      ['OPT3', 'Tatlı', 'Sütlaç'],
      ['OPT1', 'Diyet', 'Salata'],
    ])
    expect(withDish(written, diet, '', start)).toEqual(start)
  })

  it('keep their order when an option is added later', () => {
    const columns = columnsOf([monday, tuesday])
    const [first, diet] = columns
    if (first === undefined || diet === undefined) throw new Error('no columns')
    const late: DayDraft = [option('ALTERNATIF1', 'Alternatif 1', 'Köfte')]
    const both = withDish(withDish(late, diet, 'Salata', late, columns), first, 'Mantı', late, columns)
    expect(both.map(({ label }) => label)).toEqual(['Geleneksel 1', 'Diyet', 'Alternatif 1'])
  })

  it('forget tags, picture and the kind of change when the dish is replaced', () => {
    const [first] = columnsOf([monday])
    if (first === undefined) throw new Error('no column')
    const told: DayDraft = [{ ...option('GELENEKSEL1', 'Geleneksel 1', 'Mantı'), tags: 'Etli', change: 'correction' }]
    expect(withDish(told, first, 'Pilav', told)[0]).toMatchObject({ dish: 'Pilav', tags: '', change: '' })
    expect(withLabel(told, first, 'Ana yemek')[0]).toMatchObject({ label: 'Ana yemek', dish: 'Mantı', tags: 'Etli' })
  })

  it('make a day ready to save as soon as one of them has a dish', () => {
    expect([isComplete(monday), isComplete([option('A', 'Çorba', 'Ezogelin'), option('B', 'Tatlı')])]).toEqual([
      true,
      true,
    ])
    expect(isComplete([option('A', 'Çorba'), option('B', 'Tatlı')])).toBe(false)
    expect(isComplete(['A', 'B', 'C', 'D', 'E'].map((key) => option(key, key, 'Pilav')))).toBe(false)
  })
})

describe('replacing a dish that people chose', () => {
  const chosen = (isClosed: boolean): EditedDay => {
    const kept = { meals: { A: { name: 'Mantı' } }, choice_counts: { A: 12 } } as unknown as MenuDay
    const [start, draft] = [[option('A', 'Ana', 'Mantı')], [option('A', 'Ana', 'Pide')]]
    const nothing = {
      isChanged: true,
      isChecked: false,
      closedFor: undefined,
      message: undefined,
      overtaken: undefined,
    }
    return { date: '2026-11-16', kept, base: kept, start, draft, isClosed, ...nothing }
  }
  it('asks what the change means, and no longer offers a correction after the cut-off', () => {
    expect(questionsOn([chosen(false), chosen(true)])).toMatchObject([
      { hint: '12 kişi seçti.', isClosed: false },
      { hint: '12 kişi seçti.', isClosed: true },
    ])
  })
})

describe('unsaved changes to a menu', () => {
  const date = '2026-11-16'
  const start = monday
  const typed = (draft: DayDraft): EditedDate => ({ date, base: undefined, start, draft })
  const [first] = columnsOf([monday])
  const after = (...steps: MenuEdit[]) => steps.reduce(menuEdits, noEdits)
  const edited = (draft: DayDraft, isStep = true): MenuEdit => ({ type: 'edited', days: [typed(draft)], isStep })
  const other = first === undefined ? monday : withDish(monday, first, 'Pilav', start)
  const third = first === undefined ? monday : withDish(monday, first, 'Bulgur', start)
  const kept = (name: string): MenuDay => ({
    date,
    shift_id: 'gündüz',
    status: 'draft',
    closes_at: '2026-11-15T21:00:00.000Z',
    meals: {
      GELENEKSEL1: { ...nothingKnown, dish_id: 'yemek', name },
    },
    choices: [{ key: 'GELENEKSEL1', label: 'Geleneksel 1' }],
    common_courses: [],
    choice_count: 0,
    choice_counts: {},
    version: 2,
  })

  it('disappear when a day is back to its original state', () => {
    expect(after(edited(other)).days[date]?.draft).toBe(other)
    expect(after(edited(other), edited(start)).days).toEqual({})
  })

  it('are undone step by step, and discarding counts as a step', () => {
    const { steps } = after(edited(other), edited(third), edited(other, false))
    expect(steps.map((step) => step[date])).toEqual([start, other])
    const discarded = after(edited(other), { type: 'discarded' })
    expect(discarded.days).toEqual({})
    expect(menuEdits(discarded, { type: 'undone', days: [typed(other)] }).days[date]?.draft).toBe(other)
  })

  it('can be redone step by step until something else is typed', () => {
    const undone: MenuEdit[] = [
      { type: 'undone', days: [typed(other)] },
      { type: 'undone', days: [typed(start)] },
    ]
    const back = after(edited(other), edited(third), ...undone)
    expect([back.days, back.undone.map((step) => step[date])]).toEqual([{}, [third, other]])
    const forth = menuEdits(back, { type: 'redone', days: [typed(other)] })
    expect(forth.days[date]?.draft).toBe(other)
    expect([forth.steps, forth.undone].map((steps) => steps.map((step) => step[date]))).toEqual([[start], [third]])
    expect(menuEdits(forth, edited(third)).undone).toEqual([])
  })

  it('disappear once saved, except for later typing, which continues from the saved state', () => {
    const saved: MenuEdit = { type: 'saved', sent: { [date]: other }, days: [kept('Pilav')] }
    expect(after(edited(other), saved).days).toEqual({})
    const { days } = after(edited(other), edited(third), saved)
    expect(days[date]).toMatchObject({ draft: third, base: { version: 2 } })
  })

  it("keep the server's message until the day is edited again", () => {
    const refused = after(edited(other), { type: 'refused', messages: { [date]: 'Olmadı' } })
    expect(refused.messages).toEqual({ [date]: 'Olmadı' })
    expect(menuEdits(refused, edited(third)).messages).toEqual({})
  })

  it("continue from another person's saved state once their author has decided", () => {
    const overtaken = after(edited(other), { type: 'overtaken', days: [kept('Ispanak')] })
    expect(overtaken.overtaken[date]?.version).toBe(2)
    const theirs = menuEdits(overtaken, { type: 'rebased', present: kept('Ispanak'), draft: other })
    expect([theirs.overtaken, theirs.days[date]?.base?.version]).toEqual([{}, 2])
  })
})
