import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { fieldLabels } from '../../../../src/texts/labels.ts'
import { Panel } from '../../../shared/panel.tsx'
import { useCan } from '../../../shared/scope/company-scope.ts'

const useStyles = makeStyles({
  frame: { padding: '0 8px' },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  head: {
    height: '36px',
    padding: '0 8px',
    textAlign: 'start',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  phone: { width: '136px' },
  role: { width: '160px' },
  status: { width: '80px' },
  actions: { width: '272px' },
})

/** Its rows come in pages. */
export const PeopleTable = ({ children }: { children: ReactNode }) => {
  const styles = useStyles()
  const mayManage = useCan('manageEmployees')
  const columns = [
    [fieldLabels.fullName, undefined],
    [fieldLabels.phone, styles.phone],
    [fieldLabels.department, undefined],
    [fieldLabels.role, styles.role],
    [fieldLabels.status, styles.status],
  ] as const
  return (
    <Panel className={styles.frame}>
      <table className={styles.table} aria-label="Çalışanlar">
        <colgroup>
          {columns.map(([name, width]) => (
            <col key={name} className={width} />
          ))}
          {mayManage && <col className={styles.actions} />}
        </colgroup>
        <thead>
          <tr>
            {columns.map(([name]) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
            {mayManage && (
              <th scope="col" className={styles.head}>
                İşlemler
              </th>
            )}
          </tr>
        </thead>
        {children}
      </table>
    </Panel>
  )
}
