import { makeStyles } from '@fluentui/react-components'
import { SelectBox } from './select-box.tsx'

// A finger-sized target that adds no height to the line with the name.
const useStyles = makeStyles({
  root: { flexShrink: 0, width: '44px', height: '44px', margin: '-11px -8px -11px -13px' },
})

type Props = { label: string; isChecked: boolean; onChange: (isRange: boolean) => void }

/** A selection box in front of the name at the head of a card. */
export const CardBox = (props: Props) => (
  <span className={useStyles().root}>
    <SelectBox {...props} />
  </span>
)
