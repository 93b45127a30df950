import { Button, makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

const step = 100

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '8px' },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    padding: '8px',
    textAlign: 'start',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  row: { width: '56px', fontVariantNumeric: 'tabular-nums' },
  name: { width: '34%' },
})

type Props = { title: string; errors: readonly { row: number; message: string; full_name?: string }[] }

/** The rows of a file that were left out, and why. */
export const FailedRows = ({ title, errors }: Props) => {
  const styles = useStyles()
  const [shown, setShown] = useState(step)
  const hasNames = errors.some(({ full_name = '' }) => full_name !== '')
  return (
    <section className={styles.root}>
      <Subtitle2 as="h3">{title}</Subtitle2>
      <table className={styles.table}>
        <colgroup>
          <col className={styles.row} />
          {hasNames && <col className={styles.name} />}
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              Satır
            </th>
            {hasNames && (
              <th scope="col" className={styles.cell}>
                {fieldLabels.fullName}
              </th>
            )}
            <th scope="col" className={styles.cell}>
              Neden
            </th>
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, shown).map(({ row, message, full_name }) => (
            <tr key={row}>
              <td className={styles.cell}>{formatNumber(row)}</td>
              {hasNames && <td className={styles.cell}>{full_name}</td>}
              <td className={styles.cell}>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {errors.length > shown && <Button onClick={() => setShown(shown + step)}>Daha fazla göster</Button>}
    </section>
  )
}
