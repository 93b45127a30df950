import { makeStyles } from '@fluentui/react-components'
import { Link } from '../../ui/link.tsx'
import { companyTypeLabels } from '../../../src/texts/access/labels.ts'
import { activityLabel } from '../../../src/texts/kernel/activity.ts'
import type { SameTaxNumber as Companies } from '../../api/generated-admin.ts'
import { addressLine } from '../../domain/companies/address-line.ts'
import { Notice } from '../../ui/notice.tsx'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  link: { color: 'inherit', fontWeight: 600 },
})

/** Other companies with the number of the one that is looked at; a second branch may be one of them. */
export const SameTaxNumber = ({ companies }: { companies: Companies }) => {
  const styles = useStyles()
  if (companies.length === 0) return null
  return (
    <Notice intent="warning">
      <div>Aynı vergi kimlik numarasıyla kayıtlı:</div>
      <ul className={styles.list}>
        {companies.map(({ id, name, type, address, is_active }) => (
          <li key={id}>
            <Link to={`/admin/companies/${id}`} className={styles.link}>
              {name}
            </Link>
            {` · ${[companyTypeLabels[type], address.city || addressLine(address), is_active ? '' : activityLabel(false)].filter(Boolean).join(' · ')}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
