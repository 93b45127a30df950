import { Field, makeStyles, typographyStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { requestStatusLabels } from '../../../../src/texts/feedback/labels.ts'
import { useFrame } from '../../../ui/frame-context.ts'
import type { RequestStatus } from '../../../api/generated.ts'
import { RequestPages } from './request-pages.tsx'
import { Select } from '../../../ui/forms/select.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '8px 16px' },
  // Focused by script only, never by the Tab key.
  heading: { ...typographyStyles.subtitle1, outlineStyle: 'none' },
  filter: { minWidth: '180px' },
})

export const RequestsTab = () => {
  const styles = useStyles()
  const [status, setStatus] = useState<RequestStatus>()
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <h2 ref={useFrame()?.heading} tabIndex={-1} className={styles.heading}>
          İstek ve öneriler
        </h2>
        <Field label="Gösterilenler" className={styles.filter}>
          <Select
            value={status ?? ''}
            onChange={(value) => setStatus(value === '' ? undefined : (value as RequestStatus))}
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
