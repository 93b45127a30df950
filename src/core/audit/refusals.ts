export const auditRefusals = {
  'log.range_invalid': 'unprocessable',
  'log.too_long': 'unprocessable',
} as const
