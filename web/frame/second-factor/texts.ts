export const secondFactorTitle = 'İki adımlı doğrulama'
