import { Button, makeStyles } from '@fluentui/react-components'
import { BusyIcon } from './busy-icon.tsx'

const useStyles = makeStyles({ root: { justifySelf: 'center' } })

/** It stays in its place while the next page comes, and so does the focus. */
export const MoreButton = ({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) => (
  <Button
    className={useStyles().root}
    size="large"
    disabledFocusable={isBusy}
    icon={isBusy ? <BusyIcon /> : null}
    onClick={onMore}
  >
    Daha fazla göster
  </Button>
)
