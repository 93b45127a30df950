import { Button, makeStyles, mergeClasses, Subtitle2, tokens } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { DismissCircleRegular } from '@fluentui/react-icons'
import { keyStateLabels } from '../../../../src/texts/access/keys.ts'
import { atCommandLine, roleLabels } from '../../../../src/texts/access/labels.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import type { Key } from '../../../api/generated.ts'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { formatDate, formatInstant, formatInstantDay } from '../../../ui/words/dates.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { lastDayBefore } from './key-draft.ts'

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', columnGap: '12px' },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  badge: { flexShrink: 0 },
  button: { alignSelf: 'start', marginTop: 'auto' },
  ended: { '& h2': { color: tokens.colorNeutralForeground3 } },
})

const makerOf = ({ created_by_name, is_creator_active }: Key): string =>
  is_creator_active ? (created_by_name ?? atCommandLine) : `${created_by_name ?? ''} (artık aktif değil)`

const factsOf = (key: Key): Fact[] => [
  [fieldLabels.role, roleLabels[key.role]],
  key.revoked_at === null
    ? ['Son gün', formatDate(lastDayBefore(key.expires_at))]
    : ['İptal', formatInstant(key.revoked_at)],
  ['Oluşturan', `${makerOf(key)}, ${formatInstantDay(key.created_at)}`],
  [
    'Son kullanım',
    key.last_used_at === null
      ? 'Hiç kullanılmadı'
      : `${formatInstant(key.last_used_at)}, ${key.last_used_address ?? ''}`,
  ],
  ['Adresler', key.addresses.join(', ') || 'Her yerden'],
]

type Props = { subject: Key; onRevoke: () => void }

export const KeyItem = ({ subject, onRevoke }: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const isActive = subject.state === 'active'
  return (
    <Panel as="li" className={isActive ? undefined : styles.ended}>
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.name}>
          {subject.name}
        </Subtitle2>
        <Badge className={styles.badge} color={isActive ? 'success' : 'informative'}>
          {keyStateLabels[subject.state]}
        </Badge>
      </div>
      <Facts facts={factsOf(subject)} />
      {isActive && (
        <Button
          className={mergeClasses(danger.quiet, styles.button)}
          icon={<DismissCircleRegular />}
          aria-label={`${subject.name}: İptal et`}
          onClick={onRevoke}
        >
          İptal et
        </Button>
      )}
    </Panel>
  )
}
