import { possessive } from '../../../../src/texts/kernel/suffixes.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

type People = {
  user_count: number
  /** Active ones only. */
  employee_count: number
}

const shareOf = (active: number, all: number): string => {
  if (active === 0 || active === all) return `${all === 1 ? '' : 'hepsi '}${active === 0 ? 'pasif' : 'aktif'}`
  return `${formatNumber(active)}${possessive(active)} aktif`
}

/** 26 kullanıcı, hepsi aktif · 26 kullanıcı, 24’ü aktif */
export const peopleText = ({ user_count: all, employee_count: active }: People): string =>
  all === 0 ? 'Kullanıcısı yok' : `${formatNumber(all)} kullanıcı, ${shareOf(active, all)}`
