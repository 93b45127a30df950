import { makeStyles } from '@fluentui/react-components'
import { addDays, mondayOf } from '../../../../src/core/shared/rules.ts'
import { useListMenuTargetsQuery } from '../../../api/generated.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { AsyncPicker, type Pick } from '../../../ui/forms/async-picker.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { usePickerSearch } from '../../../ui/forms/use-picker-search.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import type { CopiedWeek } from './group-menu-draft.ts'
import { ReadyDays } from './ready-days.tsx'
import type { CopiedDays } from './use-copied-days.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px 16px',
    '@container (min-width: 640px)': { gridTemplateColumns: 'minmax(0, 360px) repeat(2, minmax(0, 200px))' },
  },
})

type SourceProps = { picked: CopiedWeek['source']; onPick: (source: CopiedWeek['source']) => void }

/** Finds the shifts of a firm by its name. */
const SourcePicker = ({ picked = null, onPick }: SourceProps) => {
  const { companyId } = useCompany()
  const { search, isOpen, field, progressOf } = usePickerSearch(picked)
  const query = useListMenuTargetsQuery({ companyId, search, limit: 20 }, { skip: !isOpen })
  const { companies = [], total = 0 } = query.currentData ?? {}
  const shifts = companies.flatMap(({ id: corporateId, name, shifts }) =>
    shifts.map(({ id, title }) => ({ id, name: `${name} · ${title}`, corporateId })),
  )
  const pick = (found: Pick | null) => onPick(shifts.find(({ id }) => id === found?.id) ?? null)
  return (
    <AsyncPicker
      label="Nereden"
      placeholder="Firma adını yazın"
      onPick={pick}
      choices={shifts}
      hasMore={total > companies.length}
      emptyText="Firma bulunamadı"
      missingText="Listeden bir vardiya seçin"
      {...field}
      {...progressOf(query, 'Firmalar yüklenemedi')}
    />
  )
}

const weekOf = (date: string): string | undefined => {
  if (date === '') return undefined
  const monday = mondayOf(date)
  return `${formatDate(monday)}–${formatDate(addDays(monday, 6))}`
}

type Props = CopiedDays & { copied: CopiedWeek; onChange: (copied: CopiedWeek) => void }

/** The week of a shift that others get too. */
export const CopyForm = ({ copied, days, error, refetch, onChange }: Props) => {
  const styles = useStyles()
  const { source, from, onto } = copied
  return (
    <>
      <div className={styles.fields}>
        <SourcePicker picked={source ?? null} onPick={(source) => onChange({ ...copied, source })} />
        <DateField
          label="Hangi haftadan"
          hint={weekOf(from)}
          value={from}
          onChange={(from) => onChange({ ...copied, from })}
        />
        <DateField
          label="Hangi haftaya"
          hint={weekOf(onto)}
          value={onto}
          onChange={(onto) => onChange({ ...copied, onto })}
        />
      </div>
      {error !== undefined && <ErrorState text={prefixedProblem(error, 'Menü yüklenemedi')} onRetry={refetch} />}
      {source != null && from !== '' && onto !== '' && <ReadyDays days={days} />}
    </>
  )
}
