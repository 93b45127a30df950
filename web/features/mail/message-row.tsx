import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { AttachRegular } from '@fluentui/react-icons'
import { addresseeName } from '../../../src/texts/mail/labels.ts'
import type { MessageSummary } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatMailDate } from '../../domain/mail/mail-dates.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '8px minmax(0, 1fr)',
    columnGap: '8px',
    width: '100%',
    padding: '9px 14px 9px 12px',
    border: 'none',
    borderBottom: `1px solid ${colors.line}`,
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: colors.surface2 },
    ':focus-visible': { outline: `2px solid ${colors.brand}`, outlineOffset: '-2px' },
  },
  open: { backgroundColor: colors.brandSoft, ':hover': { backgroundColor: colors.brandSoftHover } },
  dot: { width: '8px', height: '8px', marginTop: '6px', borderRadius: '50%' },
  unread: { backgroundColor: colors.brand },
  words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px', minWidth: 0 },
  line: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  cut: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  name: { fontWeight: 600 },
  subject: { fontWeight: 500 },
  bold: { fontWeight: 700 },
  faint: { flexShrink: 0, fontSize: '12px', color: colors.ink2, fontVariantNumeric: 'tabular-nums' },
  preview: { fontSize: '12px', color: colors.ink2 },
  attached: { flexShrink: 0, fontSize: '16px', color: colors.ink2 },
})

/** The sender, or for one's own messages the recipients. */
const othersIn = ({ is_own, from_address, to_addresses }: MessageSummary): string => {
  if (!is_own) return from_address.name
  const [first, ...rest] = to_addresses
  return `Kime: ${first === undefined ? '' : addresseeName(first)}${rest.length > 0 ? ` ve ${rest.length} alıcı daha` : ''}`
}

type Props = { message: MessageSummary; isOpen: boolean; onOpen: (id: string) => void }

export const MessageRow = ({ message, isOpen, onOpen }: Props) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const { id, subject, preview, labels, attachments, is_read, created_at } = message
  return (
    <li>
      <button
        type="button"
        data-message={id}
        className={mergeClasses(styles.row, isOpen && styles.open)}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(id)}
      >
        <span className={mergeClasses(styles.dot, !is_read && styles.unread)} />
        <span className={styles.words}>
          <span className={styles.line}>
            {!is_read && <span className={hidden}>Okunmadı: </span>}
            <span className={mergeClasses(styles.cut, is_read ? styles.name : styles.bold)}>{othersIn(message)}</span>
            <time dateTime={created_at} className={styles.faint}>
              {formatMailDate(created_at)}
            </time>
          </span>
          <span className={styles.line}>
            <span className={mergeClasses(styles.cut, is_read ? styles.subject : styles.bold)}>{subject}</span>
            {labels.includes('reply') && <Badge color="informative">yanıt</Badge>}
            {attachments.length > 0 && <AttachRegular className={styles.attached} aria-label="Eki var" />}
          </span>
          <span className={mergeClasses(styles.cut, styles.preview)}>{preview}</span>
        </span>
      </button>
    </li>
  )
}
