/** Why the last backup failed, for administrators. */
export const backupFailures = {
  disk_full: 'diskte yer kalmadı',
  not_writable: 'yedek klasörüne yazılamadı',
  interrupted: 'yedekleme yarıda kesildi',
  other: 'nedeni sunucunun kayıtlarında yazıyor',
} as const
