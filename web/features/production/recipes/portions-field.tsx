import { makeStyles, Text } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { isBlank, multiplied, portionsOf } from './recipe-draft.ts'
import type { RecipeForm } from './use-recipe-form.ts'
import { Input } from '../../../ui/forms/input.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', columnGap: '8px' },
  input: { width: '76px', '& input': { textAlign: 'end', fontWeight: 650 } },
})

/** For how many portions the quantities are; another number may multiply them. */
export const PortionsField = ({ form, isReadOnly }: { form: RecipeForm; isReadOnly: boolean }) => {
  const styles = useStyles()
  const id = useId()
  const [before, setBefore] = useState<number>()
  const [asked, ask] = useState<{ from: number; to: number }>()
  const { draft, change, problems } = form
  const finish = () => {
    const now = portionsOf(draft)
    if (before !== undefined && now !== undefined && now !== before && draft.lines.some((line) => !isBlank(line)))
      ask({ from: before, to: now })
    setBefore(undefined)
  }
  return (
    <span className={styles.root}>
      <Input
        id={id}
        className={styles.input}
        inputMode="numeric"
        maxLength={5}
        readOnly={isReadOnly}
        aria-label="Kaç porsiyon için"
        aria-invalid={problems.portions !== undefined}
        value={draft.portions}
        onFocus={() => setBefore(portionsOf(draft))}
        onChange={(value) => change({ portions: value })}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish()
        }}
        onBlur={finish}
      />
      <label htmlFor={id}>porsiyon için</label>
      {problems.portions !== undefined && <Text role="alert">{problems.portions}</Text>}
      {asked !== undefined && (
        <ConfirmDialog
          title="Miktarlar da çarpılsın mı?"
          yes="Çarp"
          no="Miktarlar kalsın"
          onYes={() => {
            change({ lines: multiplied(draft.lines, asked) })
            ask(undefined)
          }}
          onNo={() => ask(undefined)}
        >
          {`Reçete ${formatNumber(asked.from)} porsiyon için yazılmıştı, şimdi ${formatNumber(asked.to)} porsiyon için.`}
        </ConfirmDialog>
      )}
    </span>
  )
}
