import { Field, makeStyles, Select, Subtitle1 } from '@fluentui/react-components'
import { useState } from 'react'
import { requestStatusLabels, type RequestStatus } from '../../../texts/request-labels.ts'
import { RequestPages } from './request-pages.tsx'
import { requestsHeading } from './requests-heading.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '8px 16px' },
  // Focused by script only, never by the Tab key.
  heading: { outlineStyle: 'none' },
  filter: { minWidth: '180px' },
})

export const RequestsTab = () => {
  const styles = useStyles()
  const [status, setStatus] = useState<RequestStatus>()
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Subtitle1 as="h2" id={requestsHeading} tabIndex={-1} className={styles.heading}>
          İstek ve öneriler
        </Subtitle1>
        <Field label="Gösterilenler" className={styles.filter}>
          <Select
            size="large"
            value={status ?? ''}
            onChange={(_, { value }) => setStatus(value === '' ? undefined : (value as RequestStatus))}
          >
            <option value="">Tümü</option>
            {Object.entries(requestStatusLabels).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <RequestPages status={status} />
    </div>
  )
}
