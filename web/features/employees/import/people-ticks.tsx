import { Button, Checkbox, makeStyles, mergeClasses, Subtitle2, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

/** A list may name thousands. */
const step = 20

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' },
  hint: { color: colors.ink2 },
  people: { margin: 0, padding: 0, listStyleType: 'none' },
  person: { paddingBlock: '4px', borderBottom: `1px solid ${colors.line}` },
  facts: {
    display: 'block',
    paddingInlineStart: '40px',
    paddingBottom: '4px',
    fontSize: '12px',
    lineHeight: '16px',
    color: colors.ink2,
    overflowWrap: 'anywhere',
  },
  warning: { color: colors.saffron },
  more: { justifySelf: 'start' },
})

export interface TickedPerson {
  id: string
  name: string
  /** Each on a line of its own. */
  facts: readonly string[]
  warning?: string | undefined
  /** There is nothing to take. */
  isDisabled?: boolean
}

type Props = {
  title: string
  hint: string
  /** For the checkbox that ticks all. */
  allText: string
  people: readonly TickedPerson[]
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
}

/** People to tick one by one or all at once. */
export const PeopleTicks = ({ title, hint, allText, people, ticked, onTick }: Props) => {
  const styles = useStyles()
  const [shown, setShown] = useState(step)
  const able = people.filter(({ isDisabled }) => !isDisabled)
  const tick = (id: string, isOn: boolean) => {
    const next = new Set(ticked)
    if (isOn) next.add(id)
    else next.delete(id)
    onTick(next)
  }
  return (
    <section className={styles.root}>
      <Subtitle2 as="h3">{title}</Subtitle2>
      <Text className={styles.hint}>{hint}</Text>
      {able.length > 1 && (
        <Checkbox
          label={`${allText} (${formatNumber(ticked.size)} / ${formatNumber(able.length)})`}
          checked={ticked.size === able.length ? true : ticked.size > 0 ? 'mixed' : false}
          onChange={() => onTick(new Set(ticked.size === able.length ? [] : able.map(({ id }) => id)))}
        />
      )}
      <ul className={styles.people}>
        {people.slice(0, shown).map(({ id, name, facts, warning, isDisabled = false }) => (
          <li key={id} className={styles.person}>
            <Checkbox
              label={name}
              disabled={isDisabled}
              checked={ticked.has(id)}
              onChange={(_, { checked }) => tick(id, checked === true)}
            />
            {facts.map((fact) => (
              <span key={fact} className={styles.facts}>
                {fact}
              </span>
            ))}
            {warning !== undefined && <span className={mergeClasses(styles.facts, styles.warning)}>{warning}</span>}
          </li>
        ))}
      </ul>
      {people.length > shown && (
        <Button className={styles.more} onClick={() => setShown(shown + 5 * step)}>
          Daha fazla göster
        </Button>
      )}
    </section>
  )
}
