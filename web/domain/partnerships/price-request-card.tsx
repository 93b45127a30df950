import { makeStyles } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import type { ReactNode } from 'react'
import { requestedMeals } from '../../../src/core/partnerships/rules.ts'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import { daysLabel } from '../../../src/texts/kernel/weekdays.ts'
import { priceRequestStatusLabels, requestedMealLabels } from '../../../src/texts/partnerships/partnerships.ts'
import type { PriceRequest } from '../../api/generated-prices.ts'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { formatDate, formatInstantDay } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

const colorsOf = {
  sent: 'warning',
  answered: 'success',
  declined: 'informative',
  withdrawn: 'informative',
  expired: 'informative',
} as const

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '4px 12px' },
  name: { minWidth: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 650, overflowWrap: 'anywhere' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '8px', ':empty': { display: 'none' } },
})

const mealFacts = ({ servings }: PriceRequest): Fact[] =>
  requestedMeals.flatMap((meal) => {
    const serving = servings[meal]
    if (serving === undefined) return []
    return [[requestedMealLabels[meal], `${formatNumber(serving.portions)} porsiyon · ${daysLabel(serving.weekdays)}`]]
  })

type Props = {
  request: PriceRequest
  /** What can be done about it. */
  children?: ReactNode
}

/** A request for a price as both sides see it. */
export const PriceRequestCard = ({ request, children }: Props) => {
  const styles = useStyles()
  const { status, other_company: other, city, start_date: start, message, unit_price: price, note } = request
  const long = (text: string) => <span className={styles.text}>{text}</span>
  return (
    <Panel as="li">
      <div className={styles.head}>
        <h3 className={styles.name}>{[other.name, city].filter(Boolean).join(' · ')}</h3>
        <Badge color={colorsOf[status]}>{priceRequestStatusLabels[status]}</Badge>
      </div>
      <Facts
        facts={[
          ...(price === null ? [] : [['Öğün fiyatı', <strong key="price">{formatLira(price)}</strong>] as const]),
          ...(note === '' ? [] : [['Cateringin notu', long(note)] as const]),
          ...mealFacts(request),
          ...(start === null ? [] : [['Başlangıç', formatDate(start)] as const]),
          ...(message === '' ? [] : [['İstekler', long(message)] as const]),
          ['Gönderim', formatInstantDay(request.created_at)],
          ...(request.asked_by_name === null ? [] : [['Soran', request.asked_by_name] as const]),
          ...(status === 'sent' ? [['Son yanıt günü', formatInstantDay(request.expires_at)] as const] : []),
        ]}
      />
      <div className={styles.buttons}>{children}</div>
    </Panel>
  )
}
