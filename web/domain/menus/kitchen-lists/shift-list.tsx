import { makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { dishNotes, expectedText, guestsIncluded, listTexts } from '../../../../src/texts/menus/kitchen-lists.ts'
import type { KitchenList } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { DishName } from '../food/dish-name.tsx'
import { Plate } from '../food/plate.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { shiftHours } from '../../shifts/shift-hours.ts'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { ClosingChip } from './closing-chip.tsx'
import { DepartmentMeals } from './department-meals.tsx'
import { CoursesStrip, LaterStrip } from './later-strip.tsx'
import { dishesOf, guestsText, hostsText, laterMark, portionsOf } from './list-texts.ts'

const line = `1px solid ${colors.line}`
const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    overflow: 'hidden',
    border: line,
    borderRadius: '16px',
    backgroundColor: colors.surface,
    color: colors.ink,
  },
  head: { display: 'grid', rowGap: '6px', padding: '12px 16px' },
  title: { margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 700 },
  state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 8px' },
  caterer: { color: colors.ink2 },
  table: { width: '100%', borderCollapse: 'collapse' },
  dish: { padding: '10px 8px 10px 16px', borderTop: line, fontWeight: 400, textAlign: 'left' },
  meal: { display: 'flex', alignItems: 'center', columnGap: '12px' },
  label: { display: 'block', color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  replaced: { display: 'block', color: colors.saffron, fontSize: '12px', lineHeight: '16px', fontWeight: 650 },
  count: {
    padding: '10px 16px 10px 8px',
    borderTop: line,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontSize: '28px',
    lineHeight: '32px',
    fontWeight: 750,
    fontVariantNumeric: 'tabular-nums',
  },
  later: { display: 'block', fontSize: '12px', lineHeight: '16px', fontWeight: 650, color: colors.saffron },
  total: { backgroundColor: colors.surface2 },
  totalName: { padding: '12px 8px 12px 16px', borderTop: line, fontSize: '16px', fontWeight: 700, textAlign: 'left' },
  totalCount: { fontSize: '36px', lineHeight: '40px', fontWeight: 780 },
  guests: { padding: '10px 16px', borderTop: line, fontVariantNumeric: 'tabular-nums' },
  facts: { display: 'grid', gridTemplateColumns: '2fr 3fr', margin: 0, borderTop: line },
  fact: { padding: '10px 16px', '& + &': { borderLeft: line } },
  name: { color: colors.ink2 },
  number: { margin: 0, fontSize: '20px', lineHeight: '28px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  estimate: { display: 'block', color: colors.ink2, fontSize: '12px', lineHeight: '16px', fontWeight: 400 },
})

type Props = {
  list: KitchenList
  /** The instant of live figures. */
  at: string
  /** For firms with several caterings. */
  showsCaterer?: boolean
}

/** What to cook for one shift of a day. The total includes guests, but neither people who skip the meal nor the estimate. */
export const ShiftList = ({ list, at, showsCaterer = false }: Props) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const { shift_title, is_frozen, guests, skipped, undecided, expected, departments } = list
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <h3 className={styles.title}>{`${shift_title} ${shiftHours(list)}`}</h3>
        <div className={styles.state}>
          <ClosingChip list={list} at={at} />
          {showsCaterer && (
            <Text size={200} className={styles.caterer}>
              {list.catering_name}
            </Text>
          )}
        </div>
      </div>
      <CoursesStrip list={list} />
      <table className={styles.table}>
        <caption className={hidden}>{`${shift_title}: yemekler ve porsiyonlar`}</caption>
        <thead className={hidden}>
          <tr>
            <th scope="col">Yemek</th>
            <th scope="col">Porsiyon</th>
          </tr>
        </thead>
        <tbody>
          {dishesOf(list).map((option) => (
            <tr key={option.key}>
              <th scope="row" className={styles.dish}>
                <span className={styles.meal}>
                  <Plate dish={{ name: option.meal, tags: option.tags }} />
                  <span>
                    <DishName name={option.meal} />{' '}
                    <span className={styles.label}>
                      {[option.label, guestsIncluded(option.guests)].filter(Boolean).join(' · ')}
                    </span>
                    {dishNotes(option).map((note) => (
                      <span key={note} className={styles.replaced}>
                        {note}
                      </span>
                    ))}
                  </span>
                </span>
              </th>
              <td className={styles.count}>
                {formatNumber(option.count)}
                {option.later !== 0 && <span className={styles.later}>{laterMark(option.later)}</span>}
              </td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row" className={styles.totalName}>
              {listTexts.total}
              <span className={styles.label}>{guestsIncluded(guests.portions)}</span>
            </th>
            <td className={mergeClasses(styles.count, styles.totalCount)}>{formatNumber(portionsOf(list))}</td>
          </tr>
        </tbody>
      </table>
      {guests.portions > 0 && (
        <div className={styles.guests}>
          {listTexts.guests} <strong>{formatNumber(guests.portions)}</strong>
          <span className={styles.label}>{guestsText(list)}</span>
          <span className={styles.label}>{hostsText(list)}</span>
        </div>
      )}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.name}>{listTexts.skipped}</dt>
          <dd className={styles.number}>{formatNumber(skipped)}</dd>
        </div>
        {undecided !== null && (
          <div className={styles.fact}>
            <dt className={styles.name}>{is_frozen ? listTexts.undecided : listTexts.undecidedYet}</dt>
            <dd className={styles.number}>
              {formatNumber(undecided)}
              {expected !== null && expected > 0 && <span className={styles.estimate}>{expectedText(expected)}</span>}
            </dd>
          </div>
        )}
      </dl>
      <LaterStrip list={list} />
      {departments.length > 0 && <DepartmentMeals list={list} />}
    </li>
  )
}
