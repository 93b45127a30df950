import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { groupedByDate, waitsForChoice } from '../menu-days.ts'
import { allDaysDone } from '../texts.ts'
import { useAreaPath } from '../use-area-path.ts'

const useStyles = makeStyles({
  card: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '@container (min-width: 736px)': { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: '24px' },
  },
  done: { backgroundColor: tokens.colorPaletteGreenBackground1, color: tokens.colorPaletteGreenForeground1 },
  button: { minHeight: '48px', paddingInline: '20px', fontSize: tokens.fontSizeBase400 },
})

export const WaitingCard = ({ days }: { days: MenuPlayDay[] }) => {
  const styles = useStyles()
  const navigate = useNavigate()
  const choosing = useAreaPath()('secim')
  const waiting = groupedByDate(days).filter(waitsForChoice).length
  const isDone = waiting === 0
  return (
    <section className={mergeClasses(styles.card, isDone && styles.done)} aria-label="Seçim durumu">
      <Text size={500} weight="semibold">
        {isDone ? allDaysDone : `${waiting} gün seçiminizi bekliyor`}
      </Text>
      <Button
        appearance={isDone ? 'secondary' : 'primary'}
        className={styles.button}
        onClick={() => void navigate(choosing)}
      >
        {isDone ? 'Seçimlerimi değiştir' : 'Yemek seç'}
      </Button>
    </section>
  )
}
