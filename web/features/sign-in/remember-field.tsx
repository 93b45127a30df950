import { makeStyles } from '@fluentui/react-components'
import { useId } from 'react'
import { colors } from '../../ui/colors.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '12px', alignItems: 'center' },
  box: { width: '20px', height: '20px', margin: 0, accentColor: colors.herb },
  /* Tall enough for a thumb. */
  label: { padding: '8px 0', fontSize: '15px', lineHeight: '20px', fontWeight: 600, cursor: 'pointer' },
  hint: { gridColumn: 2, marginTop: '-6px', color: colors.ink2, fontSize: '13px', lineHeight: '18px' },
})

type Props = { checked: boolean; onChange: (checked: boolean) => void }

/** A native checkbox: Fluent's would add 5 kB to the one page that everybody has to wait for. */
export const RememberField = ({ checked, onChange }: Props) => {
  const styles = useStyles()
  const id = useId()
  return (
    <div className={styles.root}>
      <input
        id={id}
        className={styles.box}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className={styles.label} htmlFor={id}>
        Bu cihazda hatırla
      </label>
      <span id={`${id}-hint`} className={styles.hint}>
        Şirket ve telefon. Ortak cihazda kapatın.
      </span>
    </div>
  )
}
