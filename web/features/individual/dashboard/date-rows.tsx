import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components'
import type { DateGroup } from '../menu-days.ts'
import { DateRow } from './date-row.tsx'

const useStyles = makeStyles({
  section: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalS },
  title: { margin: 0 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

interface DateRowsProps {
  title: string
  groups: DateGroup[]
  showsShift: boolean
  /** Said when there is nothing; without it the whole section is left out. */
  empty?: string
}

export const DateRows = ({ title, groups, showsShift, empty }: DateRowsProps) => {
  const styles = useStyles()
  if (groups.length === 0 && empty === undefined) return null
  return (
    <section className={styles.section}>
      <Subtitle1 as="h2" className={styles.title}>
        {title}
      </Subtitle1>
      {groups.length === 0 ? (
        <Text>{empty}</Text>
      ) : (
        <ul className={styles.list}>
          {groups.map((group) => (
            <DateRow key={group.date} group={group} showsShift={showsShift} />
          ))}
        </ul>
      )}
    </section>
  )
}
