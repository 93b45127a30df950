import { makeStyles } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Declaration } from '../../../../src/texts/menus/declarations.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { colors } from '../../../ui/colors.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { chosenOption } from '../menu-days.ts'
import { type Avoidable, containedText, findingsIn, readAvoided, titled, undeclaredText } from './avoided.ts'
import { keptAvoided, watchAvoided } from './kept-avoided.ts'
import type { Marking } from './marks-context.tsx'

const unreadable =
  'Kaçındıklarınız okunamadı, yemekler işaretlenmiyor. Hesabım → Kaçındıklarım sayfasında yeniden seçin ya da silin.'

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    justifySelf: 'start',
    alignItems: 'center',
    columnGap: '6px',
    margin: '3px 0',
    padding: '1px 10px 1px 6px',
    borderRadius: '12px',
    backgroundColor: colors.saffronSoft,
    color: colors.saffron,
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 650,
  },
  icon: { flexShrink: 0, fontSize: '16px' },
  unknown: { display: 'block', color: colors.ink2, fontSize: '12px', lineHeight: '16px', fontWeight: 650 },
  sign: { display: 'inline-flex', verticalAlign: 'text-bottom', marginLeft: '6px', color: colors.saffron },
  unknownSign: { fontWeight: 650 },
})

const isAllergen = (one: Avoidable): boolean => one !== 'pork' && one !== 'alcohol'

const DishMark = ({ avoided, dish, name }: { avoided: readonly Avoidable[]; dish: Declaration; name?: string }) => {
  const styles = useStyles()
  const { contained, undeclared } = findingsIn([dish], avoided)
  const text = (words: string) => (name === undefined ? titled(words) : `${name}: ${words}`)
  const containing = containedText(contained)
  const unknown = undeclaredText(undeclared.filter((one) => !isAllergen(one)))
  return (
    <>
      {name !== undefined && ' '}
      {containing !== undefined && (
        <span className={styles.mark}>
          <WarningRegular className={styles.icon} aria-hidden />
          {text(containing)}
        </span>
      )}
      {unknown !== undefined && <span className={styles.unknown}>{text(unknown)}</span>}
    </>
  )
}

/** One sign for the dish and what comes beside it. */
const DayMark = ({ avoided, day }: { avoided: readonly Avoidable[]; day: MenuPlayDay }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const option = chosenOption(day)
  if (option === undefined) return null
  const { contained, undeclared } = findingsIn([option.meal, ...day.common_courses], avoided)
  const [containing, unknown] = [containedText(contained), undeclaredText(undeclared)]
  if (containing === undefined) return unknown && <span className={styles.unknownSign}>{` · ${unknown}`}</span>
  return (
    <span className={styles.sign}>
      <WarningRegular className={styles.icon} aria-hidden />
      <span className={hidden}>{titled(containing)}</span>
    </span>
  )
}

const markFor =
  (avoided: readonly Avoidable[]): Marking =>
  (props) =>
    'day' in props ? <DayMark avoided={avoided} {...props} /> : <DishMark avoided={avoided} {...props} />

type Report = (mark: (() => Marking) | undefined) => void

/** Reports how dishes are marked before they are drawn, undefined if the person avoids nothing; says so if it cannot. */
export const WatchedMarks = ({ onMark }: { onMark: Report }) => {
  const person = useOneself()
  const kept = useSyncExternalStore(watchAvoided, () => keptAvoided(person))
  useLayoutEffect(() => {
    const marking = kept === null ? undefined : markFor(readAvoided(kept) ?? [])
    onMark(marking && (() => marking))
  }, [kept, onMark])
  if (readAvoided(kept) !== undefined) return null
  return (
    <Notice intent="warning" role="status">
      {unreadable}
    </Notice>
  )
}
