import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { measureText } from '../../../../src/texts/recipes/amounts.ts'
import type { Recipe } from '../../../api/generated.ts'
import { type RecipeSheet, useListRecipeSheetsQuery } from '../../../api/generated-cooking.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { Segments } from '../../../ui/forms/segments.tsx'
import { Skeleton } from '../../../ui/states/skeletons.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useAwake } from '../use-awake.ts'
import { recipeSheetOf } from './recipe-sheet-of.ts'

const line = `1px solid ${colors.line}`

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', fontVariantNumeric: 'tabular-nums' },
  card: { border: line, borderRadius: '16px', backgroundColor: colors.surface, overflow: 'clip' },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '12px',
    padding: '12px 14px',
  },
  title: { margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 700 },
  portions: { whiteSpace: 'nowrap', '& strong': { fontSize: '24px' } },
  rows: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '58px',
    padding: '6px 14px',
    borderTop: line,
  },
  name: { minWidth: 0, fontSize: '18px', lineHeight: '23px', fontWeight: 650 },
  small: { display: 'block', color: colors.ink2, fontSize: '14px', lineHeight: '19px', fontWeight: 400 },
  figure: {
    flexShrink: 0,
    textAlign: 'end',
    fontSize: '26px',
    lineHeight: '30px',
    fontWeight: 750,
    letterSpacing: '-.02em',
  },
  method: {
    margin: 0,
    padding: '12px 14px',
    borderTop: line,
    fontSize: '17px',
    lineHeight: '25px',
    whiteSpace: 'pre-wrap',
  },
})

const SheetCard = ({ sheet }: { sheet: RecipeSheet }) => {
  const styles = useStyles()
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>{sheet.name}</h3>
        <span className={styles.portions}>
          <strong>{formatNumber(Math.ceil(sheet.portions))}</strong> porsiyon
        </span>
      </div>
      <ul className={styles.rows}>
        {sheet.lines.map(({ name, note, quantity, gross, unit }, at) => (
          <li key={at} className={styles.row}>
            <span className={styles.name}>
              {name}
              {note !== '' && <span className={styles.small}>{note}</span>}
            </span>
            <span className={styles.figure}>
              {measureText(quantity, unit)}
              {gross !== quantity && <span className={styles.small}>{`brüt ${measureText(gross, unit)}`}</span>}
            </span>
          </li>
        ))}
      </ul>
      {sheet.method !== '' && <p className={styles.method}>{sheet.method}</p>}
    </section>
  )
}

/** A recipe to cook by: for what the day needs, or for the portions that it is written for. */
export const StoveView = ({ recipe, date }: { recipe: Recipe; date: string | undefined }) => {
  const styles = useStyles()
  useAwake()
  const { companyId } = useCompany()
  const [shown, show] = useState<'day' | 'written'>('day')
  const { currentData, isFetching } = useListRecipeSheetsQuery(
    { companyId, date: date ?? '', key: recipe.key },
    { skip: date === undefined, refetchOnMountOrArgChange: true },
  )
  const ofDay = currentData?.sheets ?? []
  if (currentData === undefined && isFetching) return <Skeleton shape="lines" />
  const isDay = date !== undefined && ofDay.length > 0
  return (
    <div className={styles.root}>
      {isDay && (
        <Segments
          label="Miktarlar"
          isLabelHidden
          value={shown}
          choices={[
            { value: 'day', text: formatDate(date, 'dayAndMonth') },
            { value: 'written', text: `${formatNumber(recipe.portions)} porsiyon` },
          ]}
          onChange={show}
        />
      )}
      {(isDay && shown === 'day' ? ofDay : [recipeSheetOf(recipe)]).map((sheet) => (
        <SheetCard key={sheet.key} sheet={sheet} />
      ))}
    </div>
  )
}
