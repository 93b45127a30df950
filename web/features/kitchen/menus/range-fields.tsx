import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { rangeLabel, shortDate } from './menu-names.ts'
import { type MenuRange, rangeProblem } from './menu-range.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 200px))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  opener: {
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    '@container (max-width: 330px)': { flexBasis: '100%' },
  },
})

type Props = {
  range: MenuRange
  /** Without the year. */
  isShort?: boolean
  onChange: (range: MenuRange) => void
}

/** Picks which days are shown. An incomplete range is kept here until it is complete. */
export const RangeFields = ({ range, isShort = false, onChange }: Props) => {
  const styles = useStyles()
  const [typed, setTyped] = useState(range)
  const label = isShort ? `${shortDate(range.start)}–${shortDate(range.end)}` : rangeLabel(range)
  const change = (next: MenuRange) => {
    setTyped(next)
    if (rangeProblem(next) === undefined) onChange(next)
  }
  return (
    <Popover trapFocus onOpenChange={() => setTyped(range)}>
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="subtle" className={styles.opener} aria-label={`Tarih aralığı: ${label}`}>
          {label}
        </Button>
      </PopoverTrigger>
      <PopoverSurface>
        <div className={styles.fields}>
          <DateField label="Başlangıç" value={typed.start} onChange={(start) => change({ ...typed, start })} />
          <DateField
            label="Bitiş"
            validationMessage={rangeProblem(typed)}
            value={typed.end}
            onChange={(end) => change({ ...typed, end })}
          />
        </div>
      </PopoverSurface>
    </Popover>
  )
}
