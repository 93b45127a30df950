import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { companyTypeLabels } from '../../../src/texts/access/labels.ts'
import type { CompanyType } from '../../api/generated-sign-in.ts'

const types = Object.entries(companyTypeLabels) as [CompanyType, string][]

type Props = { value: CompanyType; onChange: (type: CompanyType) => void }

export const CompanyTypeField = ({ value, onChange }: Props) => (
  <Field label="Şirket türü" required>
    <RadioGroup layout="horizontal" value={value} onChange={(_, data) => onChange(data.value as CompanyType)}>
      {types.map(([type, label]) => (
        <Radio key={type} value={type} label={label} />
      ))}
    </RadioGroup>
  </Field>
)
