import { Button, makeStyles, Text } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { type Key, useListKeysQuery } from '../../../api/generated.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { PageActions } from '../../../ui/page/page.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { useListMotion } from '../../../ui/lists/use-list-motion.ts'
import { KeyItem } from './key-item.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})

export const KeysTab = () => {
  const styles = useStyles()
  const motion = useListMotion<HTMLUListElement>()
  const { data, error, isFetching, refetch } = useListKeysQuery(useCompany(), { refetchOnMountOrArgChange: true })
  const { open, show, close } = useDialog<'create' | Key>()
  const create = () => show('create')
  return (
    <>
      <PageActions>
        <Button appearance="primary" icon={<AddRegular />} onClick={create}>
          Yeni anahtar
        </Button>
      </PageActions>
      <Text>
        Bordro ya da depo programı gibi başka programlar, şirketinizin verilerine kendi anahtarlarıyla erişir.
      </Text>
      {data === undefined ? (
        <NotYet query={{ error, isFetching, refetch }} failure="Yazılım anahtarları yüklenemedi" shape="cards" />
      ) : data.keys.length === 0 ? (
        <EmptyState
          text="Henüz anahtar bulunmamaktadır."
          drawing="list"
          action={<Button onClick={create}>İlk anahtarı oluştur</Button>}
        />
      ) : (
        <ul ref={motion} className={styles.list} aria-label="Yazılım anahtarları">
          {data.keys.map((key) => (
            <KeyItem key={key.id} subject={key} onRevoke={() => show(key)} />
          ))}
        </ul>
      )}
      {open === 'create' && <NewKeyDialog onClose={close} />}
      {open !== undefined && open !== 'create' && <RevokeKeyDialog subject={open} onClose={close} />}
    </>
  )
}
