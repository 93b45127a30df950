import { makeStyles } from '@fluentui/react-components'
import { liraOf } from '../../../src/core/shared/rules.ts'
import { quantityIn } from '../../../src/texts/kernel/amounts.ts'
import { heldText } from '../../domain/store/content-text.ts'
import { colors } from '../../ui/colors.ts'
import type { CurrentLine } from '../../domain/store/cart.ts'

const useStyles = makeStyles({
  root: { fontSize: '12px', color: colors.ink2, fontVariantNumeric: 'tabular-nums' },
})

/** 4 çuval = 100 kg, below a quantity of packages. */
export const HeldText = ({ line: { product, quantity, unit, unread } }: { line: CurrentLine }) => {
  const styles = useStyles()
  const held = product && heldText(liraOf(quantity), product)
  if (held === undefined || unread) return null
  return <span className={styles.root}>{`${quantityIn(liraOf(quantity), unit)} = ${held}`}</span>
}
