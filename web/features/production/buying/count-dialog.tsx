import { Button, Field, makeStyles } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { fold, homeTimezone } from '../../../../src/core/shared/rules.ts'
import { clockAt } from '../../../../src/texts/shifts/cut-off.ts'
import { type ShelfItem, useListShelfQuery, useSaveShelfCountMutation } from '../../../api/generated.ts'
import { useGetKitchenPlanQuery } from '../../../api/generated-cooking.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { PlainDialog } from '../../../ui/dialogs/plain-dialog.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatDate, todayIn } from '../../../ui/words/dates.ts'
import { SearchBox } from '../search-box.tsx'
import { amountText } from './buying-texts.ts'
import { type CountDraft, countsOf, exampleOf, problemsOf } from './count-draft.ts'
import { Input } from '../../../ui/forms/input.tsx'

const line = `1px solid ${colors.line}`

const useStyles = makeStyles({
  when: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '16px' },
  list: {
    margin: 0,
    padding: 0,
    maxHeight: '46vh',
    overflowY: 'auto',
    listStyleType: 'none',
    borderTop: line,
    borderBottom: line,
    fontVariantNumeric: 'tabular-nums',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 132px',
    alignItems: 'center',
    columnGap: '12px',
    padding: '6px 0',
    '& + &': { borderTop: line },
  },
  name: { overflowWrap: 'anywhere', fontWeight: 600 },
  shelf: { display: 'block', color: colors.ink2, fontSize: '12px', lineHeight: '16px', fontWeight: 400 },
  field: { minWidth: 0 },
  input: { width: '100%', minWidth: 0 },
})

const shelfText = ({ on_shelf, base_unit, date }: ShelfItem): string =>
  on_shelf === null
    ? date === null
      ? 'sayılmadı'
      : `son sayım ${formatDate(date)}`
    : `depoda ${amountText(on_shelf, base_unit)}${date === null ? '' : ` · son sayım ${formatDate(date)}`}`

/** The last serving that can have been cooked; on a day that is over, the day's last. */
const lastServing = (times: readonly string[], date: string): string => {
  const now = clockAt(new Date(), homeTimezone)
  return times.filter((time) => date < now.date || (date === now.date && time <= now.time)).at(-1) ?? 'none'
}

const servingText = (time: string): string => `${time.replace(':', '.')} servisinden sonra`

const CountForm = ({ shelf, onClose }: { shelf: readonly ShelfItem[]; onClose: () => void }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [save] = useSaveShelfCountMutation()
  const [search, setSearch] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const [date, setDate] = useState(todayIn())
  const plan = useGetKitchenPlanQuery({ companyId, date }, { skip: date === '' })
  const times = [...new Set(plan.currentData?.deliveries.map(({ serving_time }) => serving_time))].sort()
  const timeOf = ({ time }: CountDraft) => time || lastServing(times, date)
  const form = useDraftForm({
    initial: (): CountDraft => ({ time: '', typed: {} }),
    problemsOf: (draft) => problemsOf(date, draft, shelf),
    send: (draft) => {
      const time = timeOf(draft)
      const counts = countsOf(draft.typed, shelf)
      return save({ companyId, body: { date, serving_time: time === 'none' ? null : time, counts } })
    },
    onSaved: onClose,
    banner: 'Depo sayımı kaydedildi',
    prefix: 'Depo sayımı kaydedilemedi',
    isWorthAsking: ({ typed }) => Object.values(typed).some((text) => text.trim() !== ''),
  })
  const { draft, change, problems } = form
  const found = shelf.filter(
    ({ ingredient_id: id, name }) => problems[id] !== undefined || fold(name).includes(fold(search.trim())),
  )
  return (
    <FormDialog title="Sayım" submitText="Kaydet" form={form} isDisabled={plan.isFetching} onClose={onClose}>
      <div className={styles.when}>
        <DateField
          label="Gün"
          required
          value={date}
          validationMessage={problems.date}
          onChange={(next) => {
            setDate(next)
            change({ time: '' })
          }}
        />
        <ChoiceField
          label="Ne zaman sayıldı?"
          value={timeOf(draft)}
          choices={[
            { value: 'none', text: 'Gün başında' },
            ...times.map((one) => ({ value: one, text: servingText(one) })),
          ]}
          onChange={(next) => change({ time: next })}
        />
      </div>
      {shelf.length > 12 && (
        <SearchBox
          ref={box}
          name="Malzeme ara"
          placeholder={`${shelf.length} malzemede ara`}
          value={search}
          onChange={setSearch}
        />
      )}
      <ul className={styles.list}>
        {found.map((item) => {
          const { ingredient_id: id, name, base_unit: base } = item
          return (
            <li key={id} className={styles.row}>
              <span className={styles.name}>
                {name}
                <span className={styles.shelf}>{shelfText(item)}</span>
              </span>
              <Field className={styles.field} validationMessage={problems[id]}>
                <Input
                  className={styles.input}
                  aria-label={name}
                  placeholder={exampleOf(base)}
                  autoComplete="off"
                  maxLength={20}
                  value={draft.typed[id] ?? ''}
                  onChange={(value) => change({ typed: { ...draft.typed, [id]: value } })}
                />
              </Field>
            </li>
          )
        })}
      </ul>
      {found.length === 0 && <span>Aramanıza uyan malzeme bulunamadı.</span>}
    </FormDialog>
  )
}

/** What lies on the shelf, typed ingredient by ingredient; what is left empty stays as it was. */
export const CountDialog = ({ onClose }: { onClose: () => void }) => {
  const { companyId } = useCompany()
  const query = useListShelfQuery({ companyId }, { refetchOnMountOrArgChange: true })
  const shelf = query.data?.shelf
  if (shelf !== undefined && shelf.length > 0) return <CountForm shelf={shelf} onClose={onClose} />
  return (
    <PlainDialog title="Sayım" actions={<Button onClick={onClose}>Vazgeç</Button>} onClose={onClose}>
      {shelf === undefined ? (
        <NotYet query={query} failure="Depo yüklenemedi" />
      ) : (
        'Henüz malzeme yok. Reçete yazdıkça malzemeler burada toplanır.'
      )}
    </PlainDialog>
  )
}
