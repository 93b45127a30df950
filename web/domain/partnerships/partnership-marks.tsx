import { makeStyles } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import type { Partnership } from '../../api/generated.ts'
import { ContractMark } from './contract-mark.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'end',
    flexShrink: 0,
    gap: '4px',
    ':empty': { display: 'none' },
  },
})

/** Badges at the top of a partner's card: the contract's state, and whether somebody has asked to end it. */
export const PartnershipMarks = ({
  partnership,
}: {
  partnership: Pick<Partnership, 'contract' | 'pending_termination'>
}) => {
  const styles = useStyles()
  const { contract, pending_termination: asked } = partnership
  return (
    <div className={styles.root}>
      {contract.status === 'running' || contract.status === 'open' ? (
        <Badge color="success">Anlaşmalı</Badge>
      ) : (
        <ContractMark contract={contract} />
      )}
      {asked !== null && <Badge color="warning">{asked.is_own ? 'Fesih istediniz' : 'Fesih istiyor'}</Badge>}
    </div>
  )
}
