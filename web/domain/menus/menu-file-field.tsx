import { makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { DocumentTableRegular } from '@fluentui/react-icons'
import { type DragEvent, useState } from 'react'
import { importLimits } from '../../../src/core/workforce/rules.ts'
import { fileTooLarge } from '../../../src/texts/kernel/reasons.ts'
import { type ReadMenuFileApiResponse, useReadMenuFileMutation } from '../../api/generated.ts'
import { BusyIcon } from '../../ui/busy-icon.tsx'
import { colors } from '../../ui/colors.ts'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { problemText } from '../../ui/words/problem-text.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useOwnError } from '../../frame/forms/use-own-error.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '8px' },
  place: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    minHeight: '36px',
    padding: '0 12px',
    fontSize: '12px',
    color: colors.ink2,
    cursor: 'pointer',
    ':hover': { backgroundColor: colors.surface2 },
    ':focus-within': { outline: `2px solid ${colors.ink}`, outlineOffset: '-2px', borderRadius: '8px' },
  },
  over: { backgroundColor: colors.brandSoft, color: colors.brandSoftInk },
})

const maxBytes = importLimits.megabytes * 1024 * 1024

/** Appends the workbook's content, so that the existing text is not lost. */
export const withLines = (text: string, added: string): string =>
  text.trim() === '' ? added : `${text.trimEnd()}\n${added}`

/** What the workbook has that is not in its text. */
const missingIn = ({
  hidden_sheets: sheets,
  blank_formulas: formulas,
}: ReadMenuFileApiResponse): string | undefined => {
  const parts = [
    ...(sheets > 0 ? [`${formatNumber(sheets)} gizli sayfa alınmadı.`] : []),
    ...(formulas > 0
      ? [`${formatNumber(formulas)} formülün sonucu dosyada yok; dosyayı Excel’de açıp kaydedin, sonra yeniden seçin.`]
      : []),
  ]
  return parts.length === 0 ? undefined : parts.join(' ')
}

/**
 * Reads a workbook into the text field. The whole line is the label of a file input, so clicking, dropping and the
 * keyboard all work.
 */
export const MenuFileField = ({ onText }: { onText: (text: string) => void }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const { companyId } = useCompany()
  const [read, { isLoading }] = useReadMenuFileMutation()
  const [problem, setProblem] = useOwnError()
  const [missing, setMissing] = useState<string>()
  const [isOver, setOver] = useState(false)
  const take = async (file: File | undefined) => {
    if (file === undefined || isLoading) return
    setProblem(undefined)
    setMissing(undefined)
    if (file.size > maxBytes) return setProblem(fileTooLarge(importLimits.megabytes))
    const body = new Blob([file], { type: 'application/octet-stream' })
    const { data, error } = await read({ companyId, body })
    if (data === undefined) setProblem(problemText(error, 'Dosya okunamadı.'))
    else {
      onText(data.text)
      setMissing(missingIn(data))
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <div className={styles.root}>
      <label
        className={mergeClasses(styles.place, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isLoading ? <BusyIcon /> : <DocumentTableRegular fontSize={20} aria-hidden />}
        <Text size={200}>
          {isLoading ? 'Dosya okunuyor…' : 'Excel dosyası seçin ya da buraya bırakın (.xlsx, .xls)'}
        </Text>
        <input
          className={hidden}
          type="file"
          accept=".xlsx,.xls"
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      <FormNotice intent="error" text={problem} />
      <FormNotice intent="warning" text={missing} />
    </div>
  )
}
