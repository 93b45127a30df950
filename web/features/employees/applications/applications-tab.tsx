import { Button, makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { maxWaitingApplications } from '../../../../src/core/onboarding/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { applicationStatusLabels } from '../../../../src/texts/onboarding/labels.ts'
import { api, type Application, useListApplicationsQuery } from '../../../api/generated.ts'
import { SelectWaiting } from '../../../domain/onboarding/select-waiting.tsx'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { once } from '../../../frame/use-download.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { SelectionBar } from '../../../ui/lists/selection/selection-bar.tsx'
import { useSelected } from '../../../ui/lists/selection/use-selected.ts'
import { ApplicationList, type Asked } from './application-list.tsx'
import { DecisionDialog, type Decision } from './decision-dialog.tsx'
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

type ApiState = { [Key in typeof api.reducerPath]: ReturnType<typeof api.reducer> }

/** The pending applications of the open pages, in their order. */
const useShownWaiting = (asked: Asked, offsets: readonly number[]): Application[] =>
  useSelector(
    (state: ApiState) =>
      offsets
        .flatMap(
          (offset) => api.endpoints.listApplications.select({ ...asked, offset })(state).data?.applications ?? [],
        )
        .filter(({ status }) => status === 'pending'),
    shallowEqual,
  )

const full = `Bekleyen başvuru sayısı ${maxWaitingApplications} oldu; yeni başvuru alınmıyor.`

export const ApplicationsTab = () => {
  const styles = useStyles()
  const danger = useDangerStyles()
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
  const selected = useSelected<Application>(JSON.stringify(asked), useShownWaiting(asked, query.pages))
  const { items, toggle } = selected
  const clear = () => selected.set([])
  const pageAt = (offset: number) =>
    dispatch(api.endpoints.listApplications.initiate({ ...company, status: 'pending', limit: pageSize, offset }, once))
  const selectWaiting = <SelectWaiting pageAt={pageAt} onSelect={selected.set} />
  const { open: decision, show, close } = useDialog<Decision | 'rejection'>()
  return (
    <>
      {waiting >= maxWaitingApplications && (
        <Notice intent="warning">
          {`${full} ${mayDecide ? 'Bekleyenleri onaylayın ya da reddedin; ardından yeniden başvurulabilir.' : 'Başvurulara karar veren bir yöneticiye haber verin.'}`}
        </Notice>
      )}
      {items.size === 0 ? (
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
      ) : (
        <SelectionBar
          label="Seçilen başvurular"
          count={`${formatNumber(items.size)} başvuru seçildi`}
          more={items.size < Math.min(waiting, maxWaitingApplications) && selectWaiting}
          onClear={clear}
        >
          <Button className={danger.quiet} onClick={() => show('rejection')}>
            Seçilenleri reddet
          </Button>
        </SelectionBar>
      )}
      <ApplicationList
        asked={asked}
        query={query}
        isSelected={(id) => items.has(id)}
        onToggle={mayDecide && waiting > 1 ? toggle : undefined}
        onDecide={(next) => {
          // It is being decided on its own, so it leaves the selection.
          if (items.has(next.application.id)) toggle(next.application)
          show(next)
        }}
      />
      {decision === 'rejection' && (
        <RejectSelected
          applications={[...items.values()].slice(0, maxWaitingApplications)}
          onDone={() => {
            close()
            clear()
          }}
          onClose={close}
        />
      )}
      {decision !== undefined && decision !== 'rejection' && <DecisionDialog decision={decision} onClose={close} />}
    </>
  )
}
