import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { SecretDialog } from '../../ui/dialogs/secret-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { saveFile } from '../../ui/device/save-file.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13em, 1fr))',
    gap: '8px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase400,
  },
})

type Props = { codes: readonly string[]; onClose: () => void }

export const RecoveryCodesDialog = ({ codes, onClose }: Props) => {
  const styles = useStyles()
  const save = () =>
    saveFile(new File([`Tabldot kurtarma kodları\n\n${codes.join('\n')}\n`], 'tabldot-kurtarma-kodlari.txt'))
  return (
    <SecretDialog
      title="Kurtarma kodlarınız"
      actions={
        <Button icon={<ArrowDownloadRegular />} onClick={save}>
          İndir
        </Button>
      }
      closeButton={{ text: 'Kodları sakladım' }}
      onClose={onClose}
    >
      <Notice intent="warning">
        Bu kodlar yalnızca şimdi gösterilir. Telefonunuzdan ayrı bir yerde saklayın, örneğin yazdırın.
      </Notice>
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Text>Telefonunuza ulaşamazsanız her biri, uygulamadaki kodun yerine bir kez giriş yaptırır.</Text>
    </SecretDialog>
  )
}
