import { Button, Checkbox, makeStyles } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { type DishDetail, useUpdateDishMutation } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { AllergenBoxes } from './allergen-boxes.tsx'
import { Plate } from './food/plate.tsx'
import { ConflictNotice } from '../../ui/forms/conflict-notice.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { PictureField } from '../images/picture-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useScope } from '../../frame/scope/company-scope.ts'
import { bodyOf, draftOf, problemsOf, read } from './dish-draft.ts'

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '14px' },
  grid: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', columnGap: '8px' },
  box: { margin: '-4px 0 -4px -8px' },
  numbers: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '12px' },
  hint: { color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
  buttons: { display: 'flex', justifyContent: 'end', columnGap: '8px' },
})

/** A dish with unsaved input. */
export type UnsavedDish = { id: string; save: () => Promise<void> }

type Props = {
  dish: DishDetail
  /** Lets a parent that switches between dishes save first; called with undefined once nothing is unsaved. */
  onUnsaved?: ((unsaved: UnsavedDish | undefined) => void) | undefined
}

/** Edits what is known about a dish. Asks before leaving with unsaved input. */
export const DishForm = ({ dish, onUnsaved }: Props) => {
  const styles = useStyles()
  const { company } = useScope()
  const [update] = useUpdateDishMutation()
  const { draft, saved, change, field, notice, conflict, isSending, submit, take } = useDraftForm({
    initial: () => draftOf(dish),
    problemsOf,
    send: (draft, saved) =>
      update({ companyId: company.id, dishId: dish.id, body: { ...bodyOf(draft), version: saved.version } }),
    onSaved: (answer) => draftOf(answer.dish),
    prefix: 'Yemek kaydedilemedi',
    versioned: { draftOf, read },
  })
  const isChanged = JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(saved))
  // The dish may have come from the cache first, with the server's newer version arriving later.
  const isOld = dish.version > saved.version && !isChanged && !isSending
  useEffect(() => {
    if (isOld) take(draftOf(dish))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOld])
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  useEffect(() => {
    if (!isChanged) return
    onUnsaved?.({ id: dish.id, save: () => latest.current() })
    return () => onUnsaved?.(undefined)
  }, [onUnsaved, isChanged, dish.id])
  return (
    <Form className={styles.form} onSubmit={submit}>
      <PictureField
        label="Resim"
        placeholder={<Plate dish={{ name: dish.name, tags: dish.tags }} size={64} />}
        {...field('imageUrl')}
      />
      <TextField label="Etiketler" hint="Virgülle ayırın: Etli, Fırın" maxLength={400} isOptional {...field('tags')} />
      <TextField
        label="Mutfakta sayılan bileşenler"
        hint="Artı ile ayırın, ana yemek önce. Boşsa adındaki virgüllerden ayrılır."
        placeholder={dish.name.split(/\s*,\s*/).join(' + ')}
        maxLength={600}
        isOptional
        {...field('components')}
      />
      <AllergenBoxes value={draft} onChange={change} />
      <div className={styles.grid}>
        <Checkbox
          className={styles.box}
          label="Domuz eti içerir"
          checked={draft.pork}
          onChange={(_, { checked }) => change({ pork: checked === true })}
        />
        <Checkbox
          className={styles.box}
          label="Alkol içerir"
          checked={draft.alcohol}
          onChange={(_, { checked }) => change({ alcohol: checked === true })}
        />
      </div>
      <div className={styles.numbers}>
        <TextField label="Kalori (kcal)" inputMode="numeric" maxLength={5} isOptional {...field('kcal')} />
        <TextField label="Porsiyon (g)" inputMode="numeric" maxLength={5} isOptional {...field('portion')} />
      </div>
      <Checkbox
        className={styles.box}
        label="Menü yazılırken önerilmesin"
        checked={draft.isHidden}
        onChange={(_, { checked }) => change({ isHidden: checked === true })}
      />
      <FormNotice intent="error" text={notice} />
      <ConflictNotice conflict={conflict} />
      <div className={styles.buttons}>
        {isChanged && <Button onClick={() => change(saved)}>Vazgeç</Button>}
        <SubmitButton text="Kaydet" isDisabled={!isChanged || conflict !== undefined} isBusy={isSending} />
      </div>
      <p className={styles.hint}>
        Bunlar yemeğin adıyla saklanır ve yayındaki günler dahil yemeğin olduğu bütün menülerde aynı görünür. Yemeğin
        adı menü gününde değiştirilir.
      </p>
    </Form>
  )
}
