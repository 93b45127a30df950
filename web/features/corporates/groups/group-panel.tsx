import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { AddRegular } from '@fluentui/react-icons'
import {
  useGetCorporateGroupQuery,
  useGetGroupStatisticsQuery,
  useRemoveCompanyFromGroupMutation,
} from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatNumber, formatRating } from '../../../ui/words/numbers.ts'
import { useCan, useScope } from '../../../frame/scope/company-scope.ts'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { useFocusInDialog } from '../../../ui/use-returned-focus.ts'
import { AddFirmDialog } from './add-firm-dialog.tsx'
import { MenuLink } from './menu-link.tsx'

const useStyles = makeStyles({
  firms: { display: 'grid', rowGap: '10px' },
  heading: { fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    columnGap: '12px',
    padding: '10px 0',
    borderTop: `1px solid ${colors.line}`,
  },
  firm: { display: 'grid', rowGap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: 600 },
  figures: { color: colors.ink2, fontVariantNumeric: 'tabular-nums' },
  remove: { flexShrink: 0 },
  problem: { color: colors.saffron, fontSize: '13px', lineHeight: '18px' },
})

type Firm = { id: string; name: string }

const RemoveDialog = ({ groupId, firm, onClose }: { groupId: string; firm: Firm; onClose: () => void }) => {
  const { company } = useScope()
  const [remove, { isLoading }] = useRemoveCompanyFromGroupMutation()
  const confirmed = useConfirmed(
    () => remove({ companyId: company.id, groupId, corpId: firm.id }),
    'Firma gruptan çıkarılamadı',
    onClose,
    { banner: 'Firma gruptan çıkarıldı' },
  )
  return (
    <ConfirmDialog title="Firma çıkarılsın mı?" yes="Çıkar" isDanger isBusy={isLoading} {...confirmed} onNo={onClose}>
      {firm.name} gruptan çıkarılır. Yazılmış menüleri ve anlaşması kalır.
    </ConfirmDialog>
  )
}

/** Disappears with its firm; the focus then stays in the panel. */
const RemoveButton = ({ firm, onClick }: { firm: Firm; onClick: () => void }) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  useFocusInDialog()
  return (
    <Button
      size="small"
      className={mergeClasses(styles.remove, danger.quiet)}
      aria-label={`${firm.name}: gruptan çıkar`}
      onClick={onClick}
    >
      Çıkar
    </Button>
  )
}

type Props = { groupId: string; onClose: () => void }

/** All firms of a group with their figures, including which of them no longer fit. */
export const GroupPanel = ({ groupId, onClose }: Props) => {
  const styles = useStyles()
  const { company } = useScope()
  const mayManage = useCan('manageContracts')
  const mayWriteMenus = useCan('writeMenus')
  const { open, show, close } = useDialog<'add' | { remove: Firm }>()
  const asked = { companyId: company.id, groupId }
  const query = useGetCorporateGroupQuery(asked, { refetchOnMountOrArgChange: true })
  const figures = useGetGroupStatisticsQuery(asked, { refetchOnMountOrArgChange: true })
  const group = query.currentData?.group
  const misfits = group?.companies.filter(({ problem }) => problem !== null).length ?? 0
  return (
    <SidePanel
      title={group?.name ?? 'Firma grubu'}
      marks={misfits > 0 && <Badge color="warning">{formatNumber(misfits)} firma uymuyor</Badge>}
      actions={
        group && (
          <>
            {mayManage && (
              <Button icon={<AddRegular />} onClick={() => show('add')}>
                Firma ekle
              </Button>
            )}
            {mayWriteMenus && group.companies.length > 0 && <MenuLink group={group} appearance="primary" />}
          </>
        )
      }
      onClose={onClose}
    >
      {group === undefined ? (
        <NotYet query={query} failure="Grup yüklenemedi" />
      ) : (
        <>
          {figures.data === undefined ? (
            <NotYet query={figures} failure="Grup istatistikleri yüklenemedi" />
          ) : (
            <Facts facts={factsOf(figures.data)} />
          )}
          <section className={styles.firms}>
            <h3 className={styles.heading}>Firmalar</h3>
            {group.companies.length === 0 && <p>Bu grupta henüz firma yok.</p>}
            <ul className={styles.list}>
              {group.companies.map((firm) => {
                const own = figures.data?.companies.find(({ id }) => id === firm.id)
                return (
                  <li key={firm.id} className={styles.row}>
                    <div className={styles.firm}>
                      <span className={styles.name}>{firm.name}</span>
                      {own !== undefined && <span className={styles.figures}>{figuresOf(own)}</span>}
                      {firm.problem !== null && <span className={styles.problem}>{firm.problem}</span>}
                    </div>
                    {mayManage && <RemoveButton firm={firm} onClick={() => show({ remove: firm })} />}
                  </li>
                )
              })}
            </ul>
          </section>
        </>
      )}
      {open === 'add' && <AddFirmDialog groupId={groupId} onClose={close} />}
      {typeof open === 'object' && <RemoveDialog groupId={groupId} firm={open.remove} onClose={close} />}
    </SidePanel>
  )
}

type Figures = { average_rating: number | null }

const factsOf = (all: Figures & { company_count: number; total_employees: number; total_choices: number }): Fact[] => [
  ['Firma', formatNumber(all.company_count)],
  ['Çalışan', formatNumber(all.total_employees)],
  ['Seçim', formatNumber(all.total_choices)],
  ['Ortalama puan', formatRating(all.average_rating)],
]

const figuresOf = (firm: Figures & { employee_count: number; choice_count: number }): string =>
  [
    `${formatNumber(firm.employee_count)} çalışan`,
    `${formatNumber(firm.choice_count)} seçim`,
    firm.average_rating === null ? formatRating(null) : `${formatRating(firm.average_rating)} puan`,
  ].join(' · ')
