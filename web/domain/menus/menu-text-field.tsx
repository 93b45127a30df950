import { Field, makeStyles, Textarea } from '@fluentui/react-components'
import { type ClipboardEvent, useState } from 'react'
import { colors } from '../../ui/colors.ts'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { textOnClipboard } from './clipboard-text.ts'
import { MenuFileField, withLines } from './menu-file-field.tsx'
import { menuTextProblem } from './pasted-texts.ts'

const example = '07.12.2026 - Geleneksel 1: Etli nohut, pilav | Alternatif 1: Tavuk sote'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  file: { border: `1px solid ${colors.line}`, borderRadius: '12px', overflow: 'hidden' },
  text: { width: '100%', '& textarea': { minHeight: '200px', maxHeight: '50dvh' } },
})

/** A menu as text, pasted or read from a workbook. */
export const MenuTextField = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const styles = useStyles()
  const [problem, setProblem] = useState<string>()
  /** A field takes many seconds for a text that long, which could not be read anyway. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget: field } = event
    const plain = clipboardData.getData('text/plain')
    const text = menuTextProblem(plain) === undefined ? textOnClipboard(clipboardData) : plain
    const wrong = menuTextProblem(text)
    setProblem(wrong)
    if (wrong === undefined && text === plain) return
    event.preventDefault()
    if (wrong === undefined)
      onChange(`${value.slice(0, field.selectionStart)}${text}${value.slice(field.selectionEnd)}`)
  }
  return (
    <div className={styles.root}>
      <Field
        label="Menü metni"
        hint="Excel ya da Word’den aylık listeyi olduğu gibi yapıştırın ya da her satıra bir gün yazın."
      >
        <Textarea
          className={styles.text}
          resize="vertical"
          placeholder={example}
          value={value}
          onPaste={onPaste}
          onChange={(_, { value }) => onChange(value)}
        />
      </Field>
      <FormNotice intent="error" text={problem} />
      <div className={styles.file}>
        <MenuFileField onText={(added) => onChange(withLines(value, added))} />
      </div>
    </div>
  )
}
