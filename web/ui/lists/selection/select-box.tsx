import { makeStyles } from '@fluentui/react-components'
import { type MouseEvent, useEffect, useRef } from 'react'
import { colors } from '../../colors.ts'

const useStyles = makeStyles({
  place: { display: 'grid', placeItems: 'center', width: '100%', minWidth: '24px', height: '100%', cursor: 'pointer' },
  box: { width: '18px', height: '18px', margin: 0, accentColor: colors.brand, cursor: 'pointer' },
})

type Props = {
  label: string
  isChecked: boolean | 'some'
  /** `isRange` with Shift held. */
  onChange: (isRange: boolean) => void
}

/** A Shift-click would otherwise select the text in between. */
export const preventTextSelection = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault()
}

/** A native checkbox: a list of hundreds has one in each row. */
export const SelectBox = ({ label, isChecked, onChange }: Props) => {
  const styles = useStyles()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isChecked === 'some'
  }, [isChecked])
  return (
    <label className={styles.place} onClick={(event) => event.stopPropagation()} onMouseDown={preventTextSelection}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        className={styles.box}
        checked={isChecked === true}
        onChange={({ nativeEvent }) => onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  )
}
