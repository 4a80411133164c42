import type { OrderStatusCode } from '../../db/tables/order-tables.ts';

/** How codes of the database read in the file. A code without words is written as it is. */
export const words = {
  gender: { FE: 'Femenino', MA: 'Masculino', NA: 'Sin decir' },
  orderKind: { ORD: 'Orden', CER: 'Compra de Gift Cards' },
  delivery: { DOM: 'A domicilio', TRA: 'Para recoger' },
  status: { PEN: 'Pendiente', ASI: 'Asignada', INI: 'En preparación', LLE: 'Lista', DES: 'En camino', LLC: 'Repartidor en la puerta', ENT: 'Entregada', FIN: 'Terminada', CAN: 'Cancelada', ENV: 'Enviada', ERR: 'Con error' } satisfies Record<OrderStatusCode, string>,
  method: { E: 'Efectivo', T: 'Tarjeta', C: 'Gift Card' },
  payment: { NONE: 'Sin pago', PENDING: 'Pendiente', CREATED: 'Iniciado', AUTHORIZED: 'Autorizado', PAID: 'Pagado', FAILED: 'Rechazado', REFUNDED: 'Devuelto', EXPIRED: 'Vencido' },
  coupon: { HELD: 'Apartado', USED: 'Usado', RELEASED: 'Devuelto' },
  card: { ISSUED: 'Sin activar', ACTIVE: 'Activa', SPENT: 'Gastada', EXPIRED: 'Vencida', VOID: 'Anulada' },
  movement: { ISSUE: 'Emisión', HOLD: 'Apartado para una orden', CAPTURE: 'Pago de una orden', RELEASE: 'Devuelto a la tarjeta', REFUND: 'Reembolso', EXPIRE: 'Vencimiento', VOID: 'Anulación', ADJUST: 'Corrección' },
  letter: { QUEUED: 'Por enviar', SENT: 'Enviado', FAILED: 'No se pudo enviar' },
  sessionEnd: { CLOSED: 'Cerraste tu cuenta', LOGOUT: 'Cerraste sesión', OWNER: 'La cerraste desde otro dispositivo', PASSKEY: 'Eliminaste una llave de acceso', PASSWORD: 'Cambió tu contraseña', TOKEN_REUSED: 'Se usó desde dos lugares', TOO_MANY: 'Demasiadas sesiones abiertas' },
  event: {
    'account-closed': 'Cerraste tu cuenta',
    'account-reopened': 'Activaste de nuevo tu cuenta',
    'cash-refused': 'Se pidió pagar con tarjeta en lugar de efectivo',
    'data-exported': 'Descargaste tus datos',
    'gift-card-corrected': 'Corregiste el correo de una Gift Card',
    'gift-card-resent': 'Reenviaste una Gift Card',
    'log-in': 'Ingresaste con contraseña',
    'log-in-passkey': 'Ingresaste con una llave de acceso',
    'log-out': 'Cerraste sesión',
    'other-sessions-ended': 'Cerraste tus otras sesiones',
    'passkey-added': 'Agregaste una llave de acceso',
    'passkey-removed': 'Eliminaste una llave de acceso',
    'passkey-renamed': 'Cambiaste el nombre de una llave de acceso',
    'passkeys-removed': 'Eliminamos tus llaves de acceso porque recuperaste tu cuenta',
    'password-changed': 'Cambió tu contraseña',
    'session-ended': 'Cerraste una sesión',
    'session-reused': 'Cerramos una sesión que se usó desde dos lugares',
  },
} as const;

export const wordFor = (list: Readonly<Record<string, string>>, code: string | null): string => (code === null ? '' : (list[code] ?? code));
