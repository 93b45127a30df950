import { Field, Textarea } from '@fluentui/react-components'
import { recipeLimits } from '../../../../src/core/recipes/rules.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useSideStyles } from './side-styles.ts'
import type { RecipeForm } from './use-recipe-form.ts'

/** How it is cooked, and what a portion then weighs. */
export const MethodCard = ({ form, isReadOnly }: { form: RecipeForm; isReadOnly: boolean }) => {
  const styles = useSideStyles()
  const { method, cookedWeight } = form.draft
  if (isReadOnly)
    return (
      <Panel as="section" className={styles.card}>
        <h3 className={styles.title}>Yapılışı</h3>
        <p className={styles.text}>{method === '' ? 'Yazılmamış.' : method}</p>
        {cookedWeight !== '' && <div className={styles.small}>{`Pişmiş porsiyon ${cookedWeight} g`}</div>}
      </Panel>
    )
  return (
    <Panel as="section" className={styles.card}>
      <Field label="Yapılışı">
        <Textarea
          className={styles.method}
          resize="vertical"
          maxLength={recipeLimits.method}
          value={method}
          onChange={(_, { value }) => form.change({ method: value })}
        />
      </Field>
      <TextField
        {...form.field('cookedWeight')}
        label="Pişmiş porsiyon (g)"
        inputMode="numeric"
        maxLength={4}
        isOptional
      />
    </Panel>
  )
}
