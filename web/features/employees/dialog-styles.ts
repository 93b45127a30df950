import { makeStyles } from '@fluentui/react-components'

export const useDialogStyles = makeStyles({
  content: { display: 'grid', gridAutoRows: 'max-content', rowGap: '16px', paddingTop: '8px', paddingBottom: '8px' },
})
