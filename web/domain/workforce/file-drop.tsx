import { Field, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { DocumentArrowUpRegular } from '@fluentui/react-icons'
import { useState, type DragEvent } from 'react'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { accepted } from './list-file.ts'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    rowGap: '4px',
    padding: '24px 16px',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    border: `2px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
  locked: { pointerEvents: 'none', color: tokens.colorNeutralForeground3 },
  icon: { fontSize: '32px', color: tokens.colorBrandForeground1 },
})

type Props = { file?: File; problem?: string; isDisabled: boolean; onChoose: (file: File) => void }

/** The whole area is the label of a file input, so that clicking, dropping and the keyboard all work. */
export const FileDrop = ({ file, problem, isDisabled, onChoose }: Props) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped !== undefined && !isDisabled) onChoose(dropped)
  }
  return (
    <Field validationMessage={problem}>
      {(field) => (
        <label
          className={mergeClasses(styles.root, isOver && styles.over, isDisabled && styles.locked)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <DocumentArrowUpRegular className={styles.icon} aria-hidden />
          <Text weight="semibold" align="center">
            {file === undefined ? 'Excel dosyası seçin ya da buraya bırakın' : file.name}
          </Text>
          <Text size={200} align="center">
            {file === undefined
              ? '.xlsx ya da .xls, en fazla 5 MB ve 10.000 satır'
              : 'Başka bir dosya seçmek için dokunun'}
          </Text>
          <input
            {...field}
            className={hidden}
            type="file"
            accept={accepted}
            disabled={isDisabled}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen !== undefined) onChoose(chosen)
              target.value = ''
            }}
          />
        </label>
      )}
    </Field>
  )
}
