export const todayNotice = 'Bugün için seçim yapılamaz. Yarın ve sonrası için seçim yapabilirsiniz.'
export const allDaysDone = 'Bütün günler için seçiminizi yaptınız.'
export const menuFailure = 'Seçim oyunu verileri alınamadı'
export const shiftsFailure = 'Vardiyalara alınamadı'
