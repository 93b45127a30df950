import { makeStyles, Text } from '@fluentui/react-components'
import { useSearchParams } from 'react-router-dom'
import { useGetResponsibleQuery } from '../../api/generated-privacy.ts'
import { useGetPrivacyNoticeQuery } from '../../api/generated-sign-in.ts'
import { colors } from '../../ui/colors.ts'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

const useStyles = makeStyles({
  page: { maxWidth: '68ch', margin: '0 auto', padding: '32px 16px 64px', fontSize: '16px', lineHeight: '26px' },
  section: { display: 'grid', rowGap: '8px', marginTop: '28px' },
  heading: { margin: 0, fontSize: '18px', lineHeight: '26px', fontWeight: 650 },
  version: { display: 'block', marginTop: '32px', color: colors.ink2 },
})

/** Who answers for the data of the company whose link led here, by name (rule D4). */
const Parties = () => {
  const styles = useStyles()
  const [search] = useSearchParams()
  const company = search.get('sirket-kimligi') ?? undefined
  const { data } = useGetResponsibleQuery({ company })
  const { controller = null, processor = null } = data ?? {}
  if (controller === null && processor === null) return null
  return (
    <section className={styles.section}>
      {controller && (
        <p>
          <strong>Veri sorumlusu:</strong> {[controller.name, controller.city].filter(Boolean).join(', ')}
        </p>
      )}
      {processor && (
        <p>
          <strong>Veri işleyen:</strong> {[processor.name, processor.contact].filter(Boolean).join(', ')}
        </p>
      )}
    </section>
  )
}

export const PrivacyPage = () => {
  const styles = useStyles()
  const { data: notice, error, isFetching, refetch } = useGetPrivacyNoticeQuery()
  return (
    <main className={styles.page}>
      <PageHeading title="Kişisel verilerle ilgili aydınlatma metni" />
      {notice === undefined ? (
        <NotYet query={{ error, isFetching, refetch }} failure="Metin yüklenemedi" shape="picture" />
      ) : (
        <>
          <Parties />
          {notice.sections.map(({ heading, paragraphs }) => (
            <section key={heading} className={styles.section}>
              <h2 className={styles.heading}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <Text className={styles.version}>Sürüm: {notice.version}</Text>
        </>
      )}
    </main>
  )
}
