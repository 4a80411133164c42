import { certificateLimits } from '@brasa/shared/domain/certificate-cart';
import { sendTime } from '@brasa/shared/domain/send-date';
import { twelveHour } from '@brasa/shared/domain/local-time';

/** What customers read while they make a gift card somebody's own. */
export const personaliseText = {
  title: 'Gift Cards',
  form: 'Personaliza tu Gift Card',
  buyerName: 'Tu nombre',
  buyerHint: 'Así sabrá quién se la regala.',
  recipientName: 'Nombre de quien la recibe',
  recipientEmail: 'Correo de quien la recibe',
  recipientHint: 'A este correo enviaremos la Gift Card.',
  dedication: 'Dedicatoria',
  dedicationLeft: (left: number) => (left === 1 ? 'Te queda 1 carácter.' : `Te quedan ${left} caracteres.`),
  tooLong: (longest: number) => `Usa ${longest} caracteres como máximo`,
  when: '¿Cuándo la enviamos?',
  atOnce: 'Al pagar',
  atOnceHint: 'Sale por correo al confirmarse el pago.',
  onADay: 'Otro día',
  onADayHint: `A las ${twelveHour(sendTime)}, hora de Guatemala.`,
  sendDate: 'Fecha de envío',
  sendDateHint: (last: string) => `Día/mes/año, hasta el ${last}.`,
  add: 'Agregar a mi compra',
  save: 'Guardar cambios',
  cancel: 'Cancelar',
  full: {
    'too-many': `Tu compra ya tiene ${certificateLimits.items} Gift Cards, el máximo. Quita una para agregar otra.`,
    'too-much': (most: string) => `Con esta Gift Card tu compra pasaría de ${most}, el máximo. Elige una de menor valor o quita otra.`,
  },
  seeCart: 'Ver mi compra',
} as const;
