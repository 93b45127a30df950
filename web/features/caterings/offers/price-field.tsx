import { Field, makeStyles, mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { ArrowRightRegular } from '@fluentui/react-icons'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import type { Terms } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { todayIn } from '../../../ui/words/dates.ts'
import { fromDate } from '../../../../src/texts/kernel/dates.ts'
import { formatLiraChange } from '../../../ui/words/lira.ts'
import { formatShare } from '../../../ui/words/numbers.ts'
import { changeOf } from './offer-draft.ts'
import { Input } from '../../../ui/forms/input.tsx'

const useStyles = makeStyles({
  sides: {
    display: 'grid',
    gap: '8px 12px',
    '@media (min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) 24px minmax(0, 1fr)', alignItems: 'stretch' },
  },
  tile: {
    display: 'grid',
    alignContent: 'start',
    rowGap: '2px',
    minHeight: '112px',
    padding: '12px 16px',
    borderRadius: '12px',
    backgroundColor: colors.surface2,
  },
  own: { border: `2px solid ${colors.brand}`, backgroundColor: colors.surface },
  arrow: {
    alignSelf: 'center',
    justifySelf: 'center',
    fontSize: '24px',
    color: colors.ink3,
    '@media (max-width: 559px)': { transform: 'rotate(90deg)' },
  },
  figure: { fontSize: '28px', lineHeight: '36px', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  facts: { color: colors.ink2, fontSize: '12px', lineHeight: '16px', minHeight: '16px' },
  changes: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minHeight: '22px' },
  input: {
    '& > input': { fontSize: '22px !important', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  },
})

type Props = {
  /** The current terms; undefined for a first offer. */
  before?: Terms
  /** Eaten in the last 30 days. */
  meals: number
  value: string
  /** The typed price in lira. */
  lira: number | undefined
  problem: string | undefined
  onChange: (value: string) => void
}

/** The offered price, next to the current one and the resulting change. */
export const PriceField = ({ before, meals, value, lira, problem, onChange }: Props) => {
  const styles = useStyles()
  const field = (
    <Field label={before ? 'Yeni fiyat (₺)' : 'Öğün fiyatı (₺)'} required validationMessage={problem}>
      <Input
        className={styles.input}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        placeholder="125,50"
        maxLength={16}
        contentAfter="₺"
        value={value}
        onChange={onChange}
      />
    </Field>
  )
  if (before === undefined) return field
  const change = lira === undefined ? undefined : changeOf(before.unit_price, lira, meals)
  return (
    <div className={styles.sides}>
      <div className={styles.tile}>
        <span>{before.start_date > todayIn() ? 'Anlaşılan fiyat' : 'Bugünkü fiyat'}</span>
        <span className={styles.figure}>{formatLira(before.unit_price)}</span>
        <span className={styles.facts}>{`öğün başına · ${fromDate(before.start_date)} beri`}</span>
      </div>
      <ArrowRightRegular aria-hidden className={styles.arrow} />
      <div className={mergeClasses(styles.tile, styles.own)}>
        {field}
        <div role="status" className={styles.changes}>
          {change !== undefined && change.meal !== 0 && (
            <>
              <Badge color={change.meal > 0 ? 'warning' : 'success'}>
                {[formatLiraChange(change.meal), change.share === undefined ? '' : formatShare(change.share)]
                  .filter(Boolean)
                  .join(' · ')}
              </Badge>
              {meals > 0 && <span className={styles.facts}>{`ayda yaklaşık ${formatLiraChange(change.month)}`}</span>}
            </>
          )}
        </div>
      </div>
    </div>
  )
}
