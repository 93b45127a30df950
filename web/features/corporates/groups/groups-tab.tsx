import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import {
  type CorporateGroup,
  type ListCorporateGroupsApiArg,
  useDeleteCorporateGroupMutation,
  useListCorporateGroupsQuery,
} from '../../../api/generated.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { PageActions } from '../../../ui/page/page.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { useCan, useScope } from '../../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { GroupCard, type GroupActions } from './group-card.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { GroupPanel } from './group-panel.tsx'

const Cards = ({ actions, ...asked }: ListCorporateGroupsApiArg & { actions: GroupActions }) => (
  <CardGrid>
    {useListCorporateGroupsQuery(asked).data?.groups.map((group) => (
      <GroupCard key={group.id} group={group} {...actions} />
    ))}
  </CardGrid>
)

const DeleteGroupDialog = ({ group, onClose }: { group: CorporateGroup; onClose: () => void }) => {
  const { company } = useScope()
  const [remove, { isLoading }] = useDeleteCorporateGroupMutation()
  const confirmed = useConfirmed(
    () => remove({ companyId: company.id, groupId: group.id }),
    'Grup silinirken hata oluştu',
    onClose,
    { banner: 'Grup silindi' },
  )
  return (
    <ConfirmDialog title="Grup silinsin mi?" yes="Sil" isDanger isBusy={isLoading} {...confirmed} onNo={onClose}>
      “{group.name}” grubu silinir. Firmaların menüleri ve anlaşmaları kalır.
    </ConfirmDialog>
  )
}

const useStyles = makeStyles({ search: { width: '100%', maxWidth: '360px' } })

const pageSize = 50

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete'; group: CorporateGroup }

/** Groups of firms that get the same menu; the firms of a group open beside the cards. */
export const GroupsTab = () => {
  const styles = useStyles()
  const { company } = useScope()
  const mayManage = useCan('manageContracts')
  const [params, setParams] = usePanelParams()
  const { open, show, close } = useDialog<Open>()
  const { search, field } = useSearch()
  const asked = { companyId: company.id, search, limit: pageSize }
  const query = usePagedQuery(useListCorporateGroupsQuery, asked)
  const opened = params.get('group')
  const goTo = (group?: string) =>
    setParams({ tab: 'groups', ...(group !== undefined && { group }) }, { preventScrollReset: true })
  const create = () => show({ dialog: 'create' })
  const actions: GroupActions = {
    onOpen: ({ id }) => goTo(id),
    ...(mayManage && {
      onEdit: (group) => show({ dialog: 'edit', group }),
      onDelete: (group) => show({ dialog: 'delete', group }),
    }),
  }
  const isEmpty = query.first.data?.total === 0 && search === ''
  return (
    <>
      {mayManage && (
        <PageActions>
          <Button appearance="primary" icon={<AddRegular />} onClick={create}>
            Yeni grup
          </Button>
        </PageActions>
      )}
      {!isEmpty && <SearchInput name="Grup ara" className={styles.search} {...field} />}
      <PagedList
        query={query}
        failure="Firma grupları yüklenemedi"
        empty={
          search === ''
            ? 'Henüz firma grubu yok. Vardiyaları aynı olan firmaları bir grupta toplayıp menülerini birlikte yükleyin.'
            : 'Aramanıza uyan grup bulunamadı.'
        }
        drawing={search === '' ? 'firms' : 'search'}
        action={mayManage && search === '' && <Button onClick={create}>İlk grubu oluştur</Button>}
      >
        {(offsets) => offsets.map((offset) => <Cards key={offset} {...asked} offset={offset} actions={actions} />)}
      </PagedList>
      {open?.dialog === 'create' && <GroupDialog onClose={close} />}
      {open?.dialog === 'edit' && <GroupDialog group={open.group} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteGroupDialog group={open.group} onClose={close} />}
      {opened !== null && <GroupPanel key={opened} groupId={opened} onClose={() => goTo()} />}
    </>
  )
}
