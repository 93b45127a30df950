import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold } from '../../../src/core/shared/index.ts'
import { someText } from '../../support/generated-text.ts'
import { useDatabase } from '../../support/use-database.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()

it('SQL folds texts the way the core does', async () => {
  const texts = fc.sample(someText, 5_000).map((text) => text.replaceAll('\0', ''))
  const rows = await inUse.database.rows(
    adHoc<{ text: string; folded: string }>('SELECT text, fold(text) AS folded FROM unnest($1::text[]) AS t (text)'),
    numbered(texts),
  )
  expect(rows).toHaveLength(texts.length)
  for (const { text, folded } of rows) if (folded !== fold(text)) expect([text, folded]).toEqual([text, fold(text)])
})

it('SQL folds every character the way the core does', async () => {
  const letters = Array.from({ length: 0x3000 - 1 }, (_, at) => String.fromCodePoint(at + 1))
  const rows = await inUse.database.rows(
    adHoc<{ text: string; folded: string }>('SELECT text, fold(text) AS folded FROM unnest($1::text[]) AS t (text)'),
    numbered(letters),
  )
  expect(rows.filter(({ text, folded }) => folded !== fold(text))).toEqual([])
})
