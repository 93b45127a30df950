import { makeStyles, mergeClasses, Subtitle2, Text } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { LoadRun } from '../../../api/generated-admin.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Table } from '../../../ui/lists/table.tsx'
import { tight, useTableStyles } from '../../../ui/lists/table-styles.ts'
import { RunBadge } from './run-badge.tsx'
import { loadOf, milliseconds, rate, successRate } from './run-texts.ts'

const useStyles = makeStyles({
  at: { width: '144px' },
  number: { width: '96px', [tight]: { width: '80px' } },
  reasons: { display: 'block', whiteSpace: 'normal' },
})

type Props = {
  title: string
  runs: readonly LoadRun[]
  empty: string
  /** Shown beside the title. */
  note?: ReactNode
  withTime?: boolean
  onOpen?: (run: LoadRun) => void
}

/** Runs with their measurements and outcomes. */
export const RunTable = ({ title, runs, empty, note, withTime = false, onOpen }: Props) => {
  const table = useTableStyles()
  const styles = useStyles()
  const end = mergeClasses(table.cell, table.end, table.number)
  const columns = [
    { name: 'Test' },
    ...(withTime ? [{ name: 'Başlangıç', width: styles.at, isSpare: true }] : []),
    { name: 'İstek/sn', width: styles.number, isNumber: true },
    { name: 'İstek', width: styles.number, isNumber: true, isSpare: true },
    { name: 'p95', width: styles.number, isNumber: true },
    { name: 'Başarı', width: styles.number, isNumber: true },
  ]
  return (
    <Panel as="section" className={table.frame}>
      <div className={table.head}>
        <Subtitle2 as="h2">{title}</Subtitle2>
        {note}
      </div>
      {runs.length === 0 ? (
        <div className={table.head}>
          <Text>{empty}</Text>
        </div>
      ) : (
        <Table label={title} columns={columns} last={{ name: 'Sonuç' }}>
          <tbody className={table.rows}>
            {runs.map((run) => (
              <tr key={run.run_id} className={table.row}>
                <th scope="row" className={table.firm}>
                  {onOpen === undefined ? (
                    <span className={table.name}>{run.name}</span>
                  ) : (
                    <button type="button" className={table.open} onClick={() => onOpen(run)}>
                      {run.name}
                    </button>
                  )}
                  {withTime && <span className={table.facts}>{loadOf(run)}</span>}
                </th>
                {withTime && (
                  <td className={mergeClasses(table.cell, table.number, table.spare)} data-label="Başlangıç">
                    {formatInstant(run.started_at)}
                  </td>
                )}
                <td className={end} data-label="İstek/sn">
                  {rate(run.rps)}
                </td>
                <td className={mergeClasses(end, table.spare)} data-label="İstek">
                  {rate(run.total)}
                </td>
                <td className={end} data-label="p95">
                  {milliseconds(run.p95)}
                </td>
                <td className={end} data-label="Başarı">
                  {successRate(run)}
                </td>
                <td className={table.cell} data-label="Sonuç">
                  <span>
                    <RunBadge run={run} />
                    {run.reasons.map((reason) => (
                      <span key={reason} className={mergeClasses(table.facts, styles.reasons)}>
                        {reason}
                      </span>
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
