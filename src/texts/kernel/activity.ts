export const activityLabel = (isActive: boolean): string => (isActive ? 'Aktif' : 'Pasif')
