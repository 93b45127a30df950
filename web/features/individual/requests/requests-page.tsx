import { makeStyles, Subtitle1, tokens } from '@fluentui/react-components'
import { Page } from '../../../ui/page/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { OwnRequests } from './own-requests.tsx'
import { RequestForm } from './request-form.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXL },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
    '@container (min-width: 736px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  own: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
})

export const RequestsPage = () => {
  const styles = useStyles()
  return (
    <Page title="İstek ve öneri">
      <div className={styles.page}>
        <div className={styles.columns}>
          <Panel as="section">
            <Subtitle1 as="h2">Mutfağa yazın</Subtitle1>
            <RequestForm />
          </Panel>
          <section className={styles.own}>
            <Subtitle1 as="h2">Yazdıklarım</Subtitle1>
            <OwnRequests />
          </section>
        </div>
      </div>
    </Page>
  )
}
