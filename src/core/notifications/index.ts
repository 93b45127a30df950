export * from './announce-menu.ts'
export * from './ports.ts'
export * from './read-notifications.ts'
export * from './save-notification-settings.ts'
