/** Why a date and hour cannot be chosen [WRD-10 to WRD-15]. */
export const futureOrderText = {
  past: 'La hora seleccionada debe ser posterior a la actual',
  tooSoon: (minutes: number) => `El pedido debe programarse con al menos ${minutes} minutos de anticipación`,
  tooFar: (days: number) => `El pedido puede programarse con un máximo de ${days} días de anticipación`,
  notOpenYet: 'La tienda aún no está abierta a esa hora',
  closed: 'La tienda está cerrada en la fecha u hora seleccionada',
  invalid: 'Fecha u hora no válida',
  noWarranty: 'Tu orden no cuenta con garantía de 30 minutos por ser un pedido futuro',
} as const;
