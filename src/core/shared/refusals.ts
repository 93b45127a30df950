export const sharedRefusals = {
  'phone.invalid': 'unprocessable',
  'name.blank': 'unprocessable',
  'limit.exceeded': 'throttled',
  'idempotency.reused': 'unprocessable',
} as const
