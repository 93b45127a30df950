import { Button, makeStyles, Subtitle2, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { formatNumber } from '../numbers.ts'

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
  row: { width: '72px', fontVariantNumeric: 'tabular-nums' },
})

type Props = { title: string; errors: readonly { row: number; message: string }[] }

/** The rows of a list that were left out, and why. */
export const FailedRows = ({ title, errors }: Props) => {
  const styles = useStyles()
  const [shown, setShown] = useState(step)
  return (
    <section className={styles.root}>
      <Subtitle2 as="h3">{title}</Subtitle2>
      <table className={styles.table}>
        <colgroup>
          <col className={styles.row} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              Satır
            </th>
            <th scope="col" className={styles.cell}>
              Neden
            </th>
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, shown).map(({ row, message }) => (
            <tr key={row}>
              <td className={styles.cell}>{formatNumber(row)}</td>
              <td className={styles.cell}>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {errors.length > shown && <Button onClick={() => setShown(shown + step)}>Daha fazla göster</Button>}
    </section>
  )
}
