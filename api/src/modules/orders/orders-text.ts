import { coverageText } from '@brasa/shared/domain/coverage-text';
import { validityText } from '@brasa/shared/domain/validity-text';

/** What a customer reads about an order. */
export const ordersText = {
  received: 'Recibimos tu orden',
  inProcess: 'Tu orden ya está en proceso',
  notFound: 'No encontramos tu orden',
  notPaid: 'Tu pago no fue procesado. Puedes intentarlo de nuevo.',
  delivered: 'Tu orden ya fue entregada',
  cancelled: 'Tu orden fue cancelada',
  empty: validityText.empty,
  unavailable: 'Uno o más productos de tu orden ya no están disponibles. Revisa tu carrito.',
  noCoverage: coverageText.noCoverage,
  choosePoint: coverageText.choosePoint,
  futureDisabled: 'Los pedidos futuros no están disponibles en este momento',
  coupon: 'El cupón ya no es válido para esta orden',
  promotion: 'La promoción ya no es válida para esta orden',
  noCash: 'El pago en efectivo no está disponible',
  cardOnly: 'Con este teléfono o esta dirección se cancelaron varias órdenes en efectivo. Por ahora puedes pagar con tarjeta.',
  cashRefused: 'Con este teléfono o esta dirección se cancelaron varias órdenes en efectivo. Por ahora no podemos recibir otra.',
  noGiftCards: 'Las Gift Cards no están disponibles',
  giftBalance: 'Tu saldo de Gift Card no es suficiente',
  prices: 'Los precios de tu orden cambiaron. Revisa tu carrito antes de continuar.',
  tooManyOpen: 'Ya tienes órdenes en proceso. Espera a que terminen para hacer otra.',
} as const;
