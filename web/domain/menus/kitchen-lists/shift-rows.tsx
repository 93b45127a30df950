import { makeStyles, Text } from '@fluentui/react-components'
import { useId } from 'react'
import { dishNotes, expectedText, guestsIncluded, listTexts } from '../../../../src/texts/menus/kitchen-lists.ts'
import type { KitchenList } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { partsOf } from '../food/parts-of.ts'
import { Plate } from '../food/plate.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { shiftHours } from '../../shifts/shift-hours.ts'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { ClosingChip } from './closing-chip.tsx'
import { CoursesStrip, LaterStrip } from './later-strip.tsx'
import { dishesOf, guestsText, hostsText, laterMark, portionsOf } from './list-texts.ts'

const line = `1px solid ${colors.line}`
const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    minHeight: '36px',
    padding: '8px 16px',
    borderTop: line,
    backgroundColor: colors.surface2,
    color: colors.ink2,
    fontSize: '12px',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
  },
  title: { margin: 0, color: colors.ink, fontSize: '14px', lineHeight: '20px', fontWeight: 700 },
  facts: { marginLeft: 'auto', whiteSpace: 'nowrap', '& strong': { color: colors.ink } },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, lineHeight: '18px' },
  dish: { height: '40px', padding: '0 8px 0 16px', borderTop: line, fontWeight: 400, textAlign: 'start' },
  meal: {
    display: 'grid',
    gridTemplateColumns: '28px 80px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '10px',
    paddingBlock: '1px',
  },
  label: {
    overflow: 'hidden',
    color: colors.ink2,
    fontSize: '12px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  main: { fontWeight: 650 },
  guests: { display: 'block', color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  hosts: { padding: '8px 16px', borderTop: line, lineHeight: '18px' },
  note: { display: 'block', color: colors.saffron, fontSize: '12px', lineHeight: '16px', fontWeight: 650 },
  later: { marginRight: '10px', fontSize: '12px', fontWeight: 650, color: colors.saffron },
  count: {
    padding: '0 16px 0 0',
    borderTop: line,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontSize: '18px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
})

const Fact = ({ count, text }: { count: number; text: string }) => (
  <>
    <strong>{formatNumber(count)}</strong>
    {` ${text}`}
  </>
)

type Props = {
  list: KitchenList
  /** The instant of live figures, if this shift closes at a different time than the others of its day. */
  at: string | undefined
  showsCaterer: boolean
}

/** One shift of a day, with a line per dish. */
export const ShiftRows = ({ list, at, showsCaterer }: Props) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const id = useId()
  const { shift_title, catering_name, guests, skipped, undecided, expected } = list
  return (
    <>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {shift_title}
        </h3>
        <span>{shiftHours(list)}</span>
        {showsCaterer && <Text size={200}>{catering_name}</Text>}
        {at !== undefined && <ClosingChip list={list} at={at} />}
        <span className={styles.facts}>
          <Fact count={portionsOf(list)} text="porsiyon" />
          {guests.portions > 0 && ` (${guestsIncluded(guests.portions)})`}
          {' · '}
          <Fact count={skipped} text="yemeyecek" />
          {undecided !== null && (
            <>
              {' · '}
              <Fact count={undecided} text="seçmedi" />
              {expected !== null && expected > 0 && (
                <span title={expectedText(expected)}>{` (≈${formatNumber(expected)})`}</span>
              )}
            </>
          )}
        </span>
      </div>
      <CoursesStrip list={list} />
      <table className={styles.table} aria-labelledby={id}>
        <thead className={hidden}>
          <tr>
            <th scope="col">Yemek</th>
            <th scope="col">Porsiyon</th>
          </tr>
        </thead>
        <tbody>
          {dishesOf(list).map((option) => {
            const { main, sides } = partsOf(option.meal)
            return (
              <tr key={option.key}>
                <th scope="row" className={styles.dish}>
                  <span className={styles.meal}>
                    <Plate dish={{ name: option.meal, tags: option.tags }} size={28} />
                    <span className={styles.label} title={option.label}>
                      {option.label}
                    </span>
                    <span>
                      <span className={styles.main}>{main}</span>
                      {sides.length > 0 && `, ${sides.join(', ')}`}
                      {option.guests > 0 && <span className={styles.guests}>{guestsIncluded(option.guests)}</span>}
                      {dishNotes(option).map((note) => (
                        <span key={note} className={styles.note}>
                          {note}
                        </span>
                      ))}
                    </span>
                  </span>
                </th>
                <td className={styles.count}>
                  {option.later !== 0 && <span className={styles.later}>{laterMark(option.later)}</span>}
                  {formatNumber(option.count)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {guests.portions > 0 && (
        <div className={styles.hosts}>
          <span className={styles.main}>{listTexts.guests}</span>
          {` ${guestsText(list)} (${hostsText(list)})`}
        </div>
      )}
      <LaterStrip list={list} />
    </>
  )
}
