import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { colors } from '../../../ui/colors.ts'
import { useAddressOf } from '../../../ui/device/own-document.ts'

const useStyles = makeStyles({
  plate: {
    position: 'relative',
    flexShrink: 0,
    display: 'inline-block',
    width: 'var(--plate-size, 44px)',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: '50%',
    border: `max(1px, calc(var(--plate-size, 44px) / 60)) solid ${colors.plateRim}`,
    backgroundColor: colors.plate,
    backgroundImage: `radial-gradient(closest-side, ${colors.plateWell} 83%, transparent 84%)`,
  },
  picture: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  drawing: { transform: 'scale(1.08)' },
  empty: {
    display: 'grid',
    placeItems: 'center',
    border: `2px dashed ${colors.plateRim}`,
    backgroundColor: 'transparent',
    backgroundImage: 'none',
    '::after': {
      content: '""',
      width: '64%',
      aspectRatio: '1',
      borderRadius: '50%',
      border: `2px solid ${colors.plateRim}`,
    },
  },
})

const sized = (size?: number) => ({ '--plate-size': size === undefined ? undefined : `${size}px` }) as CSSProperties

type Props = {
  /** Nothing chosen, nothing published. */
  isEmpty?: boolean
  /** Undefined while it is loading. */
  picture: string | undefined
  /** Drawn for a plate, not a photograph. */
  isDrawing?: boolean
  /** In pixels. */
  size?: number
  onError?: () => void
}

/** The plate with whatever is on it. */
export const PlateFace = ({ isEmpty = false, picture, isDrawing = false, size, onError }: Props) => {
  const styles = useStyles()
  const addressOf = useAddressOf()
  if (isEmpty)
    return <span aria-hidden="true" className={mergeClasses(styles.plate, styles.empty)} style={sized(size)} />
  return (
    <span className={styles.plate} style={sized(size)}>
      {picture !== undefined && (
        <img
          className={mergeClasses(styles.picture, isDrawing && styles.drawing)}
          src={addressOf(picture)}
          alt=""
          loading="lazy"
          onError={onError}
        />
      )}
    </span>
  )
}
