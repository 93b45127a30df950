/** Shows how to fill in the template. The import skips it, and no real phone number begins like this one. */
export const exampleRow = { fullName: 'Örnek: Ayşe Yılmaz', phone: '5000000000', email: 'ayse@ornek.com' } as const
