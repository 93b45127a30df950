export const feedbackRefusals = {
  'feedback.blank': 'unprocessable',
  'feedback.missing': 'missing',
} as const
