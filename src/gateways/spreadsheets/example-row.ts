/** Shows how to fill in the template. No phone begins like this one: nobody is enrolled by it, and it is no mistake to leave it in. */
export const exampleRow = { fullName: 'Örnek: Ayşe Yılmaz', phone: '5000000000', email: 'ayse@ornek.com' } as const
