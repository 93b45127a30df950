import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled, ImportantFilled } from '@fluentui/react-icons'
import { use } from 'react'
import { skipKey } from '../../../../src/core/menus/rules.ts'
import { allergenLabels, declarationWords } from '../../../../src/texts/menus/declarations.ts'
import { skipLabel } from '../../../../src/texts/menus/labels.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { BusyIcon } from '../../../ui/busy-icon.tsx'
import { DishName } from '../../../domain/menus/food/dish-name.tsx'
import { DishTags } from '../../../domain/menus/food/dish-tags.tsx'
import { Plate } from '../../../domain/menus/food/plate.tsx'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { SkipPlate } from '../chosen-plate.tsx'
import { Mark, MarksContext } from '../avoided/marks-context.tsx'
import type { MenuOption } from '../menu-days.ts'
import type { KeptChoice } from '../outbox/kept-choices.ts'
import { isUndeclared, undeclaredOptions } from '../undeclared-once.ts'
import { useDayStyles } from './day-styles.ts'

const dot = ' · '

export type RowState = KeptChoice['state'] | 'saved'

const Ring = ({ state }: { state: RowState | undefined }) => {
  const styles = useDayStyles()
  if (state === undefined) return <span className={styles.ring} aria-hidden="true" />
  if (state === 'sending')
    return (
      <span aria-hidden="true">
        <BusyIcon />
      </span>
    )
  const look = state === 'failed' ? styles.filledLost : state === 'offline' ? styles.filledKept : undefined
  return (
    <span className={mergeClasses(styles.ring, styles.filled, look)} aria-hidden="true">
      {state === 'failed' ? <ImportantFilled /> : <CheckmarkFilled />}
    </span>
  )
}

interface OptionMetaProps {
  option: MenuOption
  isDetailed: boolean
  /** The day shows a note below instead. */
  isUndeclaredShownOnce: boolean
}

/**
 * Label · tags · allergens, on one line where they fit. Energy and weight are shown only in the view of a single day,
 * and the word for allergens is for screen readers only.
 */
const OptionMeta = ({ option, isDetailed, isUndeclaredShownOnce }: OptionMetaProps) => {
  const styles = useDayStyles()
  const hidden = useVisuallyHidden()
  const marks = use(MarksContext)
  const { label, meal } = option
  const [words, ...others] = declarationWords(isDetailed ? meal : { ...meal, kcal: null, portion_g: null })
  const isListed = !isUndeclared(meal) && meal.allergens?.length !== 0
  return (
    <span className={styles.meta}>
      <DishTags isInLine tags={[label, ...meal.tags]} />
      {isUndeclared(meal) && isUndeclaredShownOnce ? <span className={hidden}>{` ${words}`}</span> : dot}
      {isListed && <span className={hidden}>Alerjenler: </span>}
      {isListed && meal.allergens?.map((one) => allergenLabels[one]).join(', ')}
      {!isListed && !(isUndeclared(meal) && isUndeclaredShownOnce) && (
        <span className={mergeClasses(styles.phrase, marks && isUndeclared(meal) && styles.unknown)}>{words}</span>
      )}
      {others.map((word) => dot + word).join('')}
    </span>
  )
}

interface OptionRowsProps {
  day: MenuPlayDay
  label: string
  /** The element with what comes beside every option. */
  describedBy: string | undefined
  /** State of the chosen row. */
  state: RowState | undefined
  isClosed: boolean
  /** Includes the weight and energy of a portion. */
  isDetailed: boolean
  showsSkip: boolean
  onChoose: (key: string) => void
}

/**
 * The whole row is the button: a tap, Enter or its number chooses and saves at once. Arrow keys only move the focus,
 * because a choice that followed them would be saved at every step.
 */
export const OptionRows = ({
  day,
  label,
  describedBy,
  state,
  isClosed,
  isDetailed,
  showsSkip,
  onChoose,
}: OptionRowsProps) => {
  const styles = useDayStyles()
  /** Whoever avoids something is told in each row. */
  const isEachTold = use(MarksContext) !== undefined
  const undeclared = isEachTold ? undefined : undeclaredOptions(day)
  const keys = [...day.options.map(({ key }) => key), skipKey]
  const entry = day.choice !== null && keys.includes(day.choice) ? day.choice : keys[0]
  const rowOf = (key: string) => ({
    type: 'button' as const,
    role: 'radio',
    'aria-checked': day.choice === key,
    'aria-disabled': isClosed || undefined,
    tabIndex: key === entry ? 0 : -1,
    onClick: () => !isClosed && onChoose(key),
  })
  const lookOf = (key: string) =>
    mergeClasses(
      styles.row,
      key === skipKey && styles.skip,
      isClosed && styles.closed,
      day.choice === key && styles.chosen,
      day.choice === key && state === 'offline' && styles.kept,
      day.choice === key && state === 'failed' && styles.lost,
    )
  return (
    <div role="radiogroup" aria-label={label} aria-describedby={describedBy} data-day={day.date}>
      {day.options.map((option) => (
        <button key={option.key} {...rowOf(option.key)} className={lookOf(option.key)}>
          <Plate dish={option.meal} />
          <span className={styles.body}>
            <DishName name={option.meal.name} />
            <OptionMeta option={option} isDetailed={isDetailed} isUndeclaredShownOnce={undeclared !== undefined} />
            <Mark dish={option.meal} />
          </span>
          <Ring state={day.choice === option.key ? (state ?? 'saved') : undefined} />
        </button>
      ))}
      {undeclared !== undefined && <p className={styles.undeclared}>{undeclared}</p>}
      {(showsSkip || day.choice === skipKey) && (
        <button {...rowOf(skipKey)} className={lookOf(skipKey)}>
          <SkipPlate />
          <span className={mergeClasses(styles.body, styles.skipWord)}>{skipLabel}</span>
          <Ring state={day.choice === skipKey ? (state ?? 'saved') : undefined} />
        </button>
      )}
    </div>
  )
}
