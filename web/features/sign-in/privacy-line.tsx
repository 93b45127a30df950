import { makeStyles, Text } from '@fluentui/react-components'
import { useGetPrivacyNoticeQuery } from '../../api/generated-sign-in.ts'
import { colors } from '../../ui/colors.ts'
import { codeOf } from '../../ui/words/problem-text.ts'

const useStyles = makeStyles({ root: { color: colors.ink2 }, link: { color: colors.brandSoftInk } })

/** The version shown to people, and a function that refetches it when the server says it is outdated. */
export const usePrivacyNotice = () => {
  const { data, refetch } = useGetPrivacyNoticeQuery()
  return {
    version: data?.version,
    refreshAfter: (error: unknown) => {
      if (codeOf(error) === 'privacy.outdated') void refetch()
    },
  }
}

/** Opens in a tab of its own, so that no input is lost. */
export const PrivacyLine = ({ button, company }: { button: string; company?: string | undefined }) => {
  const styles = useStyles()
  return (
    <Text className={styles.root}>
      “{button}” ile, kişisel verilerinizi anlatan{' '}
      <a
        className={styles.link}
        href={`/aydinlatma-metni${company ? `?sirket-kimligi=${company}` : ''}`}
        target="_blank"
        rel="noopener"
      >
        aydınlatma metnini
      </a>{' '}
      okuduğunuzu bildirirsiniz.
    </Text>
  )
}
