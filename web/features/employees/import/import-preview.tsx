import {
  Button,
  Checkbox,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  Subtitle2,
  Text,
} from '@fluentui/react-components'
import { useState } from 'react'
import { shiftsNotRead } from '../../../../src/texts/workforce/import-rows.ts'
import type { ImportEmployeesApiResponse } from '../../../api/generated-import.ts'
import { colors } from '../../../ui/colors.ts'
import { FailedRows } from '../../../domain/workforce/failed-rows.tsx'
import { TimeField } from '../../../ui/forms/date-field.tsx'
import { DayPicker } from '../../../ui/forms/day-picker.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { countsText } from './counts-text.ts'
import { guessedShift } from './guessed-shift.ts'
import { changedPerson, isWholeList, missingPerson, tickedAtFirst } from './listed-people.ts'
import { PeopleTicks } from './people-ticks.tsx'
import { useDialogStyles } from '../dialog-styles.ts'
import type { NewShift, useImport } from './use-import.ts'

const useStyles = makeStyles({
  part: { display: 'grid', rowGap: '8px' },
  shift: {
    display: 'grid',
    rowGap: '12px',
    padding: '4px 12px 12px',
    border: `1px solid ${colors.line}`,
    borderRadius: '8px',
  },
  times: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '12px' },
  hint: { color: colors.ink2 },
})

type Missing = ImportEmployeesApiResponse['missing_shifts'][number]
type Draft = NewShift & { isOn: boolean }

const named = ({ name, row_count }: Missing): string => `${name} (${formatNumber(row_count)} satır)`

const isComplete = ({ start_time, end_time, days }: Draft): boolean =>
  start_time !== '' && end_time !== '' && start_time !== end_time && days.length > 0

type ShiftProps = { shift: Draft; rows: number; onChange: (part: Partial<Draft>) => void }

const ShiftFields = ({ shift: { title, start_time, end_time, days, isOn }, rows, onChange }: ShiftProps) => {
  const styles = useStyles()
  return (
    <div role="group" aria-label={title} className={styles.shift}>
      <Checkbox
        label={`“${title}” vardiyasını aç (${formatNumber(rows)} satır)`}
        checked={isOn}
        onChange={(_, { checked }) => onChange({ isOn: checked === true })}
      />
      {isOn && (
        <>
          <div className={styles.times}>
            <TimeField
              label="Başlangıç"
              required
              value={start_time}
              onChange={(time) => onChange({ start_time: time })}
            />
            <TimeField label="Bitiş" required value={end_time} onChange={(time) => onChange({ end_time: time })} />
          </div>
          <DayPicker days={days} onChange={(next) => onChange({ days: next })} />
        </>
      )}
    </div>
  )
}

type Props = Pick<ReturnType<typeof useImport>, 'openAndUpload' | 'goBack' | 'isLoading' | 'problem'> & {
  preview: ImportEmployeesApiResponse
}

/** Shows what the result will be, and asks what to create, whom to change and who has left, before it is all done in one step. */
export const ImportPreview = ({ preview, openAndUpload, goBack, isLoading, problem }: Props) => {
  const styles = useStyles()
  const mayOpenShifts = useCan('manageShifts')
  const { missing_departments: departments, missing_shifts: missing, ignored_shifts: ignored, errors } = preview
  const [opensDepartments, setOpensDepartments] = useState(true)
  const [shifts, setShifts] = useState<readonly Draft[]>(() =>
    missing.map(({ name }) => ({ title: name, ...guessedShift(name), isOn: mayOpenShifts })),
  )
  const isLacking = departments.length + missing.length > 0
  const { changes, not_listed } = preview
  const isWhole = isWholeList(preview)
  const [changing, setChanging] = useState(() => tickedAtFirst(changes))
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const opening = shifts.filter(({ isOn }) => isOn)
  const opensSome = opening.length > 0 || (departments.length > 0 && opensDepartments)
  const send = () =>
    openAndUpload(
      opensDepartments && departments.length > 0,
      opening.map(({ isOn: _isOn, ...shift }) => shift),
      [
        ...changes.map(({ update }) => update).filter(({ user_id }) => changing.has(user_id)),
        ...[...leaving].map((user_id) => ({ user_id, is_active: false })),
      ],
    )
  return (
    <Form onSubmit={send}>
      <DialogBody>
        <DialogTitle>Toplu çalışan ekle</DialogTitle>
        <DialogContent className={useDialogStyles().content}>
          <Text>{`${countsText(preview)}.${isLacking ? ' Listede adı geçen şunlar şirkette yok:' : ''}`}</Text>
          {departments.length > 0 && (
            <section className={styles.part}>
              <Subtitle2 as="h3">Departmanlar</Subtitle2>
              <Checkbox
                label={`${formatNumber(departments.length)} departmanı aç: ${departments.map(named).join(', ')}`}
                checked={opensDepartments}
                onChange={(_, { checked }) => setOpensDepartments(checked === true)}
              />
            </section>
          )}
          {missing.length > 0 && (
            <section className={styles.part}>
              <Subtitle2 as="h3">Vardiyalar</Subtitle2>
              {mayOpenShifts ? (
                <>
                  <Text className={styles.hint}>Saatleri ve günleri kontrol edin; sonra da değiştirebilirsiniz.</Text>
                  {shifts.map((shift, index) => (
                    <ShiftFields
                      key={shift.title}
                      shift={shift}
                      rows={missing[index]?.row_count ?? 0}
                      onChange={(part) =>
                        setShifts(shifts.map((one) => (one.title === shift.title ? { ...one, ...part } : one)))
                      }
                    />
                  ))}
                </>
              ) : (
                <Text>{missing.map(named).join(', ')}</Text>
              )}
            </section>
          )}
          {ignored > 0 && <Text>{shiftsNotRead(ignored, true)}</Text>}
          {isLacking && (
            <Text className={styles.hint}>
              Açmadıklarınızı kullanan satırlar alınmaz; düzeltip yeniden yükleyebilirsiniz.
            </Text>
          )}
          {changes.length > 0 && (
            <PeopleTicks
              title={`Bilgileri değişecek ${formatNumber(changes.length)} kişi`}
              hint="Listede başka yazan kayıtlı kişiler. Boş hücreler bir şeyi değiştirmez."
              allText="Hepsini güncelle"
              people={changes.map(changedPerson)}
              ticked={changing}
              onTick={setChanging}
            />
          )}
          {isWhole && (
            <PeopleTicks
              title={`Listede olmayan ${formatNumber(not_listed.total)} kişi`}
              hint="Kimse kendiliğinden çıkarılmaz. İşten ayrılanları işaretleyin: hesapları pasifleşir, ileri tarihli seçimleri iptal olur."
              allText="Hepsi ayrıldı"
              people={not_listed.users.map(missingPerson)}
              ticked={leaving}
              onTick={setLeaving}
            />
          )}
          {errors.length > 0 && <FailedRows title="Yine de eklenemeyecek satırlar" errors={errors} />}
          <FormNotice intent="error" text={problem} />
        </DialogContent>
        <DialogActions>
          <Button disabled={isLoading} onClick={goBack}>
            Geri
          </Button>
          <SubmitButton
            text={opensSome ? 'Aç ve yükle' : isLacking ? 'Bunları açmadan yükle' : 'Uygula'}
            isDisabled={!opening.every(isComplete)}
            isBusy={isLoading}
          />
        </DialogActions>
      </DialogBody>
    </Form>
  )
}
