import { Button, makeStyles, Text } from '@fluentui/react-components'
import { type CompanyCard, useGetCompanyQuery } from '../../../api/generated.ts'
import { type OfferedCatering, useGetOfferedCateringQuery } from '../../../api/generated-profiles.ts'
import { later } from '../../../frame/later.tsx'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { Rating } from '../rating.tsx'
import { type FirmActs, FirmAction } from './firm-action.tsx'
import { SampleMenus } from './sample-menus.tsx'
import { ShownComments } from './shown-comments.tsx'

const PriceQuestionDialog = later(async () => (await import('../prices/price-question-dialog.tsx')).PriceQuestionDialog)

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  heading: { fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  rating: { display: 'flex', flexWrap: 'wrap', columnGap: '8px' },
  quiet: { color: colors.ink2 },
})

const menusProblem = ({ shows_menus, menus }: OfferedCatering): string | undefined => {
  if (!shows_menus) return 'Bu catering menülerini göstermiyor.'
  return menus.length === 0 ? 'Son dört haftada yayınlanmış menü yok.' : undefined
}

const Profile = ({ catering }: { catering: OfferedCatering }) => {
  const styles = useStyles()
  const { city, rating, rating_count: count, daily_capacity: capacity, menus, comments } = catering
  const facts: Fact[] = [
    [fieldLabels.city, city || 'Belirtilmemiş'],
    [
      'Puan',
      <span key="rating" className={styles.rating}>
        <Rating rating={rating} />
        {count > 0 && <span className={styles.quiet}>{`${formatNumber(count)} puan`}</span>}
      </span>,
    ],
    ['Günlük kapasite', capacity === null ? 'Belirtilmemiş' : `${formatNumber(capacity)} porsiyon`],
  ]
  const problem = menusProblem(catering)
  return (
    <>
      <Facts facts={facts} />
      <section className={styles.part}>
        <h3 className={styles.heading}>Yorumlar</h3>
        {comments.length === 0 ? (
          <Text className={styles.quiet}>Bu catering yorum göstermiyor.</Text>
        ) : (
          <ShownComments comments={comments} />
        )}
      </section>
      <section className={styles.part}>
        <h3 className={styles.heading}>Örnek menüler</h3>
        {problem === undefined ? <SampleMenus menus={menus} /> : <Text className={styles.quiet}>{problem}</Text>}
      </section>
    </>
  )
}

type Props = { cateringId: string; onClose: () => void } & FirmActs

/** What a catering shows before it is asked, and the next step. */
export const CateringPanel = ({ cateringId, onClose, ...acts }: Props) => {
  const { companyId } = useCompany()
  const query = useGetOfferedCateringQuery({ companyId, cateringId }, { refetchOnMountOrArgChange: true })
  const card: CompanyCard | undefined = useGetCompanyQuery({ companyId: cateringId }).currentData?.company
  const mayAct = useCan('manageContracts')
  const { open, show, close } = useDialog<'ask'>()
  const catering = query.currentData?.catering
  return (
    <SidePanel
      title={catering?.name ?? 'Catering'}
      actions={
        card && (
          <>
            {mayAct && !card.is_partner && (
              <Button aria-label={`${card.name}: Fiyat sor`} onClick={() => show('ask')}>
                Fiyat sor
              </Button>
            )}
            <FirmAction company={card} {...acts} />
          </>
        )
      }
      onClose={onClose}
    >
      {catering === undefined ? (
        <NotYet query={query} failure="Catering bilgileri yüklenemedi" shape="lines" />
      ) : (
        <Profile catering={catering} />
      )}
      {open === 'ask' && card && <PriceQuestionDialog catering={card} onClose={close} />}
    </SidePanel>
  )
}
