import { Button, Field, makeStyles } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { fold, withoutStrayBlanks } from '../../../src/core/shared/rules.ts'
import { type PlannedComponent, useNameComponentMutation, useSaveOwnNumberMutation } from '../../api/generated.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useIsOnline } from '../../frame/shell/offline-notice.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { noConnection } from './production-texts.ts'
import type { OpenDay } from './use-production.ts'
import { Select } from '../../ui/forms/select.tsx'

type DialogProps = {
  component: PlannedComponent
  day: OpenDay
  /** With the component's key while it gets another name, with undefined if that fails. */
  onNaming: (key: string | undefined) => void
  onClose: () => void
}

/** Gives a component another name, then opens it under that. */
const useNaming = ({ component, day, onNaming, onClose }: DialogProps) => {
  const [save] = useNameComponentMutation()
  const named = useRef('')
  return {
    /** `key` is what the component has from then on. */
    name: async (name: string, key: string) => {
      named.current = key
      onNaming(component.key)
      const answer = await save({ companyId: day.companyId, componentKey: component.key, body: { name } })
      if (answer.error !== undefined) onNaming(undefined)
      return answer
    },
    onNamed: () => {
      onClose()
      day.goTo({ date: day.date, component: named.current })
    },
  }
}

const mostPortions = 100_000

const numberProblem = (typed: string): string | undefined =>
  typed.trim() === '' || (/^\d+$/.test(typed.trim()) && Number(typed) <= mostPortions)
    ? undefined
    : `0 ile ${formatNumber(mostPortions)} arasında bir sayı yazın.`

const OwnNumberDialog = ({ component, day: { companyId, date }, onClose }: DialogProps) => {
  const [save] = useSaveOwnNumberMutation()
  const form = useDraftForm({
    initial: { number: component.own_number === null ? '' : String(component.own_number) },
    problemsOf: ({ number }) => ({ number: numberProblem(number) }),
    send: ({ number }) =>
      save({
        companyId,
        componentKey: component.key,
        body: { date, own_number: number.trim() === '' ? null : Number(number) },
      }),
    onSaved: onClose,
    banner: 'Mutfağın sayısı kaydedildi',
    prefix: 'Sayı kaydedilemedi',
  })
  return (
    <FormDialog title={`${component.name}: mutfağın sayısı`} submitText="Kaydet" form={form} onClose={onClose}>
      <TextField
        {...form.field('number')}
        label="Pişirilecek porsiyon"
        inputMode="numeric"
        isOptional
        hint={`Hesaplanan ${formatNumber(component.to_cook)} porsiyon yanında kalır. Boş bırakırsanız sayınız kaldırılır.`}
      />
    </FormDialog>
  )
}

const longestName = 200

const NameDialog = (props: DialogProps) => {
  const { component, onClose } = props
  const { name, onNamed } = useNaming(props)
  const form = useDraftForm({
    initial: { name: component.name },
    problemsOf: (draft) => ({ name: draft.name.trim() === '' ? 'Bir ad yazın.' : undefined }),
    send: (draft) => name(draft.name, fold(withoutStrayBlanks(draft.name))),
    onSaved: onNamed,
    banner: 'Ad değişti',
    prefix: 'Ad değiştirilemedi',
  })
  return (
    <FormDialog title="Adını değiştir" submitText="Kaydet" form={form} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label="Bileşenin adı"
        maxLength={longestName}
        hint="Yalnızca mutfağın sayımında değişir; menülerdeki yemek adları olduğu gibi kalır. Başka bir bileşenin adını verirseniz ikisi birlikte sayılır."
      />
    </FormDialog>
  )
}

const MergeDialog = (props: DialogProps) => {
  const { component, day, onClose } = props
  const { name, onNamed } = useNaming(props)
  const others = day.shown.components
    .filter(({ key }) => key !== component.key)
    .sort((one, other) => one.name.localeCompare(other.name, 'tr'))
  const form = useDraftForm({
    initial: { key: '' },
    problemsOf: ({ key }) => ({ key: key === '' ? 'Bir bileşen seçin.' : undefined }),
    send: ({ key }) => name(others.find((other) => other.key === key)?.name ?? '', key),
    onSaved: onNamed,
    banner: 'Bileşenler birleşti',
    prefix: 'Birleştirilemedi',
  })
  return (
    <FormDialog title={`${component.name} birleştirilsin mi?`} submitText="Birleştir" form={form} onClose={onClose}>
      <Field
        label="Hangi bileşenle birlikte sayılsın?"
        required
        validationMessage={form.problems.key}
        hint={`Bütün günlerde ${component.name} olarak yazılan porsiyonlar seçtiğiniz bileşene eklenir.`}
      >
        <Select value={form.draft.key} onChange={(value) => form.change({ key: value })}>
          <option value="">Seçin</option>
          {others.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}

const useStyles = makeStyles({
  // Together onto the second line of a narrow panel, so that neither is alone there.
  pair: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '8px' },
})

const dialogs = { number: OwnNumberDialog, name: NameDialog, merge: MergeDialog } as const

/** What whoever plans the kitchen may do with a component. */
export const ComponentActions = ({ component, day, onNaming }: Omit<DialogProps, 'onClose'>) => {
  const styles = useStyles()
  const mayWrite = useCan('writeMenus')
  const isOnline = useIsOnline()
  const [opened, open] = useState<keyof typeof dialogs>()
  if (!mayWrite) return null
  const Opened = opened && dialogs[opened]
  const offline = { disabledFocusable: !isOnline, title: isOnline ? undefined : noConnection }
  return (
    <>
      <Button {...offline} onClick={() => open('merge')}>
        Birleştir
      </Button>
      <span className={styles.pair}>
        <Button {...offline} onClick={() => open('name')}>
          Adını değiştir
        </Button>
        {day.date >= day.shown.today && (
          <Button {...offline} onClick={() => open('number')}>
            {component.own_number === null ? 'Kendi sayını yaz' : 'Sayıyı değiştir'}
          </Button>
        )}
      </span>
      {Opened && <Opened component={component} day={day} onNaming={onNaming} onClose={() => open(undefined)} />}
    </>
  )
}
