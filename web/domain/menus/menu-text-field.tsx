import { Field, makeStyles, Textarea } from '@fluentui/react-components'
import { colors } from '../../ui/colors.ts'
import { MenuFileField, withLines } from './menu-file-field.tsx'

const example = '07.12.2026 - Geleneksel 1: Etli nohut, pilav | Alternatif 1: Tavuk sote'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  file: { border: `1px solid ${colors.line}`, borderRadius: '12px', overflow: 'hidden' },
  text: { width: '100%', '& textarea': { minHeight: '200px', maxHeight: '50dvh' } },
})

/** A menu as text, pasted or read from a workbook. */
export const MenuTextField = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Field label="Menü metni" hint="Her satıra bir gün yazın; tablodan da yapıştırabilirsiniz.">
        <Textarea
          className={styles.text}
          resize="vertical"
          placeholder={example}
          value={value}
          onChange={(_, { value }) => onChange(value)}
        />
      </Field>
      <div className={styles.file}>
        <MenuFileField onText={(added) => onChange(withLines(value, added))} />
      </div>
    </div>
  )
}
