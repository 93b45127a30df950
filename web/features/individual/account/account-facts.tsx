import { makeStyles, tokens } from '@fluentui/react-components'
import { companyTypeLabels, roleLabels } from '../../../../src/texts/access/labels.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { formatPhone } from '../../../ui/words/phone.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { useProfile } from '../../../frame/session/profile-context.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM, margin: 0 },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
  hint: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

export const AccountFacts = () => {
  const styles = useStyles()
  const { company } = useScope()
  const { full_name, phone, email } = useProfile()
  const facts = [
    { name: fieldLabels.fullName, value: full_name },
    { name: fieldLabels.phone, value: formatPhone(phone), hint: 'Telefon numarası değiştirilemez.' },
    { name: fieldLabels.email, value: email ?? 'Belirtilmemiş' },
    { name: companyTypeLabels.corporate, value: company.name },
    { name: fieldLabels.role, value: roleLabels.individual },
  ]
  return (
    <dl className={styles.list}>
      {facts.map(({ name, value, hint }) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value}
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
