import { describe, expect, it } from 'vitest'
import { newsOf } from '../../../web/features/kitchen/menus/menu-cells.ts'
import { blankDraftOf, columnsOf, optionIn, withDish } from '../../../web/features/kitchen/menus/menu-columns.ts'
import {
  changesOfDay,
  courseOf,
  type DayDraft,
  dayProblem,
  draftOf,
  isComplete,
  isSameDraft,
  mergedDraft,
  optionOf,
  wireOf,
} from '../../../web/features/kitchen/menus/menu-draft.ts'
import { questionsOn } from '../../../web/features/kitchen/menus/changed-dishes.ts'
import type { EditedDay } from '../../../web/features/kitchen/menus/use-menu-editor.ts'
import type { MenuDay } from '../../../web/api/generated.ts'
import { nothingKnown } from '../../support/unknown-dish.ts'

const about = { ...nothingKnown, dish_id: 'yemek' }
const saved = (...courses: [MenuDay['common_courses'][number]['course'], string][]): MenuDay => ({
  date: '2026-11-16',
  shift_id: 'gündüz',
  status: 'published',
  closes_at: '2026-11-15T21:00:00.000Z',
  meals: { ANA: { ...about, name: 'Mantı' } },
  choices: [{ key: 'ANA', label: 'Ana yemek' }],
  common_courses: courses.map(([course, name]) => ({ ...about, course, name })),
  choice_count: 12,
  choice_counts: { ANA: 12 },
  version: 2,
})
const edited = (kept: MenuDay, draft: DayDraft): EditedDay => ({
  date: kept.date,
  kept,
  base: kept,
  start: draftOf(kept),
  draft,
  isChanged: true,
  closedFor: undefined,
  isChecked: false,
  isClosed: false,
  message: undefined,
  overtaken: undefined,
})
const wire = (draft: DayDraft) => wireOf(draft, { kept: undefined, base: undefined, isClosed: false })
const soupAnd = (...options: DayDraft): DayDraft => [{ ...courseOf('soup'), dish: 'Ezogelin' }, ...options]
const main = { ...optionOf('ANA', 'Ana yemek'), dish: 'Mantı' }

describe('the common courses of a menu', () => {
  it('have columns before those of the options, in the order of a meal', () => {
    const drafts = [draftOf(saved(['dessert', 'Sütlaç'])), draftOf(saved(['soup', 'Ezogelin'], ['main', 'Tas kebabı']))]
    expect(columnsOf(drafts).map(({ label }) => label)).toEqual([
      'Ortak · Çorba',
      'Ortak · Ana yemek',
      'Ortak · Tatlı',
      'Ana yemek',
    ])
  })

  it('are kept apart from options of the same name', () => {
    const called = ['soup', 'SOUP', 'Ortak · Çorba'].map((label, at) => ({ ...optionOf(`A${at}`, label), dish: label }))
    const draft = soupAnd(...called.slice(0, 1), ...called.slice(2))
    const columns = columnsOf([draft])
    expect(columns.map((column) => optionIn(draft, column)?.dish)).toEqual(['Ezogelin', 'soup', 'Ortak · Çorba'])
    expect(optionIn([called[1] ?? main], columns[0] ?? { id: '', key: '', label: '' })).toBeUndefined()
  })

  it('have a column each if a day has two of a kind', () => {
    const day = draftOf(saved(['side', 'Pilav'], ['side', 'Cacık']))
    expect(columnsOf([day]).map((column) => [column.label, optionIn(day, column)?.dish])).toEqual([
      ['Ortak · Yardımcı yemek', 'Pilav'],
      ['Ortak · Yardımcı yemek 2', 'Cacık'],
      ['Ana yemek', 'Mantı'],
    ])
  })

  it('are written into days that have none, in the order of a meal, and removed again', () => {
    const start = draftOf(saved(['dessert', 'Sütlaç']))
    const columns = columnsOf([[courseOf('soup')], start])
    const [soup] = columns
    if (soup === undefined) throw new Error('no column')
    const typed = withDish(start, soup, 'Ezogelin', start, columns)
    expect(wire(typed).common_courses).toEqual([
      { course: 'soup', name: 'Ezogelin', tags: [], image_url: null },
      { course: 'dessert', name: 'Sütlaç', tags: [], image_url: null },
    ])
    expect(isSameDraft(withDish(typed, soup, '', start, columns), start)).toBe(true)
  })

  it('are saved beside the options, and not at all without a dish', () => {
    expect(wire([courseOf('salad'), ...soupAnd(main)])).toMatchObject({
      common_courses: [{ course: 'soup', name: 'Ezogelin' }],
      meals: { ANA: { name: 'Mantı' } },
      choices: [{ key: 'ANA', label: 'Ana yemek' }],
    })
    expect(wire([courseOf('salad'), main]).common_courses).toEqual([])
    expect(Object.keys(wire(soupAnd(main)).meals)).toEqual(['ANA'])
  })

  it('are suggested to a day without a menu like the options', () => {
    const other = { ...optionOf('DIYET', 'Diyet'), dish: 'Salata' }
    const labels = (around: DayDraft) => blankDraftOf([around], [], 4).map(({ label, dish }) => [label, dish])
    expect(labels(soupAnd(main, other))).toEqual([
      ['Ortak · Çorba', ''],
      ['Ana yemek', ''],
      ['Diyet', ''],
    ])
    expect(labels(soupAnd(main))).toEqual([
      ['Ortak · Çorba', ''],
      ['Alternatif 1', ''],
      ['Geleneksel 1', ''],
    ])
  })

  it('are not enough for a day, nor counted among its four options, and are at most four themselves', () => {
    expect(dayProblem(soupAnd(optionOf('ANA', 'Ana yemek')))).toBe('Ortak yemeklerin yanına en az bir seçenek yazın')
    const four = ['A', 'B', 'C', 'D'].map((key) => ({ ...optionOf(key, key), dish: key }))
    expect(isComplete(soupAnd(...four))).toBe(true)
    const kinds = ['soup', 'main', 'side', 'salad', 'meze'] as const
    const five = kinds.map((course) => ({ ...courseOf(course), dish: course }))
    expect([dayProblem([...five, main]), dayProblem([...five.slice(1), main])]).toEqual([
      'Bir günde en fazla 4 ortak yemek olabilir',
      undefined,
    ])
    expect(isComplete([{ ...courseOf('soup'), dish: 'x'.repeat(201) }, main])).toBe(false)
  })

  it('are merged by kind when two people change a day, and shown with their kind', () => {
    const [base, theirs] = [saved(['soup', 'Ezogelin']), saved(['soup', 'Tarhana'], ['dessert', 'Sütlaç'])]
    const mine = draftOf(base).map((option) => (option.key === 'ANA' ? { ...option, dish: 'Pide' } : option))
    expect(wire(mergedDraft(mine, draftOf(base), draftOf(theirs)))).toMatchObject({
      common_courses: [
        { course: 'soup', name: 'Tarhana' },
        { course: 'dessert', name: 'Sütlaç' },
      ],
      meals: { ANA: { name: 'Pide' } },
    })
    expect(changesOfDay(base, theirs)).toEqual([
      { label: 'Ortak · Çorba', before: 'Ezogelin', after: 'Tarhana' },
      { label: 'Ortak · Tatlı', before: '—', after: 'Sütlaç' },
    ])
  })

  it('change without a question, but it is said that people will be told', () => {
    const day = saved(['soup', 'Ezogelin'])
    const withSoup = (dish: string) =>
      edited(
        day,
        draftOf(day).map((option) => (option.course === 'soup' ? { ...option, dish } : option)),
      )
    expect(questionsOn([withSoup('Tarhana')])).toEqual([])
    const told = 'Ortak yemek değişti: kaydedince bu günü seçenlere bildirilir.'
    expect(['Tarhana', '', 'EZOGELİN', 'Ezogelin'].map((dish) => newsOf(withSoup(dish)))).toEqual([
      told,
      told,
      undefined,
      undefined,
    ])
    expect(newsOf({ ...withSoup('Tarhana'), kept: { ...day, choice_count: 0 } })).toBeUndefined()
  })
})
