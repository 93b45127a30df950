import { Button, Field, makeStyles, ProgressBar, Text } from '@fluentui/react-components'
import { useState } from 'react'
import {
  type UploadProductsApiArg,
  type UploadProductsApiResponse,
  useUploadProductsMutation,
} from '../../../api/generated.ts'
import { FailedRows } from '../../../domain/workforce/failed-rows.tsx'
import { FileDrop } from '../../../domain/workforce/file-drop.tsx'
import { fileProblem, isSameFile } from '../../../domain/workforce/list-file.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { isRefusal, prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { PlainDialog } from '../../../ui/dialogs/plain-dialog.tsx'

const useStyles = makeStyles({ content: { display: 'grid', rowGap: '16px' } })

/** The generated type does not know that files are sent as form data. */
const bodyOf = (file: File): UploadProductsApiArg['body'] => {
  const form = new FormData()
  form.append('file', file)
  return form as unknown as UploadProductsApiArg['body']
}

const sentenceOf = ({ added_count, updated_count, unchanged_count, failed_count }: UploadProductsApiResponse): string =>
  [
    `${formatNumber(added_count)} ürün eklendi, ${formatNumber(updated_count)} ürün güncellendi`,
    unchanged_count > 0 && `${formatNumber(unchanged_count)} ürün zaten günceldi`,
    failed_count > 0 && `${formatNumber(failed_count)} satır alınamadı`,
  ]
    .filter(Boolean)
    .join(', ')

/** Sets prices and stock from a file; cannot be closed while uploading. */
export const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [send, { data: result, isLoading, error, reset }] = useUploadProductsMutation()
  const [key, setKey] = useState(newIdempotencyKey)
  const [file, setFile] = useState<File>()
  const problem = file && fileProblem(file)
  const choose = (chosen: File) => {
    reset()
    if (!isSameFile(file, chosen)) setKey(newIdempotencyKey())
    setFile(chosen)
  }
  const upload = async () => {
    if (file === undefined || problem !== undefined) return
    const { error: refused } = await send({ companyId, 'Idempotency-Key': key, body: bodyOf(file) })
    if (isRefusal(refused)) setKey(newIdempotencyKey())
  }
  const close = () => {
    if (!isLoading) onClose()
  }
  return (
    <PlainDialog
      title="Toplu ürün yükle"
      isKept
      className={styles.content}
      actions={
        <>
          <Button disabled={isLoading} onClick={close}>
            {result === undefined ? 'Vazgeç' : 'Kapat'}
          </Button>
          {result === undefined && (
            <SubmitButton text="Yükle" isDisabled={file === undefined || problem !== undefined} isBusy={isLoading} />
          )}
        </>
      }
      onSubmit={upload}
      onClose={close}
    >
      {result === undefined ? (
        <>
          <Text>
            Fiyat listesini indirip düzenleyin, sonra dosyayı buradan yükleyin. Ürünler adına ve birimine göre eşleşir;
            boş hücreler olanı değiştirmez, hiçbir ürün silinmez.
          </Text>
          <FileDrop file={file} problem={problem} isDisabled={isLoading} onChoose={choose} />
          {isLoading && (
            <Field validationMessage="Yükleniyor…" validationState="none">
              <ProgressBar aria-label="Dosya yükleniyor" />
            </Field>
          )}
          <FormNotice
            intent="error"
            text={error === undefined ? undefined : prefixedProblem(error, 'Toplu yükleme sırasında hata oluştu')}
          />
        </>
      ) : (
        <>
          <Text role="status">{sentenceOf(result)}.</Text>
          {result.errors.length > 0 && <FailedRows title="Alınamayan satırlar" errors={result.errors} />}
        </>
      )}
    </PlainDialog>
  )
}
