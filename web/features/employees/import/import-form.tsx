import { Button, DialogActions, DialogContent, Field, ProgressBar, Text } from '@fluentui/react-components'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { FileDrop } from '../../../shared/files/file-drop.tsx'
import { useImportStyles } from './import-styles.ts'
import { TemplateButton } from './template-button.tsx'
import type { useImport } from './use-import.ts'

type Props = Omit<ReturnType<typeof useImport>, 'result' | 'upload' | 'uploadWithDepartments'> & { onClose: () => void }

export const ImportForm = ({ file, problem, choose, isReady, isLoading, error, onClose }: Props) => (
  <>
    <DialogContent className={useImportStyles().content}>
      <Text>
        Şablonu indirip doldurun, sonra dosyayı buradan yükleyin. Eklenen herkese tek kullanımlık bir şifre verilir.
      </Text>
      <TemplateButton />
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
    </DialogContent>
    <DialogActions>
      <Button disabled={isLoading} onClick={onClose}>
        Vazgeç
      </Button>
      <SubmitButton text="Yükle" isDisabled={!isReady} isBusy={isLoading} />
    </DialogActions>
  </>
)
