import { Link } from '@fluentui/react-components'
import { formatPhone } from '../../ui/words/phone.ts'

/** Calls the other side of an order. */
export const PartnerPhone = ({ phone }: { phone: string | null }) =>
  phone === null ? '—' : <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{formatPhone(phone)}</Link>
