import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles, ProgressBar, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { FileDrop } from './file-drop.tsx'
import { ImportResult } from './import-result.tsx'
import { TemplateButton } from './template-button.tsx'
import { useImport } from './use-import.ts'

const useStyles = makeStyles({ content: { display: 'grid', rowGap: '16px', paddingTop: '8px', paddingBottom: '8px' } })

export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const styles = useStyles()
  const { file, problem, choose, upload, isReady, isLoading, error, result } = useImport()
  const [isLeaving, setLeaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const wouldLose = result !== undefined && result.users.length > 0 && !isSaved
  const leave = () => {
    if (isLoading) return
    if (wouldLose && !isLeaving) setLeaving(true)
    else onClose()
  }
  return (
    <Dialog modalType="alert" open onOpenChange={leave}>
      <DialogSurface>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            upload()
          }}
        >
          <DialogBody>
            <DialogTitle>Toplu çalışan ekle</DialogTitle>
            {result === undefined ? (
              <>
                <DialogContent className={styles.content}>
                  <Text>Şablonu indirip doldurun, sonra dosyayı buradan yükleyin. Eklenen herkese tek kullanımlık bir parola verilir.</Text>
                  <TemplateButton />
                  <FileDrop file={file} problem={problem} isDisabled={isLoading} onChoose={choose} />
                  {isLoading && <ProgressBar aria-label="Dosya yükleniyor" />}
                  <FormNotice intent="error" text={error === undefined ? undefined : prefixedProblem(error, 'Toplu yükleme sırasında hata oluştu')} />
                </DialogContent>
                <DialogActions>
                  <Button size="large" disabled={isLoading} onClick={onClose}>
                    Vazgeç
                  </Button>
                  <SubmitButton text={isLoading ? 'Yükleniyor…' : 'Yükle'} isDisabled={!isReady} isBusy={isLoading} />
                </DialogActions>
              </>
            ) : (
              <ImportResult
                result={result}
                wouldLose={wouldLose}
                isLeaving={isLeaving}
                onSaved={() => {
                  setSaved(true)
                  setLeaving(false)
                }}
                onStay={() => setLeaving(false)}
                onLeave={leave}
              />
            )}
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
