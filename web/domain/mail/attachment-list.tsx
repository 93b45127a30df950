import { makeStyles } from '@fluentui/react-components'
import { DocumentRegular, ImageRegular } from '@fluentui/react-icons'
import type { Attachment } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { DownloadButton } from '../../frame/download-button.tsx'
import { formatFileSize } from './file-size.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  file: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '10px',
    minWidth: 0,
    maxWidth: '100%',
    padding: '4px 6px 4px 12px',
    border: `1px solid ${colors.line}`,
    borderRadius: '8px',
    backgroundColor: colors.surface,
  },
  icon: { flexShrink: 0, fontSize: '20px', color: colors.herb },
  words: { minWidth: 0 },
  name: { fontWeight: 600, overflowWrap: 'anywhere' },
  size: { fontSize: '12px', color: colors.ink2, fontVariantNumeric: 'tabular-nums' },
})

export type FetchFile = (attachmentId: string) => Promise<{ data?: Blob; error?: unknown }>

const File = ({ file: { id, name, size, type }, fetchFile }: { file: Attachment; fetchFile: FetchFile }) => {
  const styles = useStyles()
  const Icon = type.startsWith('image/') ? ImageRegular : DocumentRegular
  return (
    <li className={styles.file}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.size}>{formatFileSize(size)}</div>
      </div>
      <DownloadButton
        appearance="subtle"
        aria-label={`${name} dosyasını indir`}
        fetchFile={() => fetchFile(id)}
        failure="Ek indirilemedi"
      />
    </li>
  )
}

/** The files of a message, each downloaded on request. */
export const AttachmentList = ({ files, fetchFile }: { files: readonly Attachment[]; fetchFile: FetchFile }) => {
  const styles = useStyles()
  if (files.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Ekler">
      {files.map((file) => (
        <File key={file.id} file={file} fetchFile={fetchFile} />
      ))}
    </ul>
  )
}
