import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskedName } from '../../../src/core/shared/index.ts'
import { someText } from '../../support/generated-text.ts'
import { holdsFor } from '../../support/holds-for.ts'

it.each([
  ['Ayşe Yılmaz', 'A*** Y***'],
  ['Ayşe Nur Yılmaz', 'A*** Y***'],
  ['  ışıl   öz ', 'ı*** ö***'],
  ['Çağla', 'Ç***'],
  ['A B', 'A*** B***'],
])('masks %s as %s', (name, masked) => expect(maskedName(name)).toBe(masked))

it('never shows more than two characters of a name', () => {
  holdsFor(fc.tuple(someText, someText), ([first, last]) => {
    expect([...maskedName(`${first} ${last}`).replaceAll('***', '').replaceAll(' ', '')].length).toBeLessThanOrEqual(2)
  })
})
