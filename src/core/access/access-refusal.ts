import { refusals } from '../shared/index.ts'

export const accessRefusal = refusals({
  'session.missing': 'unauthenticated',
  'access.denied': 'forbidden',
  'password.must_change': 'forbidden',
  'second_factor.must_set_up': 'forbidden',
})
