import { Button, makeStyles } from '@fluentui/react-components'
import { AttachRegular, DismissRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { attachmentEndings, attachmentLimits } from '../../../src/core/mail/rules.ts'
import type { Attachment } from '../../api/generated.ts'
import { BusyIcon } from '../../ui/busy-icon.tsx'
import { colors } from '../../ui/colors.ts'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { formatFileSize } from '../../domain/mail/file-size.ts'
import type { useFiles } from './use-files.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  add: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  hint: { fontSize: '12px', color: colors.ink2 },
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  file: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    padding: '2px 4px 2px 10px',
    border: `1px solid ${colors.line}`,
    borderRadius: '8px',
  },
  name: { overflowWrap: 'anywhere' },
  arriving: { paddingRight: '10px', minHeight: '32px' },
})

const accepted = Object.values(attachmentEndings)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',')

type Props = { files: readonly Attachment[]; state: ReturnType<typeof useFiles> }

/** The attachments of a message being written. */
export const FileField = ({ files, state: { arriving, problem, add, remove } }: Props) => {
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isFull = files.length + arriving.length >= attachmentLimits.files
  return (
    <div className={styles.root}>
      {(files.length > 0 || arriving.length > 0) && (
        <ul className={styles.list} aria-label="Ekler">
          {files.map(({ id, name, size }) => (
            <li key={id} className={styles.file}>
              <span className={styles.name}>{name}</span>
              <span className={styles.hint}>{formatFileSize(size)}</span>
              <Button
                appearance="subtle"
                size="small"
                aria-label={`${name} ekini çıkar`}
                icon={<DismissRegular />}
                onClick={() => {
                  remove(id)
                  button.current?.focus()
                }}
              />
            </li>
          ))}
          {arriving.map((name, at) => (
            <li key={`${at} ${name}`} className={`${styles.file} ${styles.arriving}`}>
              <BusyIcon />
              <span className={styles.name}>{name} yükleniyor…</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Button
          ref={button}
          appearance="subtle"
          icon={<AttachRegular />}
          disabledFocusable={isFull || arriving.length > 0}
          onClick={() => input.current?.click()}
        >
          Dosya ekle
        </Button>
        <span className={styles.hint}>
          en fazla {attachmentLimits.files} dosya, her biri {attachmentLimits.megabytes} MB
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label="Eklenecek dosyalar"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          target.value = ''
          void add(chosen)
        }}
      />
      <FormNotice intent="error" text={problem} />
    </div>
  )
}
