import { makeStyles, Text } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { colors } from '../../ui/colors.ts'
import { AccountCard } from './account-card.tsx'

const useStyles = makeStyles({
  above: { display: 'inline-flex', alignItems: 'center', gap: '4px', color: colors.herb },
})

export const LinkedCard = ({ name, onChange }: { name: string; onChange: () => void }) => {
  const styles = useStyles()
  return (
    <AccountCard
      name={name}
      above={
        <Text size={200} weight="semibold" className={styles.above}>
          <CheckmarkRegular aria-hidden /> İş yerinizin bağlantısı
        </Text>
      }
      action={{ text: 'Değiştir', onClick: onChange }}
    />
  )
}
