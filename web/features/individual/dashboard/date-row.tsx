import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ChevronRightRegular, ClockRegular } from '@fluentui/react-icons'
import { Link } from 'react-router-dom'
import { DishDeclaration } from '../../../shared/food/dish-declaration.tsx'
import { DishName } from '../../../shared/food/dish-name.tsx'
import { Plate } from '../../../shared/food/plate.tsx'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { formatDate } from '../../../shared/dates.ts'
import { chosenOption, waitsForChoice, type DateGroup } from '../menu-days.ts'
import { useAreaPath } from '../use-area-path.ts'

const useStyles = makeStyles({
  row: { ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
  link: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '56px',
    padding: '12px 16px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
  text: { display: 'grid', rowGap: '2px', flexGrow: 1, minWidth: 0 },
  waiting: { justifySelf: 'start' },
  date: { color: tokens.colorNeutralForeground3 },
  chevron: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
})

export const DateRow = ({ group, showsShift }: { group: DateGroup; showsShift: boolean }) => {
  const styles = useStyles()
  const chosen = group.days.filter((day) => day.completed)
  const address = useAreaPath()(
    `secim?${new URLSearchParams(chosen[0] === undefined ? { date: group.date } : { date: group.date, shift: chosen[0].shift_id }).toString()}`,
  )
  return (
    <li className={styles.row}>
      <Link to={address} className={styles.link}>
        <Plate dish={chosen[0] && chosenOption(chosen[0])?.meal} />
        <span className={styles.text}>
          <Text size={200} className={styles.date}>
            {formatDate(group.date, 'dayAndMonth')}
          </Text>
          {chosen.map((day) => (
            <ChosenDish key={day.shift_id} day={day} showsShift={showsShift} />
          ))}
          {chosen.length === 0 && <Unchosen isWaiting={waitsForChoice(group)} className={styles.waiting} />}
        </span>
        <ChevronRightRegular className={styles.chevron} />
      </Link>
    </li>
  )
}

const ChosenDish = ({ day, showsShift }: { day: MenuPlayDay; showsShift: boolean }) => {
  const option = chosenOption(day)
  return (
    <>
      <DishName name={option?.meal.name ?? 'Seçiminiz kayıtlı'} />
      <Text size={200}>{[option?.label, showsShift ? day.shift_title : undefined].filter(Boolean).join(' · ')}</Text>
      {option !== undefined && <DishDeclaration dish={option.meal} />}
    </>
  )
}

const Unchosen = ({ isWaiting, className }: { isWaiting: boolean; className: string }) =>
  isWaiting ? (
    <Badge appearance="tint" color="warning" icon={<ClockRegular />} className={className}>
      Seçim bekliyor
    </Badge>
  ) : (
    <Text size={400}>Seçim yapılmadı</Text>
  )
