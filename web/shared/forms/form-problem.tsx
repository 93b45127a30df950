import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'

const useStyles = makeStyles({ text: { whiteSpace: 'normal', paddingTop: '10px', paddingBottom: '10px' } })

/** What went wrong with the whole form, next to its button. */
export const FormProblem = ({ text }: { text?: string }) => {
  const styles = useStyles()
  return (
    <div role="alert">
      {text !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody className={styles.text}>{text}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}
