import { makeStyles } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons'
import { type Partnership, usePreviewPartnershipEndQuery } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { onDate } from '../../../src/texts/kernel/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { prefixedProblem } from '../../ui/words/problem-text.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'

type Ended = Pick<Partnership, 'partnership_type'> & { id: string }

/** Refetched each time: the figures change with every choice that somebody makes. */
export const useEndPreview = (partnershipId: string, effectiveDate?: string) =>
  usePreviewPartnershipEndQuery({ ...useCompany(), partnershipId, effectiveDate }, { refetchOnMountOrArgChange: true })

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '64px',
    padding: '12px 14px',
    borderRadius: '10px',
    color: colors.saffron,
    backgroundColor: colors.saffronSoft,
  },
  icon: { fontSize: '20px' },
  lead: { fontWeight: 650 },
})

/** What approving a termination would take away, in figures, shown before anybody requests or approves it. */
export const EndPreview = ({ partnership, effectiveDate }: { partnership: Ended; effectiveDate?: string }) => {
  const styles = useStyles()
  const { currentData, error } = useEndPreview(partnership.id, effectiveDate)
  const from = effectiveDate === undefined ? 'bugünden sonrası' : `${formatDate(effectiveDate)} ve sonrası`
  const lost = () => {
    if (error !== undefined) return prefixedProblem(error, 'Sayılar yüklenemedi')
    if (partnership.partnership_type === 'supplier')
      return effectiveDate === undefined ? 'ortaklık hemen biter.' : `ortaklık ${onDate(effectiveDate)} biter.`
    if (currentData === undefined) return 'neler değişecek, sayılıyor…'
    const { choices, people, menu_days: days } = currentData
    const cancelled =
      choices === 0
        ? 'seçim yok'
        : `${formatNumber(choices)} seçim iptal olur, ${formatNumber(people)} kişiye bildirilir`
    const menus = days === 0 ? '' : ` Yayınlanmış ${formatNumber(days)} menü günü geri alınır.`
    return `${from} için ${cancelled}.${menus} Geçmiş seçimler ve fiyatlar silinmez.`
  }
  return (
    <div className={styles.root} role="status">
      <WarningRegular aria-hidden className={styles.icon} />
      <p>
        {error === undefined && <span className={styles.lead}>Onaylanırsa: </span>}
        {lost()}
      </p>
    </div>
  )
}
