import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { EditedDay } from './use-menu-editor.ts'

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0 },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  dish: { margin: 0 },
  tags: { display: 'block', color: tokens.colorNeutralForeground2 },
})

/** A day for those who may read only. */
export const DayMenu = ({ day }: { day: EditedDay }) => {
  const styles = useStyles()
  if (day.kept === undefined) return <Text>Bu gün için menü girilmemiş.</Text>
  return (
    <dl className={styles.list}>
      {day.draft.map(({ key, label, dish, tags }) => (
        <div key={key}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.dish}>
            <Text size={400}>{dish}</Text>
            {tags !== '' && (
              <Text size={200} className={styles.tags}>
                {tags}
              </Text>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
