import { makeStyles } from '@fluentui/react-components'
import { useSearchParams } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { colors } from '../../ui/colors.ts'
import { useUnsavedGuard } from '../../ui/unsaved/unsaved-guard.ts'
import { type Mode, searchOf } from './modes.ts'

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: colors.brandSoftInk,
    fontWeight: 600,
  },
})

type Props = { to: Extract<Mode, 'forgot' | 'corp-forgot'>; onLeave?: () => void }

/**
 * Links below the message that a phone is already registered. Company and phone are carried over; the other input is no
 * longer needed.
 */
export const KnownPhone = ({ to, onLeave }: Props) => {
  const [search] = useSearchParams()
  const guard = useUnsavedGuard()
  const leave = () => {
    guard.forgetAll()
    onLeave?.()
  }
  return (
    <Link to={{ search: searchOf(to, search) }} className={useStyles().link} onClick={leave}>
      Şifremi unuttum
    </Link>
  )
}
