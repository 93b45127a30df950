import { Button, DialogActions, DialogContent, Field, ProgressBar, Text, Textarea } from '@fluentui/react-components'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { FileDrop } from '../../../domain/workforce/file-drop.tsx'
import { useDialogStyles } from '../dialog-styles.ts'
import { TemplateButton } from './template-button.tsx'
import type { useImport } from './use-import.ts'

type Props = Omit<
  ReturnType<typeof useImport>,
  'result' | 'updated' | 'preview' | 'upload' | 'openAndUpload' | 'goBack'
> & {
  onClose: () => void
}

const ways = [
  { value: 'file', text: 'Dosyadan' },
  { value: 'lines', text: 'Yazarak' },
] as const

const linesProblem = (lines: string, count: number): string | undefined =>
  lines.trim() !== '' && count === 0 ? 'Geçerli kullanıcı verisi bulunamadı' : undefined

const countText = (count: number, [first, ...others]: readonly string[]): string =>
  [
    `${formatNumber(count)} kişi`,
    first !== undefined &&
      `ad ve telefonu virgülle ayrılmamış ${formatNumber(others.length + 1)} satır alınmaz: “${first}”`,
  ]
    .filter(Boolean)
    .join('; ')

const ByLines = ({
  lines,
  count,
  skipped,
  type,
  isLoading,
}: Pick<Props, 'lines' | 'count' | 'skipped' | 'type' | 'isLoading'>) => (
  <Field
    label="Kişiler"
    hint={count > 0 ? countText(count, skipped) : 'Her satıra bir kişi: Ayşe Yılmaz, 5321234567'}
    validationMessage={linesProblem(lines, count)}
  >
    <Textarea
      rows={8}
      resize="vertical"
      maxLength={50_000}
      disabled={isLoading}
      value={lines}
      onChange={(_, data) => type(data.value)}
    />
  </Field>
)

const ByFile = ({ file, wrongFile, choose, isLoading }: Pick<Props, 'file' | 'wrongFile' | 'choose' | 'isLoading'>) => (
  <>
    <Text>
      Şablonu indirip doldurun, sonra dosyayı buradan yükleyin. Eklenen herkese tek kullanımlık bir şifre verilir.
    </Text>
    <TemplateButton />
    <FileDrop file={file} problem={wrongFile} isDisabled={isLoading} onChoose={choose} />
  </>
)

export const ImportForm = ({ way, goBy, isReady, isLoading, problem, onClose, ...input }: Props) => (
  <>
    <DialogContent className={useDialogStyles().content}>
      <Segments label="Nasıl" isLabelHidden value={way} choices={ways} onChange={goBy} />
      {way === 'file' ? <ByFile isLoading={isLoading} {...input} /> : <ByLines isLoading={isLoading} {...input} />}
      {isLoading && (
        <Field validationMessage="Yükleniyor…" validationState="none">
          <ProgressBar aria-label="Dosya yükleniyor" />
        </Field>
      )}
      <FormNotice intent="error" text={problem} />
    </DialogContent>
    <DialogActions>
      <Button disabled={isLoading} onClick={onClose}>
        Vazgeç
      </Button>
      <SubmitButton text="Yükle" isDisabled={!isReady} isBusy={isLoading} />
    </DialogActions>
  </>
)
