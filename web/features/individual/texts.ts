export const allDaysDone = 'Bütün günler için seçiminizi yaptınız.'
export const menuFailure = 'Seçim oyunu verileri alınamadı'
export const shiftsFailure = 'Vardiyalara alınamadı'
