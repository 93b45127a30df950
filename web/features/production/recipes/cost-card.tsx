import { WarningRegular } from '@fluentui/react-icons'
import type { CSSProperties } from 'react'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { DraftCost } from './draft-cost.ts'
import { useSideStyles } from './side-styles.ts'

const shownParts = 4
const shownUnknown = 3

const unknownText = (names: readonly string[]): string => {
  const more = names.length - shownUnknown
  const list = names.slice(0, shownUnknown).join(', ')
  return `En az: ${list}${more > 0 ? ` ve ${formatNumber(more)} malzeme` : ''} için fiyat bilinmiyor`
}

/** What one portion costs today, and what makes most of it (rule B4). */
export const CostCard = ({ cost, today }: { cost: DraftCost; today: string }) => {
  const styles = useSideStyles()
  const { parts, perPortion, unknown } = cost
  const rest = parts.slice(shownParts)
  const dearest = parts[0]?.lira ?? 0
  return (
    <Panel as="section" className={styles.card}>
      <div>
        <h3 className={styles.title}>Porsiyon maliyeti</h3>
        <div className={styles.figure}>{parts.length === 0 ? '—' : formatLira(perPortion)}</div>
        {unknown.length > 0 && (
          <div className={styles.warning}>
            <WarningRegular className={styles.icon} />
            {unknownText(unknown)}
          </div>
        )}
      </div>
      {parts.slice(0, shownParts).map(({ name, lira }, at) => (
        <div key={`${at} ${name}`}>
          <div className={styles.line}>
            <span>{name}</span>
            <span className={styles.strong}>{formatLira(lira)}</span>
          </div>
          <div className={styles.bar}>
            <span
              className={styles.filled}
              style={{ '--share': `${dearest === 0 ? 0 : (lira / dearest) * 100}%` } as CSSProperties}
            />
          </div>
        </div>
      ))}
      {rest.length > 0 && (
        <div className={styles.line}>
          <span>{`Diğer ${formatNumber(rest.length)} malzeme`}</span>
          <span>{formatLira(rest.reduce((sum, { lira }) => sum + lira, 0))}</span>
        </div>
      )}
      <div
        className={styles.small}
      >{`${formatDate(today)} fiyatlarıyla, KDV’siz; tercih edilen ürünlerin fiyatı.`}</div>
    </Panel>
  )
}
