import { makeStyles } from '@fluentui/react-components'
import { type Declaration, declarationWords } from '../../../../src/texts/menus/declarations.ts'
import { colors } from '../../../ui/colors.ts'

const useStyles = makeStyles({
  root: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
})

/** The caterer's declaration for a dish, in words. */
export const DishDeclaration = ({ dish }: { dish: Declaration }) => (
  <span className={useStyles().root}>{declarationWords(dish).join(' · ')}</span>
)
