import { Button, makeStyles, Text } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { colors } from '../../ui/colors.ts'
import { companyInitials } from '../../ui/words/initials.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    padding: '12px',
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
  },
  mark: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: '11px',
    backgroundColor: colors.info,
    color: colors.surface,
    fontSize: '15px',
    fontWeight: 750,
  },
  texts: { display: 'grid', rowGap: '2px' },
  quiet: { color: colors.ink2 },
  action: { minWidth: 'auto', padding: '5px 8px', color: colors.brandSoftInk },
})

type Props = {
  name: string
  above?: ReactNode
  below?: string
  action?: { text: string; onClick: () => void }
}

/** A company that is already known, so it need not be searched for. */
export const AccountCard = ({ name, above, below, action }: Props) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <span aria-hidden="true" className={styles.mark}>
        {companyInitials(name)}
      </span>
      <span className={styles.texts}>
        {above}
        <Text size={400} weight="semibold">
          {name}
        </Text>
        {below !== undefined && <Text className={styles.quiet}>{below}</Text>}
      </span>
      {action !== undefined && (
        <Button appearance="subtle" className={styles.action} onClick={action.onClick}>
          {action.text}
        </Button>
      )}
    </div>
  )
}
