export const shiftRefusals = {
  'shift.missing': 'missing',
  'shift.zero_length': 'unprocessable',
  'shift.unknown_timezone': 'unprocessable',
} as const
