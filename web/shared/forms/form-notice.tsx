import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  /* An empty region takes no row of its form, nor the gap before one. */
  region: { ':empty': { position: 'absolute' } },
  root: {
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.borderWidth('1px'),
    ...shorthands.borderStyle('solid'),
  },
  error: {
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    ...shorthands.borderColor(tokens.colorStatusDangerBorder1),
  },
  success: {
    color: tokens.colorStatusSuccessForeground1,
    backgroundColor: tokens.colorStatusSuccessBackground1,
    ...shorthands.borderColor(tokens.colorStatusSuccessBorder1),
  },
})

/** On a phone a long form would hide it below its buttons. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

type Props = { intent: 'error' | 'success'; text?: string }

/** What became of the whole form, inside it. The live region is there before its text, so that the text is read out. */
export const FormNotice = ({ intent, text }: Props) => {
  const styles = useStyles()
  return (
    <div role={intent === 'error' ? 'alert' : 'status'} className={styles.region}>
      {text !== undefined && (
        <div ref={bringIntoView} className={mergeClasses(styles.root, styles[intent])}>
          {text}
        </div>
      )}
    </div>
  )
}
