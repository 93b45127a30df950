import { makeStyles, Text } from '@fluentui/react-components'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { Updated } from './use-import.ts'

const namedAtMost = 20

const useStyles = makeStyles({ refused: { margin: 0, paddingInlineStart: '20px', overflowWrap: 'anywhere' } })

const sumOf = ({ updated_count, cancelled_choices }: Updated): string =>
  [
    `${formatNumber(updated_count)} kişi listeye göre güncellendi`,
    ...(cancelled_choices > 0 ? [`ileri tarihli ${formatNumber(cancelled_choices)} seçim iptal edildi`] : []),
  ].join(', ')

/** What became of the people who were to be changed; those who were not are named. */
export const UpdatedPeople = ({ updated }: { updated: Updated }) => {
  const styles = useStyles()
  const { refused } = updated
  const left = refused.length - namedAtMost
  return (
    <>
      <Text>{`${sumOf(updated)}.`}</Text>
      {refused.length > 0 && (
        <>
          <FormNotice intent="warning" text={`${formatNumber(refused.length)} kişi güncellenemedi`} />
          <ul className={styles.refused}>
            {refused.slice(0, namedAtMost).map(({ id, full_name, message }) => (
              <li key={id}>{`${full_name ?? 'Kayıtlı olmayan kişi'}: ${message}`}</li>
            ))}
            {left > 0 && <li>{`ve ${formatNumber(left)} kişi daha`}</li>}
          </ul>
        </>
      )}
    </>
  )
}
