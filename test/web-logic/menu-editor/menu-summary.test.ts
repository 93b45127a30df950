import { expect, it } from 'vitest'
import { aheadText } from '../../../web/features/kitchen/menus/menu-summary.ts'

it.each([
  [{ published_until: '2026-12-02', drafts: 3, missing: 26 }, '2\u00a0Aralık’a kadar yayında · 3 taslak · 26 gün boş'],
  [{ published_until: '2026-10-11', drafts: 0, missing: 20 }, '11\u00a0Ekim’e kadar yayında · 20 gün boş'],
  [{ published_until: '2026-09-30', drafts: 1, missing: 0 }, '30\u00a0Eylül’e kadar yayında · 1 taslak'],
  [{ published_until: null, drafts: 0, missing: 10 }, 'yarın için yayında menü yok · 10 gün boş'],
  [{ published_until: null, drafts: 0, missing: 40 }, 'yarın için yayında menü yok · 40 gün boş'],
])('the menu summary says how far ahead a shift is published: %o', (ahead, text) => {
  expect(aheadText(ahead)).toBe(text)
})
