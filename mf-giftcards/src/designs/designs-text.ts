/** What customers read about gift cards. */
export const designsText = {
  title: 'Gift Cards',
  lead: 'Regala pizza recién salida de la brasa: llega por correo y se usa en cualquiera de nuestras tiendas.',
  none: 'Por ahora no hay Gift Cards',
  noneHint: 'Vuelve pronto, estamos horneando nuevos diseños.',
  all: 'Ver todas las Gift Cards',
  menu: 'Ver el menú',
  terms: ['Se puede usar en una o varias órdenes hasta agotar el saldo.', 'No se cambia por efectivo.', 'Vence a los 12 meses de su compra.'],
  termsTitle: 'Cómo funciona',
} as const;
