export const pageProblem = 'Sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.'
