import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../ui/colors.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    maxWidth: '100%',
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    border: `1px solid ${colors.fieldLine}`,
    borderRadius: '8px',
    backgroundColor: colors.surface,
    '@media (max-width: 1023px)': { borderRadius: '12px' },
  },
  mark: {
    flexShrink: 0,
    minHeight: '30px',
    padding: '0 12px',
    border: 'none',
    backgroundColor: 'transparent',
    color: colors.ink2,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '& + &': { borderLeft: `1px solid ${colors.line}` },
    ':hover': { backgroundColor: colors.surface2, color: colors.ink },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px', borderRadius: '8px' },
    '@media (max-width: 1023px)': { minHeight: '44px', fontSize: '16px' },
  },
})

type Props = { count: number; times: readonly string[]; onJump: (time: string) => void }

/** Jumps to the deliveries of an hour. */
export const HourMarks = ({ count, times, onJump }: Props) => {
  const styles = useStyles()
  const [first] = times
  if (first === undefined) return null
  return (
    <div role="group" aria-label="Saate git" className={styles.row}>
      <button type="button" className={styles.mark} onClick={() => onJump(first)}>
        {`Tümü ${formatNumber(count)}`}
      </button>
      {times.map((time) => (
        <button key={time} type="button" className={styles.mark} onClick={() => onJump(time)}>
          {time}
        </button>
      ))}
    </div>
  )
}
