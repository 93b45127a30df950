import { makeStyles, Text } from '@fluentui/react-components'
import { useGetPrivacyNoticeQuery } from '../../api/generated-sign-in.ts'
import { colors } from '../../ui/colors.ts'
import { codeOf } from '../../ui/words/problem-text.ts'

const useStyles = makeStyles({ root: { color: colors.ink2 }, link: { color: colors.brandSoftInk } })

/** The version that people are shown, and how to get the present one when the server says that it is old. */
export const usePrivacyNotice = () => {
  const { data, refetch } = useGetPrivacyNoticeQuery()
  return {
    version: data?.version,
    refreshAfter: (error: unknown) => {
      if (codeOf(error) === 'privacy.outdated') void refetch()
    },
  }
}

/** In a tab of its own, so that nothing typed is lost. */
export const PrivacyLine = ({ button }: { button: string }) => {
  const styles = useStyles()
  return (
    <Text className={styles.root}>
      “{button}” ile, kişisel verilerinizi anlatan{' '}
      <a className={styles.link} href="/aydinlatma-metni" target="_blank" rel="noopener">
        aydınlatma metnini
      </a>{' '}
      okuduğunuzu bildirirsiniz.
    </Text>
  )
}
