export const couponsText = { invalid: 'El cupón no es válido' } as const;
