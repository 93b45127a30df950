import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { colors } from '../../../ui/colors.ts'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { desk } from '../../../ui/device/use-media.ts'

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    minHeight: '32px',
    color: colors.ink3,
  },
  // Stays in sight below a long grid and panel.
  stickyFoot: {
    [desk]: { position: 'sticky', zIndex: 4, bottom: 0, padding: '6px 0', backgroundColor: colors.canvas },
  },
  // Within reach of the thumb, above the bottom bar.
  thumb: {
    position: 'sticky',
    zIndex: 4,
    bottom: 'var(--bottom-bar-height, 0px)',
    margin: '0 -16px',
    padding: '8px 16px',
    borderTop: `1px solid ${colors.line}`,
    backgroundColor: colors.surface,
    '& > .fui-SplitButton': { flex: '1 0 100%', '& > :first-child': { flexGrow: 1, maxWidth: 'none' } },
  },
  unsaved: { display: 'inline-flex', alignItems: 'center', columnGap: '8px', color: colors.info, fontWeight: 650 },
  discard: { marginLeft: 'auto' },
})

type Props = {
  /** The buttons stand above a grid, and here on a phone. */
  isWide: boolean
  buttons: ReactNode
  /** What is not saved yet; empty for nothing. */
  unsaved: string
  /** How many pasted cells found no place. */
  cut: number
  onDiscard: () => void
}

/** What is not saved of a menu, and the way to drop it. */
export const MenuFoot = ({ isWide, buttons, unsaved, cut, onDiscard }: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  return (
    <div
      className={mergeClasses(styles.foot, isWide ? (unsaved !== '' || cut > 0) && styles.stickyFoot : styles.thumb)}
      data-foot-bar={!isWide || unsaved !== '' || cut > 0 || undefined}
    >
      <Text role="status" className={styles.unsaved}>
        {unsaved !== '' && <EditRegular fontSize={20} />}
        {unsaved}
      </Text>
      {cut > 0 && <Text role="status">{`Yapıştırılan ${cut} hücre tabloya sığmadı.`}</Text>}
      {unsaved !== '' && (
        <>
          {isWide && <Text size={200}>Kaydedilmeyenler bu cihazda tutulur; geri gelince kaldığınız yerden sürer.</Text>}
          <Button appearance="subtle" className={mergeClasses(danger.quiet, styles.discard)} onClick={onDiscard}>
            Değişiklikleri at
          </Button>
        </>
      )}
      {!isWide && buttons}
    </div>
  )
}
