import { Text } from '@fluentui/react-components'
import { type ImportAbsencesApiResponse, useImportAbsencesMutation } from '../../../api/generated.ts'
import { FailedRows } from '../../../domain/workforce/failed-rows.tsx'
import { ListImportDialog } from '../../../domain/workforce/list-import-dialog.tsx'
import { useListImport } from '../../../domain/workforce/use-list-import.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

type Report = ImportAbsencesApiResponse

const withdrawnText = ({ withdrawn_choices: choices }: Report, verb: string): string =>
  choices === 0 ? '' : ` Açık günlerdeki ${formatNumber(choices)} seçim ${verb}.`

const previewText = (report: Report): string =>
  report.people_count === 0
    ? 'Dosyada işaretlenebilecek kimse yok.'
    : `${formatNumber(report.people_count)} kişi, toplam ${formatNumber(report.day_count)} gün yok olarak işaretlenecek ve kendilerine bildirilecek.${withdrawnText(report, 'geri alınacak')}`

const takenText = (report: Report): string =>
  `${formatNumber(report.people_count)} kişi yok olarak işaretlendi.${withdrawnText(report, 'geri alındı')}`

/** The leave of many people from a list of the personnel department (rule Y2). */
export const ImportAbsencesDialog = ({ onClose }: { onClose: () => void }) => {
  const texts = { failure: 'İzin listesi alınamadı', success: takenText }
  const importing = useListImport(useImportAbsencesMutation, texts, onClose)
  const { preview } = importing
  return (
    <ListImportDialog
      title="İzin listesini Excel’den al"
      hint="Her satıra bir izin: Ad, Telefon, Başlangıç, Bitiş. Bitişi boşsa bir gündür. İzin türü ya da nedeni yazılmaz, yazılmışsa okunmaz."
      submit="İşaretle"
      importing={importing}
      hasChanges={(preview?.people_count ?? 0) > 0}
      onClose={onClose}
    >
      {preview !== undefined && <Text role="status">{previewText(preview)}</Text>}
      {preview !== undefined && preview.errors.length > 0 && (
        <FailedRows title="Alınmayacak satırlar" errors={preview.errors} />
      )}
    </ListImportDialog>
  )
}
