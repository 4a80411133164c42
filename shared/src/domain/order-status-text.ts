/** The state of an order as the customer reads it [WRD-38]. */
export const orderStatusText = {
  pending: 'Pendiente de entrega',
  preparing: 'En preparación',
  sent: 'Enviado',
  unassigned: 'Sin asignar',
  arrived: 'Tu repartidor ha llegado',
  delivered: 'Entregado',
} as const;
