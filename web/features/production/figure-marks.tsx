import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons'
import type { PlannedComponent } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { laterMark, signed } from './production-texts.ts'

const useStyles = makeStyles({
  mark: { fontSize: '12px', lineHeight: '16px', fontWeight: 650, letterSpacing: 'normal', whiteSpace: 'nowrap' },
  later: { color: colors.saffron },
  change: { color: colors.info },
  guests: { color: colors.ink2 },
  own: { display: 'inline-flex', alignItems: 'center', columnGap: '3px', color: colors.ink2 },
})

/** +4, for ten minutes after a figure has changed. */
export const ChangeMark = ({ by }: { by: number }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return by === 0 ? null : (
    <span className={mergeClasses(styles.mark, styles.change)}>
      {signed(by)}
      <span className={hidden}> az önce değişti</span>
    </span>
  )
}

/** −2 sonra: what has changed since the list was frozen. */
export const LaterMark = ({ later }: { later: number }) => {
  const styles = useStyles()
  return later === 0 ? null : <span className={mergeClasses(styles.mark, styles.later)}>{laterMark(later)}</span>
}

/** +6 misafir: cooked beside what people have chosen. */
export const GuestMark = ({ guests }: { guests: number }) => {
  const styles = useStyles()
  return guests === 0 ? null : (
    <span className={mergeClasses(styles.mark, styles.guests)}>{`${signed(guests)} misafir`}</span>
  )
}

/** The number that the kitchen wrote beside the computed one. */
export const OwnMark = ({ component: { own_number } }: { component: PlannedComponent }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return own_number === null ? null : (
    <span className={mergeClasses(styles.mark, styles.own)} title="Mutfağın sayısı">
      <EditRegular />
      <span className={hidden}>Mutfağın sayısı </span>
      {formatNumber(own_number)}
    </span>
  )
}
