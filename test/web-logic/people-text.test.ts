import { expect, it } from 'vitest'
import { peopleText } from '../../web/features/admin/companies/people-text.ts'

it.each([
  [26, 26, '26 kullanıcı, hepsi aktif'],
  [26, 24, '26 kullanıcı, 24’ü aktif'],
  [1200, 1180, '1.200 kullanıcı, 1.180’i aktif'],
  [3, 0, '3 kullanıcı, hepsi pasif'],
  [1, 1, '1 kullanıcı, aktif'],
  [1, 0, '1 kullanıcı, pasif'],
  [0, 0, 'Kullanıcısı yok'],
])('a company with %i people, %i of them active, says so', (user_count, employee_count, text) => {
  expect(peopleText({ user_count, employee_count })).toBe(text)
})
