import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../ui/colors.ts'

/** One colour per status everywhere: saffron waits, blue is in progress, green is done, grey is over. */
export const useOrderStatusStyles = makeStyles({
  pending: { backgroundColor: colors.saffronSoft, color: colors.saffron },
  confirmed: { backgroundColor: colors.infoSoft, color: colors.info },
  preparing: { backgroundColor: colors.infoSoft, color: colors.info },
  delivered: { backgroundColor: colors.herbSoft, color: colors.herb },
  cancelled: { backgroundColor: colors.surface2, color: colors.ink2 },
})
