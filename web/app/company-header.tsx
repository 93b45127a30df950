import { Badge, makeStyles, mergeClasses, Subtitle1, Text, tokens } from '@fluentui/react-components'
import { companyTypeLabels, roleLabels } from '../../src/texts/labels.ts'
import { useScope } from '../shared/scope/company-scope.ts'
import { useProfile } from '../shared/session/profile-context.ts'
import { UserMenu } from './user-menu.tsx'

const useStyles = makeStyles({
  header: { backgroundColor: tokens.colorNeutralBackground1, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'center',
    paddingTop: '12px',
    paddingBottom: '12px',
  },
  mark: { width: '40px', height: '40px' },
  names: { display: 'grid' },
  panel: { color: tokens.colorNeutralForeground3 },
  person: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    paddingTop: '8px',
    '@media (min-width: 640px)': { gridColumn: 'auto', gridRow: 1, gridColumnStart: 3, paddingTop: 0 },
  },
  wide: { '@media (min-width: 640px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' } },
})

export const CompanyHeader = ({ frame }: { frame: string }) => {
  const styles = useStyles()
  const { company } = useScope()
  const { full_name, role } = useProfile()
  return (
    <header className={styles.header}>
      <div className={mergeClasses(frame, styles.row, styles.wide)}>
        <img className={styles.mark} src="/favicon.svg" alt="" />
        <div className={styles.names}>
          <Subtitle1>{company.name}</Subtitle1>
          <Text size={200} className={styles.panel}>
            {companyTypeLabels[company.type]} Paneli
          </Text>
        </div>
        <UserMenu />
        <div className={styles.person}>
          <Text weight="semibold">{full_name}</Text>
          <Badge appearance="tint" size="large">
            {roleLabels[role]}
          </Badge>
        </div>
      </div>
    </header>
  )
}
