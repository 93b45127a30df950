import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { type SecondFactor, useRemovePasskeyMutation } from '../../api/generated.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { formatInstantDay } from '../../ui/words/dates.ts'
import { useBanner } from '../banners/use-banner.ts'

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '8px' },
  title: { margin: 0 },
  list: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '12px' },
  text: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  use: { color: tokens.colorNeutralForeground3 },
  add: { justifySelf: 'start' },
})

type Passkey = SecondFactor['passkeys'][number]

const useOf = ({ created_at, last_used_at }: Passkey): string =>
  last_used_at === null
    ? `${formatInstantDay(created_at)} tarihinde eklendi, hiç kullanılmadı`
    : `Son kullanım: ${formatInstantDay(last_used_at)}`

const Item = ({ passkey }: { passkey: Passkey }) => {
  const styles = useStyles()
  const [remove, { isLoading }] = useRemovePasskeyMutation()
  const report = useBanner('removePasskey')
  const texts = { success: 'Geçiş anahtarı kaldırıldı', failure: 'Geçiş anahtarı kaldırılamadı' }
  return (
    <li className={styles.item}>
      <span className={styles.text}>
        <Text weight="semibold">{passkey.name}</Text>
        <Text size={200} className={styles.use}>
          {useOf(passkey)}
        </Text>
      </span>
      <BusyButton
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={`${passkey.name}: kaldır`}
        isBusy={isLoading}
        onClick={() => void report(remove({ passkeyId: passkey.id }), texts)}
      />
    </li>
  )
}

export const PasskeyList = ({ passkeys, onAdd }: { passkeys: readonly Passkey[]; onAdd: () => void }) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Subtitle2 as="h3" className={styles.title}>
        Geçiş anahtarları
      </Subtitle2>
      {passkeys.length === 0 ? (
        <Text>Telefonunuzun ya da bilgisayarınızın kilidini kod yerine kullanabilirsiniz.</Text>
      ) : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <Item key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {'PublicKeyCredential' in window && (
        <Button className={styles.add} onClick={onAdd}>
          Geçiş anahtarı ekle…
        </Button>
      )}
    </div>
  )
}
