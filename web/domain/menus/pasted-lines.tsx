import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ErrorCircleRegular, InfoRegular, WarningRegular } from '@fluentui/react-icons'
import { colors } from '../../ui/colors.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import type { Tone } from './pasted-texts.ts'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    columnGap: '8px',
    minHeight: '34px',
    padding: '5px 8px 5px 0',
    borderBottom: `1px solid ${colors.line}`,
    fontSize: '13px',
    lineHeight: '17px',
    fontVariantNumeric: 'tabular-nums',
  },
  number: { textAlign: 'right', fontSize: '12px', color: colors.ink2 },
  text: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', tabSize: 4 },
  icon: { flexShrink: 0, fontSize: '16px' },
  danger: { backgroundColor: colors.dangerSoft },
  warning: { backgroundColor: colors.saffronSoft },
  info: { backgroundColor: colors.infoSoft },
  dangerIcon: { color: colors.danger },
  warningIcon: { color: colors.saffron },
  infoIcon: { color: colors.info },
})

const icons = { danger: ErrorCircleRegular, warning: WarningRegular, info: InfoRegular }

/** An icon in addition to the colour, for people who cannot tell the colours apart. */
export const ToneIcon = ({ tone }: { tone: Tone }) => {
  const styles = useStyles()
  const Icon = icons[tone]
  return <Icon aria-hidden className={mergeClasses(styles.icon, styles[`${tone}Icon`])} />
}

const words = { danger: 'düzeltilmeli', warning: 'kontrol edin', info: 'bilgi' }

/** The text as pasted, with line numbers. */
export const PastedLines = ({ lines, tones }: { lines: readonly string[]; tones: ReadonlyMap<number, Tone> }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return (
    <ol className={styles.list}>
      {lines.map((text, at) => {
        const tone = tones.get(at + 1)
        return (
          <li key={at} className={mergeClasses(styles.line, tone && styles[tone])}>
            <span className={styles.number}>{formatNumber(at + 1)}</span>
            <span className={styles.text}>{text}</span>
            {tone !== undefined && (
              <span>
                <ToneIcon tone={tone} />
                <span className={hidden}>{words[tone]}</span>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
