import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowDownRightRegular, ArrowRightRegular, ArrowUpRightRegular } from '@fluentui/react-icons'
import type { RatedDish } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', columnGap: '4px', fontWeight: 650, whiteSpace: 'nowrap' },
  rising: { color: colors.herb },
  falling: { color: colors.saffron },
  steady: { color: colors.ink3, fontWeight: 400 },
})

const looks = {
  rising: { text: 'Yükseliyor', Icon: ArrowUpRightRegular },
  falling: { text: 'Düşüyor', Icon: ArrowDownRightRegular },
  steady: { text: 'Değişmiyor', Icon: ArrowRightRegular },
} as const

/** Where the ratings of a dish are heading, if there is more than one month to tell. */
export const DirectionMark = ({ direction }: Pick<RatedDish, 'direction'>) => {
  const styles = useStyles()
  if (direction === null) return null
  const { text, Icon } = looks[direction]
  return (
    <span className={mergeClasses(styles.root, styles[direction])}>
      <Icon aria-hidden />
      {text}
    </span>
  )
}
