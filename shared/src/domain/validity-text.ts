import { formatMoney, type Centavos } from './money.ts';

/** Why a cart cannot be paid, as the customer reads it. */
export const validityText = {
  channel: 'Productos restringidos por tipo de entrega',
  geo: 'Productos restringidos por dirección de envío',
  total: (minimum: Centavos, currency: string) => `Monto mínimo de compra ${formatMoney(minimum, currency)}`,
  schedule: 'Productos restringidos por horario',
  quantity: (most: number) => `No se pueden ordenar mas de ${most} productos`,
  blocked: 'Por el momento no contamos con uno o mas de los productos u opciones selecionadas.',
  hours: (opens: string, closes: string) => `Horario de atención: ${opens} - ${closes}`,
  empty: 'Tu carrito está vacío',
} as const;
