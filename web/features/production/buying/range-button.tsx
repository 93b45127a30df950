import { Button, makeStyles } from '@fluentui/react-components'
import { CalendarLtrRegular, ChevronDownRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { maxNeedDays } from '../../../../src/core/buying/rules.ts'
import type { PurchaseNeeds } from '../../../api/generated.ts'
import { PlainDialog } from '../../../ui/dialogs/plain-dialog.tsx'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { dayCount } from '../../../ui/words/calendar-days.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { rangeText } from './buying-texts.ts'
import type { Range } from './use-range.ts'

const useStyles = makeStyles({
  button: { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  arrow: { flexShrink: 0, marginLeft: '8px' },
  fields: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '16px' },
})

type Props = {
  needs: PurchaseNeeds
  /** Somebody picked these days. */
  isChosen: boolean
  /** Undefined for what is proposed. */
  onChange: (range: Range | undefined) => void
}

const RangeDialog = ({ needs, isChosen, onChange, onClose }: Props & { onClose: () => void }) => {
  const styles = useStyles()
  const [start, setStart] = useState(needs.start_date)
  const [end, setEnd] = useState(needs.end_date)
  const [isChecked, setChecked] = useState(false)
  const days = start === '' || end === '' ? 0 : dayCount(start, end)
  const problem =
    days === 0
      ? 'Son gün ilk günden önce olamaz.'
      : days > maxNeedDays
        ? `En fazla ${maxNeedDays} gün seçilebilir.`
        : undefined
  const show = () => {
    setChecked(true)
    if (problem !== undefined) return
    onChange({ start, end })
    onClose()
  }
  return (
    <PlainDialog
      title="Günler"
      className={styles.fields}
      actions={
        <>
          {isChosen && (
            <Button
              onClick={() => {
                onChange(undefined)
                onClose()
              }}
            >
              Önümüzdeki açık günler
            </Button>
          )}
          <Button onClick={onClose}>Vazgeç</Button>
          <Button appearance="primary" type="submit">
            Göster
          </Button>
        </>
      }
      onSubmit={() => Promise.resolve(show())}
      onClose={onClose}
    >
      <DateField label="İlk gün" value={start} onChange={setStart} />
      <DateField label="Son gün" value={end} validationMessage={isChecked ? problem : undefined} onChange={setEnd} />
    </PlainDialog>
  )
}

/** 25 Kasım – 2 Aralık · 7 açık gün; picks other days. */
export const RangeButton = (props: Props) => {
  const styles = useStyles()
  const dialog = useDialog<'range'>()
  return (
    <>
      <Button
        className={styles.button}
        icon={<CalendarLtrRegular />}
        aria-haspopup="dialog"
        onClick={() => dialog.show('range')}
      >
        {`${rangeText(props.needs)} · ${formatNumber(props.needs.open_days)} açık gün`}
        <ChevronDownRegular aria-hidden className={styles.arrow} />
      </Button>
      {dialog.open && <RangeDialog {...props} onClose={dialog.close} />}
    </>
  )
}
