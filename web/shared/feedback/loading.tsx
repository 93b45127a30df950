import { makeStyles, Spinner } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: { display: 'flex', justifyContent: 'center', alignItems: 'center', minHeight: '160px', padding: '24px' },
})

export const Loading = ({ text = 'Yükleniyor…' }: { text?: string }) => {
  const styles = useStyles()
  return (
    <div className={styles.root} role="status">
      <Spinner label={text} labelPosition="below" />
    </div>
  )
}
