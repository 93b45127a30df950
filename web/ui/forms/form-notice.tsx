import { makeStyles } from '@fluentui/react-components'
import { Notice } from '../notice.tsx'

const useStyles = makeStyles({
  /* An empty region must not take up a row of its form, nor the gap before one. */
  region: { ':empty': { position: 'absolute' } },
})

/** In a long form on a phone it would otherwise stay out of sight below the buttons. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

type Props = { intent: 'error' | 'success' | 'warning'; text?: string }

/**
 * The result of submitting the form. The live region exists before its text does, so that screen readers announce it.
 */
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
