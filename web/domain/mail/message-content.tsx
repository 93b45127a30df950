import { makeStyles } from '@fluentui/react-components'
import type { Ref } from 'react'
import { addresseeName } from '../../../src/texts/mail/labels.ts'
import type { Message } from '../../api/generated.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { colors } from '../../ui/colors.ts'
import { AttachmentList, type FetchFile } from './attachment-list.tsx'
import { formatInstant } from '../../ui/words/dates.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  // Focused by script only, never by the Tab key.
  subject: { margin: 0, fontSize: '18px', lineHeight: '24px', outlineStyle: 'none', overflowWrap: 'anywhere' },
  people: { display: 'flex', columnGap: '12px', alignItems: 'center' },
  from: { fontWeight: 650 },
  faint: { color: colors.ink2 },
  small: { fontSize: '12px', color: colors.ink2, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  body: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: '22px' },
})

type Props = {
  message: Message
  /** The reader. */
  userId: string
  heading?: Ref<HTMLHeadingElement>
  fetchFile: FetchFile
}

const shownNames = 4

/** The reader is 'Siz'; beyond a few names only the count is given. */
const receivers = ({ to_addresses }: Message, userId: string): string => {
  const names = to_addresses.map((one) => (one.id === userId ? 'Siz' : addresseeName(one)))
  const rest = names.length - shownNames
  return rest > 0 ? `${names.slice(0, shownNames).join(', ')} ve ${rest} alıcı daha` : names.join(', ')
}

export const MessageContent = ({ message, userId, heading, fetchFile }: Props) => {
  const styles = useStyles()
  const { subject, from_address, from_person, from_department, recipient_count, read_count, created_at, body } = message
  const writer = from_person ?? from_address.name
  const place = from_person === null ? from_department : from_address.name
  const isPlainlyNamed = message.to_addresses.every(({ kind }) => kind === 'person')
  return (
    <div className={styles.root}>
      <h2 ref={heading} tabIndex={-1} className={styles.subject}>
        {subject}
      </h2>
      <div className={styles.people}>
        <Avatar name={writer} />
        <div>
          <div>
            <span className={styles.from}>{writer}</span>
            {place !== null && <span className={styles.faint}> · {place}</span>}
          </div>
          <div className={styles.small}>
            Kime: {receivers(message, userId)}
            {!isPlainlyNamed && ` (${recipient_count} kişi)`} ·{' '}
            <time dateTime={created_at}>{formatInstant(created_at)}</time>
          </div>
          {read_count !== null && (
            <div className={styles.small}>
              {recipient_count === 1
                ? read_count === 1
                  ? 'Okundu'
                  : 'Henüz okunmadı'
                : `${recipient_count} kişiden ${read_count} kişi okudu`}
            </div>
          )}
        </div>
      </div>
      <div className={styles.body}>{body}</div>
      <AttachmentList files={message.attachments} fetchFile={fetchFile} />
    </div>
  )
}
