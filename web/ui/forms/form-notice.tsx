import { makeStyles } from '@fluentui/react-components'
import { Notice } from '../notice.tsx'

const useStyles = makeStyles({
  /* An empty region takes no row of its form, nor the gap before one. */
  region: { ':empty': { position: 'absolute' } },
})

/** On a phone a long form would hide it below its buttons. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

type Props = { intent: 'error' | 'success' | 'warning'; text?: string }

/** What became of the whole form, inside it. The live region is there before its text, so that the text is read out. */
export const FormNotice = ({ intent, text }: Props) => {
  const styles = useStyles()
  return (
    <div role={intent === 'error' ? 'alert' : 'status'} className={styles.region}>
      {text !== undefined && (
        <Notice ref={bringIntoView} intent={intent}>
          {text}
        </Notice>
      )}
    </div>
  )
}
