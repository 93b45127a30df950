export const notificationRefusals = {
  'notification.missing': 'missing',
} as const
