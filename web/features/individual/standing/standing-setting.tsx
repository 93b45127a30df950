import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { skipLabel } from '../../../../src/texts/menus/labels.ts'
import { fold } from '../../../../src/core/shared/rules.ts'
import {
  type GetStandingChoicesApiResponse,
  useGetStandingChoicesQuery,
  useSaveStandingChoicesMutation,
} from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { problemText } from '../../../ui/words/problem-text.ts'
import { weekdays } from '../../../../src/texts/kernel/weekdays.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { useSavedInTurn } from '../use-saved-in-turn.ts'

type Settings = GetStandingChoicesApiResponse
type Standing = Settings['choices'][number]

const none = ''
/** Longer than any label (60 characters), so it cannot be one. */
const skip = ' skip'.padEnd(61)

const useStyles = makeStyles({
  shift: { display: 'grid', rowGap: tokens.spacingVerticalS },
  title: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  said: { color: colors.ink2 },
})

const saidOf = ({ chosen, withdrawn }: { chosen: number; withdrawn: number }): string =>
  [
    'Kaydedildi.',
    ...(withdrawn > 0 ? [`${withdrawn} günün seçimi kaldırıldı.`] : []),
    ...(chosen > 0 ? [`${chosen} gün için sizin yerinize seçildi.`] : []),
  ].join(' ')

/** Standing choices: what to eat on each weekday of the person's own shifts, saved at once (rule M16). */
export const StandingSetting = () => {
  const styles = useStyles()
  const oneself = useOneself()
  const query = useGetStandingChoicesQuery(oneself)
  const [save, { data: saved, error, isLoading }] = useSaveStandingChoicesMutation()
  const { wanted, change: saveAll } = useSavedInTurn((next: readonly Standing[]) =>
    save({ ...oneself, body: { choices: [...next] } }),
  )
  if (query.data === undefined) return <NotYet query={query} failure="Her zamanki seçimleriniz yüklenemedi" />
  const { shifts } = query.data
  const choices = wanted ?? query.data.choices
  const isAt = (shiftId: string, weekday: number) => (one: Standing) =>
    one.shift_id === shiftId && one.weekday === weekday
  const change = (shiftId: string, weekday: number, value: string) => {
    const others = choices.filter((one) => !isAt(shiftId, weekday)(one))
    const own = { shift_id: shiftId, weekday, label: value === skip ? null : value }
    void saveAll(value === none ? others : [...others, own])
  }
  return (
    <>
      <Text>
        Menü yayınlanınca, seçim yapmadığınız günlerde sizin yerinize bunlar seçilir. Kendi seçiminiz her zaman önce
        gelir; seçim kapanana kadar değiştirebilirsiniz. Buradaki seçenek menüde yoksa o gün boş kalır.
      </Text>
      {shifts.length === 0 && <Text>Şirketinizde henüz vardiya yok.</Text>}
      {shifts.map((shift) => (
        <section key={shift.id} className={styles.shift} aria-label={shift.title}>
          {shifts.length > 1 && <h3 className={styles.title}>{shift.title}</h3>}
          <div className={styles.days}>
            {weekdays
              .filter(({ number }) => shift.days.includes(number))
              .map(({ number: weekday, long }) => {
                const own = choices.find(isAt(shift.id, weekday))
                const listed = shift.labels.find((label) => own?.label != null && fold(label) === fold(own.label))
                const value = own === undefined ? none : (listed ?? own.label ?? skip)
                const labels = own?.label == null || listed !== undefined ? shift.labels : [...shift.labels, own.label]
                return (
                  <ChoiceField
                    key={weekday}
                    label={long}
                    value={value}
                    choices={[
                      { value: none, text: 'Ben seçerim' },
                      ...labels.map((label) => ({ value: label, text: label })),
                      { value: skip, text: skipLabel },
                    ]}
                    onChange={(next) => change(shift.id, weekday, next)}
                  />
                )
              })}
          </div>
        </section>
      ))}
      <Text role="status" className={styles.said}>
        {saved !== undefined && error === undefined && !isLoading ? saidOf(saved) : ''}
      </Text>
      <FormNotice intent="error" text={error && problemText(error, 'Her zamanki seçiminiz kaydedilemedi')} />
    </>
  )
}
