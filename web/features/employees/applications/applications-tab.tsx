import { makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { maxWaitingApplications } from '../../../../src/core/onboarding/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { applicationStatusLabels } from '../../../../src/texts/onboarding/labels.ts'
import { api, type Application, useListApplicationsQuery } from '../../../api/generated.ts'
import { DecidableApplications } from '../../../domain/onboarding/decidable-applications.tsx'
import { SelectWaiting } from '../../../domain/onboarding/select-waiting.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { once } from '../../../frame/use-download.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useShownRows } from '../../../ui/lists/use-shown-rows.ts'
import { useSelected } from '../../../ui/lists/selection/use-selected.ts'
import { ApproveSelected } from './approve-selected.tsx'
import { ApplicationList, type Asked } from './application-list.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { RejectSelected } from './reject-selected.tsx'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '8px 16px' },
  filter: { width: '100%', '@container (min-width: 608px)': { width: '280px' } },
  waiting: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', minHeight: '32px' },
})

const choices = [
  { value: '', text: 'Tüm başvurular' },
  ...Object.entries(applicationStatusLabels).map(([value, text]) => ({ value, text })),
]

const pageSize = 100

const approval = {
  label: 'Seçilen çalışanları onayla',
  isFor: ({ department }: Application) => department !== null,
  Dialog: ApproveSelected,
}

const full = `Bekleyen başvuru sayısı ${formatNumber(maxWaitingApplications)} oldu; yeni başvuru alınmıyor.`

export const ApplicationsTab = () => {
  const styles = useStyles()
  const mayDecide = useCan('decideApplications')
  const company = useCompany()
  const dispatch = useApiDispatch()
  const [status, setStatus] = useState('')
  const asked: Asked = {
    ...company,
    status: (status as Application['status']) || undefined,
    limit: pageSize,
  }
  const query = usePagedQuery(useListApplicationsQuery, asked)
  const waiting = query.first.data?.pending_count ?? 0
  const shown = useShownRows(
    api.endpoints.listApplications.select,
    query.pages.map((offset) => ({ ...asked, offset })),
    ({ applications }) => applications.filter(({ status }) => status === 'pending'),
  )
  const selected = useSelected<Application>(JSON.stringify(asked), shown)
  const pageAt = (offset: number) =>
    dispatch(api.endpoints.listApplications.initiate({ ...company, status: 'pending', limit: pageSize, offset }, once))
  const selectWaiting = <SelectWaiting pageAt={pageAt} onSelect={selected.set} />
  return (
    <>
      {waiting >= maxWaitingApplications && (
        <Notice intent="warning">
          {`${full} ${mayDecide ? 'Bekleyenleri onaylayın ya da reddedin; ardından yeniden başvurulabilir.' : 'Başvurulara karar veren bir yöneticiye haber verin.'}`}
        </Notice>
      )}
      <DecidableApplications
        selected={selected}
        waiting={waiting}
        selectWaiting={selectWaiting}
        Dialog={DecisionDialog}
        Rejection={RejectSelected}
        approval={approval}
        filters={
          <div className={styles.bar}>
            <div className={styles.filter}>
              <ChoiceField label={fieldLabels.status} value={status} choices={choices} onChange={setStatus} />
            </div>
            {waiting > 0 && (
              <div className={styles.waiting}>
                <Text>{`${formatNumber(waiting)} başvuru bekliyor`}</Text>
                {mayDecide && waiting > 1 && selectWaiting}
              </div>
            )}
          </div>
        }
        list={(actions) => (
          <ApplicationList
            asked={asked}
            query={query}
            {...actions}
            onToggle={mayDecide && waiting > 1 ? actions.onToggle : undefined}
          />
        )}
      />
    </>
  )
}
