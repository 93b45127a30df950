import { makeStyles, tokens } from '@fluentui/react-components'
import type { CompanySettings } from '../../../api/generated.ts'
import { formatPhone } from '../../../shared/phone.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '16px', rowGap: '8px' },
  name: { color: tokens.colorNeutralForeground3 },
})

export const CompanyFacts = ({ settings: { phone, address } }: { settings: CompanySettings }) => {
  const styles = useStyles()
  const facts = [
    ['Telefon', formatPhone(phone ?? '')],
    ['Sokak', address.street],
    ['İlçe', address.district],
    ['Şehir', address.city],
    ['Posta kodu', address.postal_code],
  ] as const
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => [
        <dt key={`${name} name`} className={styles.name}>
          {name}
        </dt>,
        <dd key={name}>{value || '—'}</dd>,
      ])}
    </dl>
  )
}
